import { Problem } from '@kilau/contract/core/problem.ts';
import type { Work } from '../../engine/paper/kind.ts';

/**
 * Who books a redemption, and whose drawer takes its cash: a cashier, supervisor or owner of the shop, nobody of the
 * head office (specification, section 5).
 * @param user_id who was chosen; who asks unless somebody was.
 * @throws Problem at `user_id`.
 */
export async function assertPengesah(
  { tx, context }: Pick<Work, 'tx' | 'context'>,
  user_id: string | null | undefined,
): Promise<string> {
  if (!user_id || user_id === context.actor.user_id) return context.actor.user_id;
  const boleh = await tx.maybe(
    `select from users where kode_toko = $1 and user_id = $2 and status_aktif and level in ('KASIR', 'SPV', 'OWN')`,
    [context.shop.kode_toko, user_id],
  );
  if (!boleh) throw new Problem('data_tidak_valid', {}, { user_id: { rule: 'bukan_pilihan' } });
  return user_id;
}
