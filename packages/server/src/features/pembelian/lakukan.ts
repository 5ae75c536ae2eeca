import { doDeed } from '../../engine/paper/deed.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { Papers } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { PembelianMasuk } from './baris-beli.ts';
import { pembelianAtWork } from './papers.ts';

const papers: Papers = new Map([[pembelianAtWork.kind.key, pembelianAtWork]]);
const PLAIN = { otorisasi: null, versi: null, kunci: '' } as const;

/** Saves a buy-back as OPEN. @param kunci idempotency key of the request. @returns its number. */
export async function simpanPembelian(
  tx: Tx,
  context: WorkContext,
  masuk: PembelianMasuk,
  kunci: string,
): Promise<string> {
  const asked = { input: { ...masuk }, otorisasi: null, kunci };
  return (await makePaper(tx, context, papers, pembelianAtWork, asked)).nomor;
}

/** Validates an OPEN buy-back. */
export const validasiPembelian = (tx: Tx, context: WorkContext, nomor: string): Promise<void> =>
  doDeed(tx, context, papers, pembelianAtWork, 'validasi', nomor, { ...PLAIN, input: {} });

/** Takes a validated buy-back back. */
export const batalPembelian = (
  tx: Tx,
  context: WorkContext,
  nomor: string,
  { otorisasi, ...input }: { readonly alasan: string; readonly otorisasi: string | null },
): Promise<void> => doDeed(tx, context, papers, pembelianAtWork, 'batal', nomor, { ...PLAIN, otorisasi, input });
