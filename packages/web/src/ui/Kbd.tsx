import css from './surface.module.css';

/** A key to press. `filled`: on a coloured button, in the button's own text colour. */
export function Kbd({ children, filled = false }: { readonly children: string; readonly filled?: boolean }) {
  return <kbd className={filled ? `${css.kbd} ${css.onFilled}` : css.kbd}>{children}</kbd>;
}
