import type { KindInput } from '@kilau/contract/core/kind.ts';
import type { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { gesekTunaiAtWork } from './papers.ts';

/** Hands cash out of a card. @param kunci idempotency key of the request. @returns the number of the paper. */
export async function gesek(
  tx: Tx,
  context: WorkContext,
  masuk: KindInput<typeof gesekTunai>,
  kunci: string,
): Promise<string> {
  const papers = new Map([[gesekTunaiAtWork.kind.key, gesekTunaiAtWork]]);
  return (await makePaper(tx, context, papers, gesekTunaiAtWork, { input: { ...masuk }, otorisasi: null, kunci }))
    .nomor;
}
