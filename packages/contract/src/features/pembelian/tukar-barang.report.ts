import { code, date, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_FILTERS } from './baris-beli.columns.ts';

/** Old goods as the reports on exchanges tell them (specification, section 9). */
const BARANG_TUKAR = {
  kode_sales: code({ label: 'laporan.sales' }),
  nama: text({ max: 100, label: 'field.nama_pelanggan' }),
  kode_barcode: total(code({}), 'count'),
  nama_barang: text({ max: 100 }),
  kode_group: code({ label: 'laporan.group' }),
  kode_dept: code({ label: 'laporan.jenis' }),
  jenis_group: code({}),
  kondisi_barang: code({}),
  qty: total(integer({}), 'sum'),
  harga_rata: total(money({ label: 'laporan.harga_gram' }), { ratio: ['harga_beli', 'berat'] }),
  berat: total(weight({}), 'sum'),
  harga_beli: total(money({ label: 'laporan.jumlah' }), 'sum'),
} as const;

const TILES = [
  { column: 'no_tukar', label: 'field.jumlah_nota' },
  { column: 'qty', label: 'field.jumlah_barang' },
  { column: 'berat' },
  { column: 'harga_beli' },
] as const;

/**
 * Old goods that paid for new ones, below the nota of the exchange. One that was cancelled later stays on its own day,
 * outside the totals.
 */
export const tukarBarang = defineReport({
  key: 'tukar-barang',
  page: '/laporan-tukar-barang',
  aliases: ['/laporan-barang-tukar'],
  menu: 'laporan',
  daily: true,
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    no_tukar: total(code({}), 'distinct'),
    tgl: date({}),
    no_faktur_beli: code({}),
    ...BARANG_TUKAR,
    ...KEADAAN,
    valid_oleh: code({ label: 'field.valid_by' }),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_tukar', 'tgl'],
  groupLabel: 'nama',
  tiles: TILES,
  emptyText: 'laporan.tidak_tersedia',
});

/** Exchanges that were cancelled, by the day of the cancel: who, why, and who approved it. */
export const batalTukarBarang = defineReport({
  key: 'batal-tukar-barang',
  page: '/laporan-batal-tukar-barang',
  aliases: ['/laporan-batal-tukar', '/laporan-barang-batal-tukar'],
  menu: 'laporan',
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    no_tukar: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_tukar' }),
    no_faktur_beli: code({}),
    ...BARANG_TUKAR,
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: TILES,
  emptyText: 'laporan.tidak_tersedia',
});
