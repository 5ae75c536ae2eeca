import { choice, code, date, integer, kadar, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';
import { STATUS_BARANG } from '../../trade/barang/keadaan.ts';
import { HASIL_KIRIM } from './kirim-barang.fields.ts';

const STATUS = { optionLabel: 'pilihan.status_kirim_barang' } as const;
const HASIL = { optionLabel: 'pilihan.hasil_kirim' } as const;
const BARIS = {
  kode_barcode: total(code({}), 'count'),
  nama_barang: text({ max: 100 }),
  kode_group: code({ label: 'laporan.group' }),
  kadar: kadar({}),
  berat: total(weight({}), 'sum'),
} as const;
const TILES = [
  { column: 'no_kirim', label: 'field.jumlah_dokumen' },
  { column: 'kode_barcode', label: 'field.jumlah_barang' },
  { column: 'berat' },
] as const;

/** What this shop has sent, piece by piece, and what has become of each. */
export const laporanKirimBarang = defineReport({
  key: 'kirim-barang',
  page: '/laporan-kirim-barang',
  menu: 'laporan',
  gate: 'KIRIM_BARANG_MODULE',
  filters: {
    ...PERIODE.filters,
    kode_tujuan: ref('toko', { all: true, label: 'field.tujuan' }),
    hasil: choice(HASIL_KIRIM, HASIL),
  },
  period: PERIODE.period,
  columns: {
    no_kirim: total(code({}), 'distinct'),
    tgl: date({}),
    tujuan: text({ max: 60 }),
    ...BARIS,
    hasil: choice(HASIL_KIRIM, { ...HASIL, label: 'field.hasil_kirim' }),
    alasan: text({ max: 200 }),
    no_terima: code({}),
    tgl_terima: date({}),
    dibuat_oleh: code({}),
    status: choice(['OPEN', 'DONE', 'CANC'], STATUS),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_kirim', 'tgl'],
  groupLabel: 'tujuan',
  tiles: TILES,
});

/**
 * What went to head office, by number and purity: sent, received, what came back, and what is still away or was found
 * lighter, also in pure gold.
 */
export const laporanKirimKepusat = defineReport({
  key: 'kirim-barang-kepusat',
  page: '/laporan-kirim-barang-kepusat',
  menu: 'laporan',
  filters: PERIODE.filters,
  period: PERIODE.period,
  columns: {
    no_kirim: total(code({}), 'distinct'),
    tgl: date({}),
    tujuan: text({ max: 60 }),
    jenis_kirim: code({}),
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    qty_terima: total(integer({}), 'sum'),
    berat_terima: total(weight({}), 'sum'),
    qty_kembali: total(integer({}), 'sum'),
    berat_kembali: total(weight({}), 'sum'),
    selisih: total(weight({}), 'sum'),
    berat_24k: total(weight({}), 'sum'),
    status: choice(['OPEN', 'DONE', 'CANC'], STATUS),
  },
  cancelled: DIBATALKAN,
  tiles: [{ column: 'no_kirim', label: 'field.jumlah_dokumen' }, { column: 'berat' }, { column: 'selisih' }],
});

/** What went to the shops that sell online, with where each piece stands there and on which marketplace it was sold. */
export const laporanKirimOnline = defineReport({
  key: 'kirim-barang-online',
  page: '/laporan-kirim-barang-online',
  menu: 'laporan',
  gate: 'KIRIM_BARANG_ONLINE_STORE_MODULE',
  filters: { ...PERIODE.filters, kode_tujuan: ref('toko', { all: true, label: 'field.tujuan' }) },
  period: PERIODE.period,
  columns: {
    no_kirim: total(code({}), 'distinct'),
    tgl: date({}),
    tujuan: text({ max: 60 }),
    ...BARIS,
    hasil: choice(HASIL_KIRIM, { ...HASIL, label: 'field.hasil_kirim' }),
    status_barang: choice(STATUS_BARANG, { label: 'field.keadaan_disana', optionLabel: 'pilihan.status_barang' }),
    marketplace: text({ max: 60 }),
    tgl_jual: date({}),
    status: choice(['OPEN', 'DONE', 'CANC'], STATUS),
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_kirim', 'tgl'],
  groupLabel: 'tujuan',
  tiles: TILES,
});
