import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Piece } from '../../../ledger/entry.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { ambilPenerimaan, periksaAmbil, type Sumber } from '../../../trade/terima/ambil.ts';

interface Baris {
  readonly no_terima?: string | null;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec | null;
}
/** What a row asks of a receipt; nothing when it names none. */
const dari = <R extends Baris>(row: R): (R & { readonly no_terima: string }) | undefined =>
  row.no_terima ? { ...row, no_terima: row.no_terima } : undefined;
const breaksOf = (salah: ReadonlyMap<number, RuleBreak>): Record<string, RuleBreak> =>
  Object.fromEntries([...salah].map(([index, broken]) => [`barang.${index}.no_terima`, broken]));

/** What the receipts that rows name would refuse, by dotted path; nothing is taken. */
export const terimaSalah = async (
  tx: Tx,
  kode_toko: string,
  rows: readonly Baris[],
): Promise<Record<string, RuleBreak>> => breaksOf(await periksaAmbil(tx, kode_toko, rows.map(dari)));

/**
 * Takes the pieces out of the receipts they name.
 * @param otorisasi approval of grams far beyond what is left of a line, if any.
 * @returns where each comes from in the books, nothing for one from outside.
 * @throws Problem `data_tidak_valid` at `no_terima`, `penerimaan_kelebihan_berat` where an approval is missing.
 */
export async function ambilDariTerima(
  tx: Tx,
  context: Pick<WorkContext, 'shop' | 'actor' | 'now'>,
  pieces: readonly (Omit<Piece, 'harga_modal'> & Baris)[],
  otorisasi: string | null,
): Promise<readonly (Sumber | undefined)[]> {
  const { sumber, salah } = await ambilPenerimaan(tx, context, pieces.map(dari), otorisasi);
  if (salah.size > 0) throw new Problem('data_tidak_valid', {}, breaksOf(salah));
  return sumber;
}
