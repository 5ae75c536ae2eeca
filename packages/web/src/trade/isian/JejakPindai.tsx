import { formatInstant } from '@kilau/contract/core/format.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import type { Jejak } from './use-jejak.ts';
import css from './isian.module.css';

/** The last codes with their time and what became of them: which of a handful was not taken is seen at a glance. */
export function JejakPindai({ jejak }: { readonly jejak: readonly Jejak[] }) {
  const { toko } = useUser();
  return (
    <ol className={css.jejak}>
      {jejak.map(({ kode, hasil, ditolak, pukul }) => (
        <li key={`${kode}-${pukul.getTime()}`} data-ditolak={ditolak || undefined}>
          <Icon name={ditolak ? 'warn' : 'check'} size={12} />
          <strong>{kode}</strong>
          <span>{hasil}</span>
          <time dateTime={pukul.toISOString()}>{formatInstant(pukul, toko.zona_waktu).slice(-5)}</time>
        </li>
      ))}
    </ol>
  );
}

interface DihapusProps {
  /** Code of the line that was taken out last. */
  readonly kode: string;
  readonly onKembali: () => void;
}

/** The way back for a line that was taken out. */
export function Dihapus({ kode, onKembali }: DihapusProps) {
  const t = useT();
  return (
    <div className={css.dihapus}>
      {t('penjualan.baris_dihapus', { kode })}
      <ActionButton shortcut="Ctrl+Z" size="xs" onClick={onKembali}>
        {t('penjualan.kembalikan_baris')}
      </ActionButton>
    </div>
  );
}
