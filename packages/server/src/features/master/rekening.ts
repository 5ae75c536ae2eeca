import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { rekening } from '@kilau/contract/features/master/rekening.resource.ts';
import { isHeld } from '../../engine/resource.refs.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Refuses to give an account another bank once money has gone over it, or is to: what it took in was told under its
 * bank.
 * @throws Problem at `kode_bank`
 */
export async function assertRekeningBaru(tx: Tx, kode_toko: string, no_rekening: string): Promise<void> {
  if (!(await isHeld(tx, kode_toko, rekening, no_rekening))) return;
  throw new Problem('data_tidak_valid', {}, { kode_bank: { rule: 'bank_tetap' } satisfies RuleBreak });
}
