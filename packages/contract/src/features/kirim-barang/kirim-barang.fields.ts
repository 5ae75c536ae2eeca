import { choice, code, date, kadar, money, text, weight } from '../../core/field.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';

/** Where goods are sent from: a branch's page, and head office's; both make the same paper. */
export const KIRIM_BARANG = '/kirim-barang';
export const KIRIM_KECABANG = '/kirim-barang-kecabang';
/** Where goods of other shops are received. */
export const TERIMA_BARANG = '/terima-barang';
/** Where a branch sends what head office refinishes for it, and where that takes it in. */
export const KIRIM_CUCI = '/kirim-barang-cuci';
export const TERIMA_CUCI = '/terima-barang-cuci';

/** What goods are sent for: to be sold; or bought ones, unsorted, to be refinished. */
export const JENIS_KIRIM = ['BARANG', 'CUCI'] as const;
export type JenisKirim = (typeof JENIS_KIRIM)[number];
/** As papers keep it: nothing of goods for sale. */
export const jenisKirim = choice(['CUCI'], { optionLabel: 'pilihan.jenis_kirim', label: 'field.jenis_kirim' });

/** Most pieces of one deed: an approval may have to name every one of them. */
export const KIRIM_MAKS = 300;

/** What has become of a line: on its way, told by the other shop, or done by the sender. */
export const HASIL_KIRIM = ['KIRIM', 'TERIMA', 'TOLAK', 'TIADA', 'KEMBALI', 'HILANG'] as const;
export type HasilKirim = (typeof HASIL_KIRIM)[number];

/** What lines keep of a piece that goes from one shop to another: what it is, and what it cost. */
export const BARANG_KIRIM = {
  kode_barcode: code({ required: true }),
  kode_intern: code({}),
  nama_barang: text({ max: 100, required: true }),
  kode_group: code({ required: true, label: 'laporan.group' }),
  kode_dept: code({ required: true, label: 'laporan.jenis' }),
  kadar: kadar({ required: true }),
  berat: weight({ required: true }),
  size: code({}),
} as const;
export const MODAL_KIRIM = { harga_modal: money({ min: 1, need: LIHAT_MODAL }) } as const;

/** A barcode, as a scan tells it. */
export const PINDAI = { kode_barcode: text({ max: 30, required: true }) } as const;

/** What a receipt tells the sender of itself. */
export const KABAR = {
  no_terima: code({ required: true }),
  tgl_terima: date({ required: true }),
  diterima_oleh: code({ required: true }),
} as const;
