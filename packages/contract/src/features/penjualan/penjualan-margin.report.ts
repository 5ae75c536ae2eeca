import { code, date, money, percent, text } from '../../core/field.ts';
import { defineReport, only, PERIODE, total } from '../../core/report.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FILTERS, STATUS_KEMBALI_COLUMN } from './baris-jual.columns.ts';

const rupiah = (label: string) => only(LIHAT_MODAL, total(money({ label }), 'sum'));

/**
 * What every validated sale brought above what its pieces had cost, out of the books: the sale without its tax, less
 * the value that left the stock with it. Beside it the same at what the gold would cost today. A piece of which nobody
 * knew the cost has no margin: its sale stands in a column of its own, and no average is made of it. Manual items cost
 * the moving average of their purity.
 */
export const penjualanMargin = defineReport({
  key: 'penjualan-margin',
  page: '/laporan-penjualan-margin',
  menu: 'laporan',
  filters: BARIS_JUAL_FILTERS,
  period: PERIODE.period,
  columns: {
    no_faktur_group: total(code({}), 'distinct'),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...BARIS_JUAL_BARANG,
    penjualan: rupiah('modal.penjualan'),
    harga_modal: rupiah('field.harga_modal'),
    margin: rupiah('modal.margin'),
    margin_persen: only(
      LIHAT_MODAL,
      total(percent({ label: 'modal.margin_persen' }), { ratio: ['margin', 'penjualan'], percent: true }),
    ),
    modal_ganti: rupiah('modal.modal_ganti'),
    margin_ganti: rupiah('modal.margin_ganti'),
    tanpa_modal: rupiah('modal.penjualan_tanpa_modal'),
    ...STATUS_KEMBALI_COLUMN,
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['no_faktur_group', 'tgl', 'kode_sales'],
  groupLabel: 'nama',
  tiles: [
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'penjualan' },
    { column: 'harga_modal' },
    { column: 'margin' },
    { column: 'margin_persen' },
    { column: 'tanpa_modal' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
