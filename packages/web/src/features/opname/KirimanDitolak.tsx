import type { ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useT } from '../../ui/text.ts';
import type { Kiriman } from './antrean.ts';
import css from './opname.module.css';

interface KirimanDitolakProps<K extends Kiriman> {
  readonly kiriman: readonly K[];
  readonly isi: (kiriman: K) => ReactNode;
  readonly onKirimLagi: (id_scan: string) => void;
  readonly onBuang: (kiriman: K) => void;
}

/** What the server refused: nothing of it is lost until somebody sends it again or gives it up. */
export function KirimanDitolak<K extends Kiriman>({ kiriman, isi, onKirimLagi, onBuang }: KirimanDitolakProps<K>) {
  const t = useT();
  return kiriman
    .filter(({ ditolak }) => ditolak !== undefined)
    .map((kirim) => (
      <p key={kirim.id_scan} className={css.peringatan} data-tone="bad" role="alert">
        <strong>{isi(kirim)}</strong>
        <span>{t('opname.ditolak', { pesan: kirim.ditolak ?? '' })}</span>
        <ActionButton size="compact-sm" onClick={() => onKirimLagi(kirim.id_scan)}>
          {t('opname.kirim_lagi')}
        </ActionButton>
        <ActionButton size="compact-sm" onClick={() => onBuang(kirim)}>
          {t('opname.buang')}
        </ActionButton>
      </p>
    ));
}
