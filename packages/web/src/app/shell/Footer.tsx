import { useActiveKeys } from '../../platform/keys.ts';
import { useLine } from '../../platform/realtime.ts';
import { useOutbox } from '../../platform/outbox.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useT } from '../../ui/text.ts';
import css from './footer.module.css';

/** The page's main keys, and whether the server hears us. */
export function Footer({ onHelp }: { readonly onHelp: () => void }) {
  const t = useT();
  const keys = useActiveKeys().filter((binding) => binding.main);
  const line = useLine();
  const waiting = useOutbox().length;
  return (
    <footer className={css.foot}>
      <span className={css.keys}>
        {keys.map((binding) => (
          <span key={binding.key}>
            <Kbd>{binding.key}</Kbd> {binding.label}
          </span>
        ))}
      </span>
      <button type="button" className={css.help} onClick={onHelp}>
        <Kbd>?</Kbd> {t('shell.semua_tombol')}
      </button>
      <span className={css.space} />
      {waiting > 0 ? <strong role="status">{t('shell.belum_terkirim', { jumlah: waiting })}</strong> : null}
      <span role="status">{`Kilau ${__VERSION__} · ${t(line === 'connected' ? 'shell.tersambung' : line === 'connecting' ? 'shell.menyambung' : 'shell.terputus')}`}</span>
    </footer>
  );
}
