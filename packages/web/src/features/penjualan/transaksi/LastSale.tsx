import { formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import type { Penjualan } from '../wire.ts';
import css from './last.module.css';

/** The sale that the server has just saved: its number, and the change that is still in the hand. */
export function LastSale({ penjualan }: { readonly penjualan: Penjualan }) {
  const t = useT();
  const nomor = penjualan.no_faktur_group;
  return (
    <div className={css.last} role="status">
      <div className={css.lastHead}>
        <Icon name="check" /> {t('penjualan.tersimpan', { nomor })}
      </div>
      <div className={css.row}>
        <span>{t('field.total')}</span>
        <span>{formatRupiah(penjualan.grand_total)}</span>
      </div>
      <div className={css.row}>
        <span>{t('penjualan.kembali')}</span>
        <strong>{formatRupiah(penjualan.kembali)}</strong>
      </div>
      {penjualan.status === 'DONE' ? (
        <ActionButton size="compact-sm" onClick={() => void showPrint(dokumen, nomor)}>
          {t('penjualan.lihat_nota')}
        </ActionButton>
      ) : null}
    </div>
  );
}
