import { KELOLA_SIDIK, SIDIK_BERUBAH, type SidikTerdaftar } from '@kilau/contract/core/approval-sidik.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { checkCredentials } from '../../../platform/session/credentials.ts';

const TERDAFTAR = `select kode_toko, id, user_id, 'KUNCI' as jenis, nama, dibuat, terakhir from kunci_sidik
  union all select kode_toko, id::text, user_id, 'JARI', jari, dibuat, terakhir from templat_sidik`;

const COLUMNS = 'id, user_id, jenis, nama, dibuat, terakhir';

/** What I approve with by finger. */
export const sidikSaya = ({ db, actor }: Context): Promise<readonly SidikTerdaftar[]> =>
  db.query<SidikTerdaftar>(
    `select ${COLUMNS} from (${TERDAFTAR}) s where kode_toko = $1 and user_id = $2 order by jenis desc, dibuat`,
    [actor.kode_toko, actor.user_id],
  );

/** What everybody of the shop has entered. */
export const sidikToko = ({ db, shop }: Context): Promise<readonly SidikTerdaftar[]> =>
  db.query<SidikTerdaftar>(
    `select ${COLUMNS} from (${TERDAFTAR}) s where kode_toko = $1 order by user_id, jenis desc, dibuat`,
    [shop.kode_toko],
  );

/**
 * Takes away what was entered: one's own, or as an owner anybody's of the shop.
 * @throws Problem `data_tidak_ditemukan` for what is somebody else's, too.
 */
export async function hapusSidik(context: Context, id: string): Promise<{ id: string }> {
  const { actor, shop } = context;
  const all = KELOLA_SIDIK.includes(actor.level);
  const values = [id, actor.kode_toko, actor.user_id, all, shop.kode_toko];
  const mine = `((kode_toko = $2 and user_id = $3) or ($4 and kode_toko = $5))`;
  return context.db.tx(async (tx) => {
    const row = await tx.maybe<{ kode_toko: string; user_id: string; nama: string }>(
      `with k as (delete from kunci_sidik where id = $1 and ${mine} returning kode_toko, user_id, nama),
        t as (delete from templat_sidik where id::text = $1 and ${mine} returning kode_toko, user_id, jari)
       select * from k union all select * from t`,
      values,
    );
    if (!row) throw new Problem('data_tidak_ditemukan', { kode: id });
    const { kode_toko, user_id, nama } = row;
    const at = { ...context, shop: { kode_toko } };
    await audit(tx, at, { aksi: 'HAPUS', objek: 'sidik-jari', kode: user_id, sebelum: { nama } });
    tx.afterCommit(() => context.realtime.toUser(user_id, SIDIK_BERUBAH, {}));
    return { id };
  });
}

/**
 * Whoever enters a finger knows the password: a screen that was left open is not enough.
 * @throws Problem `data_tidak_valid` at its field; `terlalu_sering`.
 */
export async function assertPassword(context: Context, ip: string, password: string): Promise<void> {
  const { user_id } = context.actor;
  if (await checkCredentials(context, { user_id, password, ip, oleh: user_id })) return;
  throw new Problem('data_tidak_valid', {}, { password: { rule: 'sidik_password_salah' } });
}
