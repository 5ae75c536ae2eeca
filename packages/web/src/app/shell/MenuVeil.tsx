import { useDialogPlace } from '../../ui/dialog/depth.ts';
import { useEscape } from '../../ui/dialog/use-escape.ts';
import { useT } from '../../ui/text.ts';
import css from './shell.module.css';

/** Between the menu of a phone and the page: it is a layer over that, and goes by Esc and the way back as others do. */
export function MenuVeil({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const depth = useDialogPlace(true, onClose);
  useEscape(true, depth, onClose);
  return <button type="button" className={css.veil} aria-label={t('umum.tutup')} onClick={onClose} />;
}
