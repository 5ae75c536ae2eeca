import { formatNumber } from '@kilau/contract/core/format.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { kataCara } from '../../../trade/bayar/kata-cara.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { useT } from '../../../ui/text.ts';
import type { BarangDijemput } from './hitung.ts';
import css from './lines.module.css';

/** Pieces that come with a deposit or an order: nothing of them is typed, and they go with its payment. */
export function TitipanRows({ barang }: { readonly barang: readonly BarangDijemput[] }) {
  const t = useT();
  return barang.map((row) => (
    <tr key={row.kode_barcode} className={css.line} data-titipan={row.kode_barcode}>
      <td className={css.what}>
        <span className={css.photo}>
          <FotoBarang kode_barcode={row.kode_barcode} foto={row.foto} alt="" />
        </span>
        <div className={css.nama}>
          <b title={row.nama_barang}>
            {row.nama_barang} <Chip tone="info">{kataCara(t, row.cara)}</Chip>
          </b>
          <span>
            {[row.kode_barcode, row.kode_group, row.kadar_cetak, t('penjualan.di_baki', { baki: row.kode_baki })]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </div>
      </td>
      <td className={css.calc}>
        <span>
          <b>{formatNumber(row.berat, 3)}</b> gr <i>{row.harga_gram > 0 ? '×' : ''}</i>
        </span>
        <span className={css.harga}>{row.harga_gram > 0 ? formatNumber(row.harga_gram) : ''}</span>
        <small>{row.ongkos > 0 ? `${t('penjualan.ongkos')} ${formatNumber(row.ongkos)}` : ''}</small>
      </td>
      <td className={css.total}>
        <strong>{formatNumber(row.harga_total)}</strong>
      </td>
    </tr>
  ));
}
