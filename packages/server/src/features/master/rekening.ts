import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Refuses to give an account another bank once money has gone over it, or is to: what it took in was told under its
 * bank.
 * @throws Problem at `kode_bank`
 */
export async function assertRekeningBaru(tx: Tx, kode_toko: string, no_rekening: string): Promise<void> {
  const { dipakai } = await tx.one<{ dipakai: boolean }>(
    `select exists (select from saldo where kode_toko = $1 and akun = 'BANK' and sub = $2)
       or exists (select from pembayaran where kode_toko = $1 and akun = 'BANK' and sub = $2) as dipakai`,
    [kode_toko, no_rekening],
  );
  if (dipakai) throw new Problem('data_tidak_valid', {}, { kode_bank: { rule: 'bank_tetap' } satisfies RuleBreak });
}
