import { changePaper, doDeed } from '../../engine/paper/deed.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { Papers } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { PenjualanMasuk } from './baris-jual.ts';
import { penjualanAtWork } from './penjualan.feature.ts';

const papers: Papers = new Map([[penjualanAtWork.kind.key, penjualanAtWork]]);
const PLAIN = { otorisasi: null, versi: null, kunci: '' } as const;

/** Saves a sale as OPEN. @param kunci idempotency key of the request. @returns its number. */
export async function simpanPenjualan(
  tx: Tx,
  context: WorkContext,
  masuk: PenjualanMasuk,
  kunci: string,
): Promise<string> {
  const asked = { input: { ...masuk }, otorisasi: null, kunci };
  return (await makePaper(tx, context, papers, penjualanAtWork, asked)).nomor;
}

/** Changes an OPEN sale. @param versi the version that its user has seen. */
export async function ubahPenjualan(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  masuk: PenjualanMasuk,
  versi: number,
): Promise<void> {
  await changePaper(tx, context, papers, penjualanAtWork, nomor, { input: { ...masuk }, versi, kunci: '' });
}

/** Validates an OPEN sale. */
export const validasiPenjualan = (tx: Tx, context: WorkContext, nomor: string): Promise<void> =>
  doDeed(tx, context, papers, penjualanAtWork, 'validasi', nomor, { ...PLAIN, input: {} });

interface Alasan {
  readonly alasan: string;
  readonly otorisasi: string | null;
}

/** Refuses an OPEN sale. */
export const tolakPenjualan = (
  tx: Tx,
  context: WorkContext,
  nomor: string,
  { otorisasi, ...input }: Alasan,
): Promise<void> => doDeed(tx, context, papers, penjualanAtWork, 'tolak', nomor, { ...PLAIN, otorisasi, input });

/** Takes a validated sale back. */
export const batalPenjualan = (
  tx: Tx,
  context: WorkContext,
  nomor: string,
  { otorisasi, ...input }: Alasan & { readonly kode_baki: string | null },
): Promise<void> => doDeed(tx, context, papers, penjualanAtWork, 'batal', nomor, { ...PLAIN, otorisasi, input });
