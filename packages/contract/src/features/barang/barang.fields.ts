import { boolean, choice, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { TAMPIL_BARANG } from '../../trade/barang/keadaan.ts';
import { NAMA_BARANG_MIN } from '../../trade/barang/nama-barang.ts';

const BERAT_NOL = { tidak_boleh_nol: 'berat_nol' } as const;
/** Grams that a piece weighs at most, with everything on it: beyond any belt, and a slip of the hand. */
export const BERAT_BARANG_MAKS = 10_000;
/** Rupiah of making charge at most, for a gram or a piece. */
const ONGKOS_MAKS = 1_000_000_000;
/** Rupiah that a piece costs at most. */
const HARGA_MODAL_MAKS = 100_000_000_000;

/** What is typed when a piece is entered (domain guide §1.2, §8.2). Weight never changes afterwards. */
export const barangFields = {
  kode_group: ref('group', { required: true }),
  kode_dept: ref('jenis', { required: true }),
  kode_baki: ref('baki', { required: true }),
  kode_intern: text({ max: 30, upper: true }),
  nama_barang: text({
    min: NAMA_BARANG_MIN,
    max: 80,
    required: true,
    upper: true,
    rules: { terlalu_pendek: 'nama_barang_pendek' },
  }),
  /** What the scale showed, attributes and plastic included. */
  berat_asli: weight({ required: true, min: 0.001, max: BERAT_BARANG_MAKS, rules: BERAT_NOL, help: 'help.berat_asli' }),
  /** The weight was typed by hand: no scale has said it. Whoever read a scale says so. */
  berat_manual: boolean({ default: true }),
  /** Without attributes and plastic. Left empty, they are taken off and PEMBULATAN_BERAT rounds. */
  berat: weight({ min: 0.001, max: BERAT_BARANG_MAKS, rules: BERAT_NOL }),
  kadar: kadar({ perMille: true, min: 0.001, typedIn: 'kadar_cetak' }),
  kadar_cetak: text({ max: 10, only: 'digits-dot-K', upper: true }),
  tipe_ongkos: choice(['PER_GRAM', 'TOTAL'], {
    required: true,
    default: 'PER_GRAM',
    optionLabel: 'pilihan.tipe_ongkos',
  }),
  /** Left empty, parameter ongkos decides, with its tipe_ongkos. */
  ongkos: money({ max: ONGKOS_MAKS }),
  nama_atribut: text({ max: 60, upper: true }),
  berat_atribut: weight({ default: 0, max: BERAT_BARANG_MAKS }),
  harga_atribut: money({ default: 0 }),
  berat_plastik: weight({ default: 0, max: BERAT_BARANG_MAKS }),
  berat_bandrol: weight({ max: BERAT_BARANG_MAKS }),
  markis: boolean({}),
  harga_khusus: money({}),
  size: text({ max: 10, upper: true }),
  asal_faktur_pajak: boolean({}),
  /**
   * What it cost the shop, for who may see that (trade/barang/modal.ts). Left empty, its receipt's price, else the
   * purchase price of its purity.
   */
  harga_modal: money({ min: 1, max: HARGA_MODAL_MAKS }),
  /** The receipt it is entered from: one that has its group and jenis left. */
  no_terima: text({ max: 60, upper: true, label: 'field.no_terima' }),
} as const;

/** Where a weight came from. */
export const SUMBER_BERAT = ['TIMBANGAN', 'MANUAL'] as const;

/**
 * Filters of the list of pieces. `STOK` is what lies in the shop, free or held; a shop soon has many more sold pieces.
 */
export const barangFilterFields = {
  status: choice(['STOK', ...TAMPIL_BARANG, 'SEMUA'], { default: 'STOK', optionLabel: 'pilihan.status_barang' }),
  kode_gudang: ref('gudang', { all: true }),
  kode_baki: ref('baki', { all: true, where: { kode_gudang: 'kode_gudang' } }),
  kode_group: ref('group', { all: true }),
  kode_dept: ref('jenis', { all: true }),
  sumber_berat: choice(SUMBER_BERAT, { optionLabel: 'pilihan.sumber_berat' }),
} as const;

/** Query of the list of pieces: filters, words to look for, order, page. */
export const barangListFields = {
  ...barangFilterFields,
  q: text({ max: 60 }),
  /** A minus turns the order around. */
  sort: choice(['kode_barcode', '-kode_barcode', 'nama_barang', '-nama_barang', 'kode_baki', '-kode_baki'], {
    default: 'kode_barcode',
  }),
  limit: integer({ min: 1, max: 10_000 }),
  after: text({ max: 600 }),
  /** With what each costs today, for who sells. */
  dengan_harga: choice(['true', 'false'], { default: 'false' }),
} as const;

/** Most pieces that are entered at once. */
export const TAMBAH_MAKS = 500;
/** Largest photo that is taken in, in bytes; it is made smaller before it is kept. */
export const FOTO_MAKS = 8 * 1024 * 1024;
