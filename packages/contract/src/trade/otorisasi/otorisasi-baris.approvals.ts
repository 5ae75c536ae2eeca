import type { ApprovalCategory } from '../../core/approval.ts';
import { money, text, weight, type Fields } from '../../core/field.ts';
import { OTORISASI_BERLIAN, OTORISASI_DISKON, OTORISASI_HARGA, OTORISASI_ONGKOS } from './otorisasi-baris.calc.ts';

/** What an approval of a line binds, whichever of these it is. */
const NILAI_BARIS = {
  kode_barcode: text({ max: 200, required: true }),
  berat: weight({ required: true }),
  harga_gram: money({ required: true }),
  harga_jual: money({ required: true }),
  ongkos: money({ required: true }),
  diskon: money({ required: true }),
} as const satisfies Fields;

const KATEGORI_BARIS = [OTORISASI_HARGA, OTORISASI_DISKON, OTORISASI_ONGKOS];

/** The approvals that lines may need; `more`: what a line says beside that. */
export const izinBaris = (more: Fields): ApprovalCategory[] =>
  KATEGORI_BARIS.map((kategori) => ({ kategori, nilai: { ...NILAI_BARIS, ...more } }));

/** Of a diamond piece that is to be sold for less than it cost. */
export const izinBerlian: ApprovalCategory = { kategori: OTORISASI_BERLIAN, nilai: NILAI_BARIS };
