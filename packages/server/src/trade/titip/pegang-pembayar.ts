import { within } from '@kilau/contract/core/problem-within.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { holdPayer } from '../../engine/paper/settle.ts';
import type { BayarDikirim } from '../bayar/bayar.ts';

/**
 * Holds the papers that payments name in one way, in one order for all tills.
 * @returns their numbers.
 * @throws Problem at the payment that names a paper which is none, or cannot pay.
 */
export async function pegangPembayar(
  work: Work,
  kind: Kind,
  cara: string,
  bayar: readonly BayarDikirim[],
): Promise<readonly string[]> {
  const baris = new Map<string, number>();
  bayar.forEach(({ jenis: caraBaris, nomor }, index) => {
    if (caraBaris === cara && nomor && !baris.has(nomor)) baris.set(nomor, index);
  });
  const semua = [...baris.keys()].toSorted();
  for (const nomor of semua) await within(`bayar.${baris.get(nomor)}`, () => holdPayer(work, kind, cara, nomor));
  return semua;
}
