import { doDeed } from '../../engine/paper/deed.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { Papers } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { PreOrderMasuk } from './hitung.ts';
import { preOrderAtWork } from './papers.ts';

const papers: Papers = new Map([[preOrderAtWork.kind.key, preOrderAtWork]]);
const PLAIN = { otorisasi: null, versi: null, kunci: '' } as const;

/** Saves an order as OPEN. @param kunci idempotency key of the request. @returns its number. */
export async function simpanPo(tx: Tx, context: WorkContext, masuk: PreOrderMasuk, kunci: string): Promise<string> {
  const asked = { input: { ...masuk }, otorisasi: null, kunci };
  return (await makePaper(tx, context, papers, preOrderAtWork, asked)).nomor;
}

/** Validates an OPEN order. */
export const validasiPo = (tx: Tx, context: WorkContext, nomor: string): Promise<void> =>
  doDeed(tx, context, papers, preOrderAtWork, 'validasi', nomor, { ...PLAIN, input: {} });

/** Ties pieces to lines of an order. */
export const closingPo = (
  tx: Tx,
  context: WorkContext,
  nomor: string,
  barang: readonly { readonly baris: number; readonly kode_barcode: string }[],
): Promise<void> => doDeed(tx, context, papers, preOrderAtWork, 'closing', nomor, { ...PLAIN, input: { barang } });
