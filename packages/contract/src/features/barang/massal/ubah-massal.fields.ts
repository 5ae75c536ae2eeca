import type { ApprovalCategory } from '../../../core/approval.ts';
import { boolean, choice, kadar, money, ref, text } from '../../../core/field.ts';
import { barangFields } from '../barang.fields.ts';
import { cetakBaku } from '../kadar.calc.ts';

/** A whole tray goes to another one (`POST pindah-barang/satu-baki`). */
export const satuBakiFields = {
  dari_gudang: ref('gudang', { label: 'field.dari_gudang' }),
  dari_baki: ref('baki', { required: true, label: 'field.dari_baki', where: { kode_gudang: 'dari_gudang' } }),
  kode_gudang: ref('gudang', { required: true, label: 'field.ke_gudang' }),
  kode_baki: ref('baki', { required: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } }),
  keterangan: text({ max: 200, upper: true }),
} as const;

/** Which pieces are to change: at least one of these must be said. */
export const pilihBarangFields = {
  kode_group: ref('group', { all: true }),
  kode_dept: ref('jenis', { all: true }),
  kode_baki: ref('baki', { all: true }),
  /** Barcodes, apart from each other by blanks. */
  barcode: text({ max: 10_000 }),
} as const;

/**
 * What a piece is sold for beside its gold. `versi` is what the caller saw; a piece that changed meanwhile is refused.
 */
export const profitFields = {
  kode_barcode: text({ max: 30, required: true }),
  versi: text({ max: 40, required: true }),
  tipe_ongkos: choice(['PER_GRAM', 'TOTAL'], { required: true, optionLabel: 'pilihan.tipe_ongkos' }),
  ongkos: { ...barangFields.ongkos, required: true },
  harga_atribut: money({ required: true }),
  /** The fixed price of a markis piece; others have none. */
  harga_khusus: money({}),
} as const;

/** A piece turns out to be of another purity. `versi` is what the caller saw, as with prices. */
export const kadarUbahFields = {
  kode_barcode: text({ max: 30, required: true }),
  versi: text({ max: 40, required: true }),
  kadar: kadar({ required: true, perMille: true, min: 0.001 }),
  /** Left out, it is worked out from the new purity as when a piece is entered. */
  kadar_cetak: barangFields.kadar_cetak,
  /** It is emptied: the tag says nothing, the nota the purity itself. */
  tanpa_cetak: boolean({}),
} as const;

interface KadarDiubah {
  readonly kadar: { toString(): string };
  readonly kadar_cetak?: string | null;
  readonly tanpa_cetak?: boolean;
}

/** The printed purity that a piece gets along with a new one. */
export const cetakBaru = ({ kadar: baru, kadar_cetak, tanpa_cetak }: KadarDiubah): string =>
  tanpa_cetak ? '' : (kadar_cetak ?? cetakBaku(baru));

/** Most pieces whose prices change at once. */
export const PROFIT_MAKS = 2000;
/** Most pieces whose purity changes at once: an approval names every one of them. */
export const KADAR_MAKS = 150;
export const OTORISASI_KADAR = 'UPDATE KADAR';

export const IZIN_KADAR: ApprovalCategory = {
  kategori: OTORISASI_KADAR,
  nilai: { barang: text({ max: 10_000, required: true }) },
};
/**
 * What the approval of a change of purity is bound to, told the same way by page and server: `00000012=70/18K`, purity
 * and printed purity.
 */
export const nilaiKadar = (
  barang: readonly (KadarDiubah & { readonly kode_barcode: string })[],
): { readonly barang: string } => ({
  barang: barang
    .map((baris) => `${baris.kode_barcode}=${baris.kadar.toString()}/${cetakBaru(baris)}`)
    .toSorted()
    .join(' '),
});
