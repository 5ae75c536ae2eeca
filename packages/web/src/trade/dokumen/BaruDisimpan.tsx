import { formatRupiah } from '@kilau/contract/core/format.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './baru-disimpan.module.css';

interface BaruDisimpanProps {
  readonly kind: Kind;
  readonly dokumen: {
    readonly nomor: string;
    readonly status: string;
    readonly grand_total: number;
    readonly kembali?: number;
  };
}

/** The document that the server has just saved: its number, what goes back, and its nota once it has one. */
export function BaruDisimpan({ kind, dokumen: { nomor, status, grand_total, kembali } }: BaruDisimpanProps) {
  const t = useT();
  return (
    <div className={css.last} role="status">
      <div className={css.lastHead}>
        <Icon name="check" /> {t('penjualan.tersimpan', { nomor })}
      </div>
      <div className={css.row}>
        <span>{t('field.total')}</span>
        <span>{formatRupiah(grand_total)}</span>
      </div>
      {kembali === undefined ? null : (
        <div className={css.row}>
          <span>{t('penjualan.kembali')}</span>
          <strong>{formatRupiah(kembali)}</strong>
        </div>
      )}
      {kind.states[status]?.tone === 'waits' ? null : (
        <ActionButton size="compact-sm" onClick={() => void showPrint(kind, nomor)}>
          {t('penjualan.lihat_nota')}
        </ActionButton>
      )}
    </div>
  );
}
