import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { toko } from '@kilau/contract/features/sistem/toko.resource.ts';
import { initialValue, type ModuleKey } from '@kilau/contract/modules.ts';
import type { ResourceHooks } from '../../../engine/resource.hooks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { diServerLain } from '../../../platform/antar/toko-jauh.ts';
import { endSessions } from '../../../platform/session/end.ts';
import { todayIn } from '../../../platform/today.ts';
import { createUser } from '../hak/user.post.ts';
import { assertTanpaKiriman } from './kiriman-toko.ts';
import { assertInisial, equipShop, type Permulaan } from './toko-baru.ts';

type Toko = Values<typeof toko.fields>;

/** Somebody can log into the shop who changes shops and people: `t` is the shop. */
const OWNED = `exists (select 1 from users u where u.kode_toko = t.kode_toko and u.level in ('OWN', 'SU')
  and u.status_aktif)`;

/**
 * The chain's shops are head office's to change; as long as the chain has none that somebody can log into, any
 * owner's.
 */
async function assertHeadOffice(tx: Tx, { actor }: Context): Promise<void> {
  const { boleh } = await tx.one<{ boleh: boolean }>(
    `select coalesce(bool_or(t.kode_toko = $1), true) as boleh from toko t
      where t.level = 'PUSAT' and t.status_aktif and ${OWNED}`,
    [actor.kode_toko],
  );
  if (!boleh || (actor.level !== 'OWN' && actor.level !== 'SU')) throw new Problem('level_tidak_berhak', {});
}

/** @throws Problem at `level` when a shop without an owner would become head office. */
async function assertOwned(tx: Tx, kode_toko: unknown): Promise<void> {
  const { ada } = await tx.one<{ ada: boolean }>(`select ${OWNED} as ada from toko t where t.kode_toko = $1`, [
    kode_toko,
  ]);
  if (!ada) throw new Problem('data_tidak_valid', {}, { level: { rule: 'toko_tanpa_pemilik' } });
}

/** A shop that another server keeps: it has neither day nor people here. */
const jauh = ({ kunci_portal }: Pick<Toko, 'kunci_portal'>): boolean => (kunci_portal ?? '') !== '';

/** The shortest key that nobody guesses. */
const KUNCI_MIN = 24;

/** @throws Problem where the address of another server, or what is signed with, would not do. */
function assertAlamat(portal: string, kunci: string | null | undefined): void {
  const alamat = URL.canParse(portal) ? new URL(portal) : undefined;
  if (!alamat || !/^https?:$/.test(alamat.protocol) || alamat.search !== '' || alamat.hash !== '') {
    throw new Problem('data_tidak_valid', {}, { portal: { rule: 'alamat_server' } });
  }
  if (kunci && kunci.length < KUNCI_MIN) {
    throw new Problem(
      'data_tidak_valid',
      {},
      { kunci_portal: { rule: 'kunci_terlalu_pendek', params: { min: KUNCI_MIN } } },
    );
  }
}

/** The first owner of a new shop; he chooses a password of his own when he first comes. */
async function addOwner(tx: Tx, { actor }: Context, { kode_toko, ...toko }: Toko): Promise<void> {
  if (jauh(toko)) return;
  await createUser(
    tx,
    kode_toko,
    {
      user_id: toko.pemilik_user_id ?? '',
      usere_name: toko.pemilik_nama ?? '',
      password: toko.pemilik_password ?? '',
      level: 'OWN',
    },
    actor.user_id,
    { at: { user_id: 'pemilik_user_id', password: 'pemilik_password' }, wajib_ganti_password: true },
  );
}

/** A further shop belongs to a chain: what makes shops one has is on in it from the beginning. */
const valueOf =
  ({ param }: Context) =>
  (key: ModuleKey): string =>
    key === 'KIRIM_BARANG_MODULE' ? param(key) : initialValue(key);

export const tokoHooks = (permulaan: Permulaan): ResourceHooks<Toko> => ({
  async beforeCreate(tx, context, values) {
    await assertHeadOffice(tx, context);
    assertInisial(values.inisial, 'inisial');
    if (jauh(values)) assertAlamat(values.portal ?? '', values.kunci_portal);
    return values;
  },
  async beforeUpdate(tx, context, before, changes) {
    await assertHeadOffice(tx, context);
    const diLuar = await diServerLain(tx, String(before['kode_toko']));
    if (changes.level === 'PUSAT' && !diLuar) await assertOwned(tx, before['kode_toko']);
    if (!diLuar && jauh({ kunci_portal: changes.kunci_portal ?? null })) {
      throw new Problem('data_tidak_valid', {}, { kunci_portal: { rule: 'toko_di_server_ini' } });
    }
    if (diLuar) assertAlamat(changes.portal ?? String(before['portal']), changes.kunci_portal);
    if (changes.inisial !== undefined) assertInisial(changes.inisial, 'inisial');
    return changes;
  },
  async beforeRemove(tx, context, before) {
    await assertHeadOffice(tx, context);
    const kode = String(before['kode_toko']);
    if (kode === context.actor.kode_toko) throw new Problem('data_dipakai', { kode });
    await assertTanpaKiriman(tx, kode, !(await diServerLain(tx, kode)));
  },
  async afterWrite(tx, context, { aksi, kode, after }) {
    if (aksi === 'AKTIFKAN') await assertHeadOffice(tx, context);
    // Whoever was at work in it is told, and comes in anew should it open again.
    if (aksi === 'NONAKTIFKAN') await endSessions(tx, context, { kode_toko: kode }, 'NONAKTIF');
    if (aksi !== 'TAMBAH' || (await diServerLain(tx, kode))) return;
    const tgl_system = todayIn(String(after?.['zona_waktu']), context.now());
    const oleh = context.actor.user_id;
    await equipShop(tx, { kode_toko: kode, tgl_system, oleh, value: valueOf(context) }, permulaan);
  },
  afterCreate: addOwner,
});
