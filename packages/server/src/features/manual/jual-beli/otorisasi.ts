import { useApproval } from '../../../engine/approval.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A line of a sale or a purchase that may need an approval. */
export interface BarisBerizin {
  /** Category of the approval it needs. */
  readonly kategori: string | undefined;
  /** The approval that came with it. */
  readonly otorisasi: string | null;
  /** The line's exact values, which the approval is bound to. */
  readonly nilai: Readonly<Record<string, unknown>>;
}

/**
 * Takes the approvals that lines need; each is used up here.
 * @throws Problem `otorisasi_diperlukan` at the line that lacks one, `otorisasi_tidak_berlaku` when it is for something
 * else.
 */
export async function pakaiOtorisasi(tx: Tx, context: WorkContext, baris: readonly BarisBerizin[]): Promise<void> {
  for (const [index, { kategori, otorisasi, nilai }] of baris.entries()) {
    if (!kategori) continue;
    await useApproval(tx, context, { id: otorisasi, at: `barang.${index}.otorisasi`, kategori, dokumen: '', nilai });
  }
}
