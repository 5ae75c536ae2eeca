import type { Tx } from '../platform/database/tx.ts';

/** What counts the papers of a shop, by a code and the business date. */
export interface Counter {
  readonly kode_toko: string;
  readonly kode: string;
  readonly tgl: string;
}

/**
 * Draws the next number of a counter, whose row stays locked until commit: so numbers have no gaps and no twins.
 * @param hold a lock that is taken with it, by which others wait for the transaction's end.
 */
export async function drawNumber(tx: Tx, { kode_toko, kode, tgl }: Counter, hold?: string): Promise<number> {
  const { terakhir } = await tx.one<{ terakhir: number }>(
    `insert into nomor_dokumen as n (kode_toko, kode, tgl, terakhir) values ($1, $2, $3, 1)
     on conflict (kode_toko, kode, tgl) do update set terakhir = n.terakhir + 1
     returning terakhir${hold === undefined ? '' : ', pg_advisory_xact_lock($4)'}`,
    [kode_toko, kode, tgl, ...(hold === undefined ? [] : [hold])],
  );
  return terakhir;
}

/**
 * The next number of a kind of document: `{INISIAL}-{KODE}-{yymmdd}-{0001}` by shop, kind and business date
 * (decisions.md 14). Call it as late as possible: whoever comes next waits for the commit. An empty `inisial` leaves
 * the first part out (loans).
 */
export async function nextNumber(
  tx: Tx,
  shop: { readonly kode_toko: string; readonly inisial: string },
  kode: string,
  tgl: string,
): Promise<string> {
  return formatNumber(shop.inisial, kode, tgl, await drawNumber(tx, { kode_toko: shop.kode_toko, kode, tgl }));
}

/** How the numbers of a kind begin in a shop: those of some are without what it is called in short. */
export const numberedAs = <S extends { readonly inisial: string }>(
  { inisial }: { readonly inisial?: false },
  shop: S,
): S => (inisial === false ? { ...shop, inisial: '' } : shop);

/** Puts a number together; from 10,000 documents a day on, the last part grows by a digit. */
export function formatNumber(inisial: string, kode: string, tgl: string, urut: number): string {
  const yymmdd = tgl.slice(2).replaceAll('-', '');
  return [inisial, kode, yymmdd, String(urut).padStart(4, '0')].filter((part) => part !== '').join('-');
}
