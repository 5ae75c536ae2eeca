import type { Tx } from '../platform/database/tx.ts';

/**
 * The next number of a kind of document: `{INISIAL}-{KODE}-{yymmdd}-{0001}` by shop, kind and business date
 * (decisions.md 14). The counter row stays locked until commit, so numbers have no gaps and no twins; therefore
 * call it as late as possible. An empty `inisial` leaves the first part out (loans).
 */
export async function nextNumber(
  tx: Tx,
  shop: { readonly kode_toko: string; readonly inisial: string },
  kode: string,
  tgl: string,
): Promise<string> {
  const { terakhir } = await tx.one<{ terakhir: number }>(
    `insert into nomor_dokumen as n (kode_toko, kode, tgl, terakhir) values ($1, $2, $3, 1)
     on conflict (kode_toko, kode, tgl) do update set terakhir = n.terakhir + 1 returning terakhir`,
    [shop.kode_toko, kode, tgl],
  );
  return formatNumber(shop.inisial, kode, tgl, terakhir);
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
