import { hancurPembelian } from '@kilau/contract/features/barang/hancur/hancur-pembelian.kind.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { makePaper } from '../../../engine/paper/make.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { hancurBeliAtWork } from './papers.ts';

const ISI = kindSchema(hancurPembelian);

/** Destroys bought pieces with an approval of exactly that. @param kunci idempotency key. @returns the number. */
export async function hancurkanPembelian(
  tx: Tx,
  context: WorkContext,
  isi: object,
  otorisasi: string,
  kunci: string,
): Promise<string> {
  const asked = { input: { ...ISI.parse(isi) }, otorisasi, kunci };
  return (await makePaper(tx, context, new Map(), hancurBeliAtWork, asked)).nomor;
}
