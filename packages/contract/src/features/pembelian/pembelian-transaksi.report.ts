import { code, date, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BARIS_BELI_FILTERS, BARIS_BELI_TILES } from './baris-beli.columns.ts';

/** Every validated purchase, piece by piece below its paper. */
export const pembelianTransaksi = defineReport({
  key: 'pembelian-transaksi',
  page: '/laporan-pembelian-transaksi',
  aliases: ['/laporan-transaksi-pembelian'],
  menu: 'laporan',
  daily: true,
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    no_faktur_group: total(code({}), 'distinct'),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...BARIS_BELI_BARANG,
    ...BARIS_BELI_ANGKA,
    ...KEADAAN,
    valid_oleh: code({ label: 'field.valid_by' }),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_faktur_group', 'tgl', 'kode_sales'],
  groupLabel: 'nama',
  tiles: BARIS_BELI_TILES,
  emptyText: 'laporan.tidak_tersedia',
});
