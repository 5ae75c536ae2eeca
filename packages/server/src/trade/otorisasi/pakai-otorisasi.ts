import { approveWithin } from '../../engine/paper/approve.ts';
import type { Work } from '../../engine/paper/kind.ts';

/** A line of a sale or a purchase that may need an approval. */
export interface BarisBerizin {
  /** Category of the approval it needs. */
  readonly kategori: string | undefined;
  /** The approval that came with it. */
  readonly otorisasi: string | null;
}

/**
 * Takes the approvals that lines need; each is used up here.
 * @param nilaiOf a line's exact values, which its approval is bound to.
 * @param rows what the lines are called where they were sent.
 * @throws Problem `otorisasi_diperlukan` at the line that lacks one, `otorisasi_tidak_berlaku` when it is for something
 * else.
 */
export async function pakaiOtorisasi<Baris extends BarisBerizin>(
  work: Work,
  baris: readonly Baris[],
  nilaiOf: (baris: Baris) => object,
  rows = 'barang',
): Promise<void> {
  for (const [index, isi] of baris.entries()) {
    const { kategori, otorisasi } = isi;
    if (!kategori) continue;
    await approveWithin(work, {
      id: otorisasi,
      at: `${rows}.${index}.otorisasi`,
      kategori,
      nilai: { ...nilaiOf(isi) },
    });
  }
}
