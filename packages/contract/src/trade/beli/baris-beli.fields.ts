import { boolean, choice, image, kadar, lines, money, ref, text, weight } from '../../core/field.ts';
import { NAMA_BARANG_MIN } from '../barang/nama-barang.ts';

/** What a seller shows who brings goods without a nota. */
export const IDENTITAS = ['KTP', 'SIM', 'PASPOR'] as const;
/** How goods without a nota are tested before they are paid (domain guide §3.2). */
export const UJI = ['GOSOK', 'AIR KERAS', 'BERAT JENIS', 'XRF'] as const;

/** Who brings goods, as he shows it. */
export const IDENTITAS_FIELDS = {
  jenis_identitas: choice(IDENTITAS, {}),
  nik_sim_passport: text({ max: 30, upper: true }),
  foto_identitas: image({ use: 'layar' }),
} as const;

/** Goods that are bought, or exchanged, as they are sent. What a line does not say comes from its nota and the shop. */
export const BARIS_BELI_FIELDS = {
  /** Of a piece that the shop sold; empty for goods that are described. */
  kode_barcode: text({ max: 30 }),
  nama_barang: text({ min: NAMA_BARANG_MIN, max: 100, upper: true }),
  kode_group: ref('group', {}),
  kode_dept: ref('jenis', {}),
  kadar: kadar({ min: 0.001 }),
  berat: weight({ min: 0.001 }),
  kondisi_barang: ref('kondisi-pembelian', { required: true }),
  kode_harga: ref('harga-beli', {}),
  /** Valued at today's price instead of the nota (decisions, HIDUP_FEATURE_MODULE). */
  hidup: boolean({}),
  potongan_lain: money({}),
  /** What was agreed on; what was worked out unless sent. */
  harga_beli: money({ min: 1 }),
  uji: choice(UJI, {}),
  hasil_kadar: kadar({ min: 0.001 }),
  /** What lies on the counter now; the photo of before is the piece's. */
  foto_barang: image({ use: 'layar' }),
  otorisasi: text({ max: 36 }),
} as const;

/** What a payment by old goods says: the goods, of those without a nota who brings them, where money goes back to. */
export const TUKAR_FIELDS = {
  ...IDENTITAS_FIELDS,
  /** The shop's account that what they are worth beyond the new ones leaves; out of the drawer without one. */
  kembali_rekening: ref('rekening', {}),
  kembali_customer: text({ max: 40 }),
  kembali_otorisasi: text({ max: 36 }),
  barang: lines(BARIS_BELI_FIELDS, { max: 100, label: 'tukar.barang_lama' }),
} as const;
