import { useEffect, useState, type CSSProperties } from 'react';
import { Icon } from '../icons.tsx';
import { useKeyboardRoom } from '../keyboard-room.ts';
import { useStore } from '../store.ts';
import { useT } from '../text.ts';
import css from './toasts.module.css';
import { closeToast, toasts, type Toast } from './toasts.ts';

const ICONS = { good: 'check', bad: 'warn', info: 'file' } as const;

/** One notice. It waits while the mouse rests on it, so that a slow reader keeps it. */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const t = useT();
  const [held, setHeld] = useState(false);
  const { id, ms, way } = toast;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeToast(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  return (
    <div
      className={css.toast}
      data-tone={toast.tone}
      data-kind={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <span className={css.icon}>
        <Icon name={ICONS[toast.tone]} size={toast.kind === 'popup' ? 20 : 16} />
      </span>
      <div className={css.body}>
        {toast.title === undefined ? null : <strong className={css.title}>{toast.title}</strong>}
        <span>{toast.message}</span>
        {way === undefined ? null : (
          <button
            type="button"
            className={css.way}
            onClick={() => {
              closeToast(id);
              way.run();
            }}
          >
            {way.label} ›
          </button>
        )}
      </div>
      <button type="button" className={css.close} aria-label={t('umum.tutup')} onClick={() => closeToast(id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

/** What the style sheet keeps free for the keyboard of a phone. */
interface KeyboardRoom extends CSSProperties {
  readonly '--keyboard': string;
}

/** Where popups and toasts appear. Errors are announced at once, the rest when the reader pauses. */
export function Toasts() {
  const list = useStore(toasts);
  const room: KeyboardRoom = { '--keyboard': `${useKeyboardRoom()}px` };
  const of = (kind: Toast['kind'], loud: boolean) =>
    list.filter((item) => item.kind === kind && (item.tone === 'bad') === loud);
  return (
    <>
      <div className={css.popups} style={room}>
        <div role="alert">
          {of('popup', true).map((item) => (
            <ToastCard key={item.id} toast={item} />
          ))}
        </div>
        <div role="status">
          {of('popup', false).map((item) => (
            <ToastCard key={item.id} toast={item} />
          ))}
        </div>
      </div>
      <div className={css.toasts} style={room}>
        <div role="alert">
          {of('toast', true).map((item) => (
            <ToastCard key={item.id} toast={item} />
          ))}
        </div>
        <div role="status">
          {of('toast', false).map((item) => (
            <ToastCard key={item.id} toast={item} />
          ))}
        </div>
      </div>
    </>
  );
}
