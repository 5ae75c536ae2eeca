import { choice, code, date, integer, lines, money, percent, ref, text, weight } from '../../core/field.ts';
import { UANG_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { CARA_BELI } from '../../trade/beli/cara-beli.ts';
import { SATUAN_BUNGA } from './bunga.calc.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/** What is due today, told with every deed that takes money. */
export const DUE = {
  call: 'hitung',
  fields: {
    lama_hari: integer({}),
    bunga_rp: money({ label: 'field.bunga_jatuh' }),
    pokok: money({}),
    sisa: money({ label: 'field.total_tagihan' }),
  },
} as const;

/** Where auctioned goods go: to be sorted, to be melted, or to be sold as they are. */
export const TUJUAN_LELANG = ['BELI', 'LEBUR', 'TERSEDIA'] as const;
export type TujuanLelang = (typeof TUJUAN_LELANG)[number];
export const KATA_TUJUAN = { label: 'field.tujuan_lelang', optionLabel: 'pilihan.tujuan_lelang' } as const;

/** Which of the pledged goods. */
export const BARIS_JAMINAN = { baris: integer({ min: 1, required: true, label: 'field.baris_jaminan' }) } as const;
/** What is said of an auction. */
export const LELANG_MASUK = {
  nilai: money({ min: 1, required: true, label: 'field.nilai_lelang' }),
  biaya: money({ min: 0, label: 'field.biaya_lelang' }),
  tujuan: choice(TUJUAN_LELANG, { default: 'BELI', ...KATA_TUJUAN }),
  /** Where it is sold from; else goods go to the first tray of their gudang. */
  kode_baki: ref('baki', { label: 'field.baki_lelang' }),
  /** Goods of one line that become pieces of their own, each as it weighs; a line that is not named stays one. */
  pecahan: lines(
    { ...BARIS_JAMINAN, berat: weight({ required: true, min: 0.001 }) },
    { max: 100, label: 'field.pecahan_jaminan' },
  ),
} as const;

/** How a customer pays. */
const CARA_HUTANG = ['CASH', 'DEBET', 'TRANSFER', 'QRIS'] as const;
export const MASUK = {
  ...UANG_FIELDS,
  jenis: choice(CARA_HUTANG, { required: true, label: 'field.jenis_bayar', default: 'CASH', ...KATA_CARA }),
} as const;
/** How a customer is paid: what others leave unless sent. */
export const KELUAR = {
  jenis: choice(CARA_BELI, { required: true, label: 'field.jenis_bayar', default: 'CASH', ...KATA_CARA }),
  jumlah: money({ min: 1 }),
  no_rekening: ref('rekening', {}),
  no_rekening_customer: text({ max: 40 }),
} as const;

/** What stands at the head of a loan beside what every paper has. */
export const HUTANG_FIELDS = {
  jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
  no_manual: text({ max: 40, required: true, label: 'field.no_hutang' }),
  nik_sim_passport: text({ max: 30, required: true }),
  jumlah_barang: integer({ required: true }),
  berat: weight({ required: true }),
  /** With its plastic, as the bag weighs. */
  berat_total: weight({ required: true }),
  /** The most that the shop lends on it; empty: nothing says so. */
  plafond: money({}),
  lebih_plafond: money({ required: true }),
  bunga: percent({ required: true, label: 'field.bunga_30_hari' }),
  lama_pinjam: integer({ required: true }),
  satuan_bunga: choice(SATUAN_BUNGA, { required: true, optionLabel: 'opsi' }),
  min_hari: integer({ required: true }),
  hari_tenggang: integer({ required: true }),
  pembulatan_bunga: integer({ required: true }),
  /** Of the whole term, and all that is paid back then. */
  bunga_rp: money({ required: true }),
  besar_kembali: money({ required: true }),
  /** The day its money went; until then, that on which it was entered. */
  tgl_hutang: date({ required: true }),
  tgl_bunga: date({ required: true }),
  jatuh_tempo: date({ required: true }),
  bunga_dibayar: money({ required: true }),
  tgl_lunas: date({}),
  bunga_pinjam: money({}),
  total_bayar: money({}),
  kode_sales_lunas: code({}),
  /** The loan that this one renewed. */
  hutang_lama: code({}),
  tgl_lelang: date({}),
  nilai_lelang: money({}),
  tujuan_lelang: choice(TUJUAN_LELANG, KATA_TUJUAN),
  biaya_lelang: money({}),
  klaim_lelang: money({}),
  kelebihan: money({ label: 'field.kelebihan_lelang' }),
  /** What the shop owed for goods that it lost. */
  ganti_rugi: money({}),
} as const;
