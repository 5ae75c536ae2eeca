import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { toko } from '@kilau/contract/features/sistem/toko.resource.ts';
import type { ResourceHooks } from '../../../engine/resource.hooks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { todayIn } from '../../../platform/today.ts';
import { assertInisial, equipShop, type Permulaan } from './toko-baru.ts';

type Toko = Values<typeof toko.fields>;

/** The chain's shops are head office's to change; as long as the chain has none, any owner's. */
async function assertHeadOffice(tx: Tx, { actor }: Context): Promise<void> {
  const { boleh } = await tx.one<{ boleh: boolean }>(
    `select coalesce(bool_or(kode_toko = $1), true) as boleh from toko where level = 'PUSAT' and status_aktif`,
    [actor.kode_toko],
  );
  if (!boleh || (actor.level !== 'OWN' && actor.level !== 'SU')) throw new Problem('level_tidak_berhak', {});
}

export const tokoHooks = (permulaan: Permulaan): ResourceHooks<Toko> => ({
  async beforeCreate(tx, context, values) {
    await assertHeadOffice(tx, context);
    assertInisial(values.inisial, 'inisial');
    return values;
  },
  async beforeUpdate(tx, context, _before, changes) {
    await assertHeadOffice(tx, context);
    if (changes.inisial !== undefined) assertInisial(changes.inisial, 'inisial');
    return changes;
  },
  async beforeRemove(tx, context, before) {
    await assertHeadOffice(tx, context);
    const kode = String(before['kode_toko']);
    if (kode === context.actor.kode_toko) throw new Problem('data_dipakai', { kode });
  },
  async afterWrite(tx, context, { aksi, kode, after }) {
    if (aksi === 'AKTIFKAN') await assertHeadOffice(tx, context);
    if (aksi !== 'TAMBAH') return;
    const tgl_system = todayIn(String(after?.['zona_waktu']), context.now());
    await equipShop(tx, { kode_toko: kode, tgl_system, oleh: context.actor.user_id }, permulaan);
  },
});
