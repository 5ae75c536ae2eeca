import type { Dec } from '@kilau/contract/core/dec.ts';

const PECAHAN = [50_000, 100_000] as const;

/** What a customer is likely to hand over for an amount: exactly, or up to the next 50,000 and 100,000. */
export function uangPas(kurang: Dec): readonly Dec[] {
  const bulat = PECAHAN.map((pecahan) => kurang.dividedBy(pecahan, 0, 'up').times(pecahan));
  return [kurang, ...bulat].filter(
    (uang, index, semua) => uang.gt(0) && semua.findIndex((lain) => lain.eq(uang)) === index,
  );
}
