import { choice, code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';

const STATUS = { optionLabel: 'pilihan.status_pesanan' } as const;
const ORANG = {
  kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  valid_by: ref('users', { all: 'ALL', only: { level: 'KASIR' } }),
} as const;
/** Reports on orders tell grams with two decimals (specification, section 9). */
const GRAM = weight({ shown: 2 });

/** Orders by the day on which they were taken: what they come to, what was left and what is still due. */
export const laporanPesanan = defineReport({
  key: 'pesanan',
  page: '/laporan-pesanan',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    status_pesanan: choice(['DONE', 'SELESAI', 'AMBIL', 'CANC'], { ...STATUS, label: 'field.status', all: 'ALL' }),
    ...ORANG,
  },
  period: PERIODE.period,
  columns: {
    no_pesanan: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    tanggal: date({}),
    tgl_selesai: date({ label: 'field.tgl_jadi' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    total_berat: total(GRAM, 'sum'),
    total_qty: total(integer({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    total_harga: total(money({}), 'sum'),
    jumlah_bayar: total(money({}), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
    valid_oleh: code({ label: 'field.valid_by' }),
    status: choice(['DONE', 'SELESAI', 'AMBIL', 'CANC'], STATUS),
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_pesanan', label: 'field.jumlah_nota' },
    { column: 'total_harga' },
    { column: 'jumlah_bayar' },
    { column: 'sisa_bayar' },
  ],
  emptyText: 'laporan.pesanan_kosong',
  failedText: 'laporan.tidak_dapat_dicari',
});

/** Orders that were taken and cancelled, by the day of the cancel, in the words of the specification (line 87). */
export const batalPesanan = defineReport({
  key: 'batal-pesanan',
  page: '/laporan-batal-pesanan',
  call: 'pesanan/batal-reports',
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_sales: ORANG.kode_sales },
  period: PERIODE.period,
  columns: {
    no_pesanan: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    tanggal: date({ label: 'field.tgl_batal' }),
    nama: text({ max: 100 }),
    total_berat: total(GRAM, 'sum'),
    total_qty: total(integer({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    total_harga: total(money({}), 'sum'),
    jumlah_bayar: total(money({}), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
    potongan: total(money({}), 'sum'),
    kembali_rp: total(money({}), 'sum'),
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_pesanan', label: 'field.jumlah_nota' },
    { column: 'jumlah_bayar' },
    { column: 'potongan' },
    { column: 'kembali_rp' },
  ],
  emptyText: 'laporan.pesanan_kosong',
  failedText: 'laporan.tidak_dapat_dicari',
});

/** What was ordered, line by line; what is finished at its true weight. */
export const pesananBarang = defineReport({
  key: 'pesanan-barang',
  page: '/laporan-pesanan-barang',
  call: 'pesanan/report-pesanan-barang',
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_sales: ORANG.kode_sales },
  period: PERIODE.period,
  columns: {
    no_pesanan: total(code({}), 'distinct'),
    kode_sales: code({ label: 'laporan.sales' }),
    tgl_pesanan: date({}),
    tgl_selesai: date({ label: 'field.tgl_jadi' }),
    deskripsi: total(text({ max: 300 }), 'count'),
    kode_group: code({ label: 'laporan.group' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    berat: total(GRAM, 'sum'),
    kode_barcode: code({}),
    berat_jadi: total(GRAM, 'sum'),
    ongkos: total(money({}), 'sum'),
    sub_total: total(money({}), 'sum'),
    status: choice(['DONE', 'SELESAI', 'AMBIL', 'CANC'], STATUS),
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_pesanan', label: 'field.jumlah_nota' },
    { column: 'berat' },
    { column: 'ongkos' },
    { column: 'sub_total' },
  ],
  emptyText: 'laporan.pesanan_barang_kosong',
  failedText: 'laporan.tidak_dapat_dicari',
});
