import { code, date } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BARIS_BELI_FILTERS, BARIS_BELI_TILES } from './baris-beli.columns.ts';

/** What was bought back in each condition. */
export const pembelianPerKondisi = defineReport({
  key: 'pembelian-per-kondisi',
  page: '/laporan-pembelian-per-kondisi',
  menu: 'laporan',
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    kondisi_barang: code({}),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    kode_barcode: BARIS_BELI_BARANG.kode_barcode,
    nama_barang: BARIS_BELI_BARANG.nama_barang,
    no_faktur: BARIS_BELI_BARANG.no_faktur,
    kode_group: BARIS_BELI_BARANG.kode_group,
    kadar: BARIS_BELI_BARANG.kadar,
    ...BARIS_BELI_ANGKA,
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['kondisi_barang'],
  tiles: BARIS_BELI_TILES,
  emptyText: 'laporan.tidak_tersedia',
});
