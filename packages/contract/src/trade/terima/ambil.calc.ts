import type { ApprovalCategory } from '../../core/approval.ts';
import { Dec, type DecInput } from '../../core/dec.ts';
import { text } from '../../core/field.ts';

/** Name of the approval for pieces that weigh more than is left of their line. */
export const OTORISASI_BERAT_TERIMA = 'BERAT MELEBIHI PENERIMAAN';

/**
 * How far below nothing pieces may take a line without asking, in percent of its weight: more is no matter of the
 * scale.
 */
const TOLERANSI_PERSEN = 2;

/** A line of a receipt: what it weighed, what is left of it, and what is to be taken out. Grams. */
interface Diambil {
  readonly berat: DecInput;
  readonly sisa: DecInput;
  readonly ambil: DecInput;
}

/** Whether taking this much leaves less than nothing, by more than the tolerance. */
export const melebihiTerima = ({ berat, sisa, ambil }: Diambil): boolean =>
  Dec.from(ambil).minus(sisa).times(100).gt(Dec.from(berat).times(TOLERANSI_PERSEN));

export const IZIN_BERAT_TERIMA: ApprovalCategory = {
  kategori: OTORISASI_BERAT_TERIMA,
  dokumen: true,
  nilai: { penerimaan: text({ max: 20_000, required: true, label: 'field.no_terima' }) },
};
/** What the approval is bound to: each line of a receipt, and the grams that are taken out of it at once. */
export const nilaiBeratTerima = (
  baris: readonly { readonly no_terima: string; readonly baris: number; readonly ambil: Dec }[],
): { readonly penerimaan: string } => ({
  penerimaan: baris
    .map(({ no_terima, baris: nomor, ambil }) => `${no_terima}/${nomor}=${ambil.toFixed(3)}`)
    .toSorted()
    .join(' '),
});
