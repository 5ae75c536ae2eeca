import { doDeed } from '../../engine/paper/deed.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { Papers } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { TitipanMasuk } from './hitung.ts';
import { titipanAtWork } from './papers.ts';

const papers: Papers = new Map([[titipanAtWork.kind.key, titipanAtWork]]);
const PLAIN = { otorisasi: null, versi: null, kunci: '' } as const;

/** Saves a deposit as OPEN. @param kunci idempotency key of the request. @returns its number. */
export async function simpanTitipan(tx: Tx, context: WorkContext, masuk: TitipanMasuk, kunci: string): Promise<string> {
  const asked = { input: { ...masuk }, otorisasi: null, kunci };
  return (await makePaper(tx, context, papers, titipanAtWork, asked)).nomor;
}

/** Validates an OPEN deposit. */
export const validasiTitipan = (tx: Tx, context: WorkContext, nomor: string): Promise<void> =>
  doDeed(tx, context, papers, titipanAtWork, 'validasi', nomor, { ...PLAIN, input: {} });

/** Takes a further payment. */
export const bayarTitipan = (
  tx: Tx,
  context: WorkContext,
  nomor: string,
  bayar: TitipanMasuk['bayar'],
): Promise<void> => doDeed(tx, context, papers, titipanAtWork, 'bayar', nomor, { ...PLAIN, input: { bayar } });

/** Settles a deposit whose customer changed his mind. */
export const batalTitipan = (
  tx: Tx,
  context: WorkContext,
  nomor: string,
  { alasan, otorisasi }: { readonly alasan: string; readonly otorisasi: string },
): Promise<void> =>
  doDeed(tx, context, papers, titipanAtWork, 'batal', nomor, {
    ...PLAIN,
    otorisasi,
    input: { alasan, kode_baki: null },
  });
