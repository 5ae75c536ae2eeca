import { randomBytes, randomUUID } from 'node:crypto';
import { worksEverywhere } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kenali, type Dikenal } from '../../../platform/antar/kenali.ts';
import { API } from '../../../platform/antar/panggil.ts';
import { pemanggilOf } from '../../../platform/antar/pemanggil.ts';
import { kepalaBertanda, nonceBaru } from '../../../platform/antar/tanda.ts';
import { tokoJauh } from '../../../platform/antar/toko-jauh.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { openSession } from '../../../platform/session/open.ts';
import { hashPassword } from '../../../platform/session/password.ts';
import { SHOP_SQL, type ShopRow } from '../../../platform/session/session.sql.ts';
import { standingOf } from '../../../platform/session/standing.ts';
import type { LoggedIn } from './masuk.post.ts';
import { userData } from './user-data.ts';

/** What a ticket is signed for: it opens this call of that shop's server, and no other. */
const MASUK = { method: 'POST', path: `${API}users/login-pusat`, body: '' } as const;

/**
 * An address that opens the pages of a branch on another server, for whoever asks: good once, within a minute. The
 * ticket stands behind the `#`, which browsers send to nobody.
 * @throws Problem `data_tidak_ditemukan` where he may not, or that shop is none of those.
 */
export async function alamatPortal(context: Context, kode_toko: string): Promise<string> {
  const { db, actor, shop, now } = context;
  const boleh = worksEverywhere(actor.level, shop.level) && actor.kode_toko === shop.kode_toko;
  const toko = boleh ? await tokoJauh(db, context, kode_toko) : undefined;
  if (!toko) throw new Problem('data_tidak_ditemukan', { kode: kode_toko });
  const tiket = kepalaBertanda(toko.kunci, {
    ...MASUK,
    dari: actor.kode_toko,
    ke: kode_toko,
    waktu: now().getTime(),
    nonce: nonceBaru(),
    pemanggil: await pemanggilOf(db, actor.kode_toko, actor.user_id),
  });
  await db.tx((tx) => audit(tx, context, { aksi: 'BUKA PORTAL', objek: 'toko', kode: kode_toko }));
  return `${toko.portal}/#tiket=${encodeURIComponent(tiket)}`;
}

// Nobody knows his password, and none wears out; who was put out of use here stays so.
const USER_SQL = `insert into users (kode_toko, user_id, usere_name, level, password_hash, password_pada, dibuat_oleh,
    diubah_oleh)
  values ($1, $2, $3, $4, $5, $6, $2, $2)
  on conflict (kode_toko, user_id) do update set usere_name = excluded.usere_name, level = excluded.level,
    password_pada = excluded.password_pada where users.status_aktif
  returning 1`;

/** Somebody of head office as a user of this shop, under the name that says where he is from. */
async function jadikanUser(tx: Tx, { ke, user_id, pemanggil, dari }: Dikenal, hash: string, now: Date): Promise<void> {
  const nama = `${pemanggil.nama} (${dari.nama_toko})`.slice(0, 60);
  const ada = await tx.maybe(USER_SQL, [ke, user_id, nama, pemanggil.level, hash, now]);
  if (!ada) throw new Problem('toko_tidak_berhak', { kode_toko: ke });
}

/**
 * Lets somebody of head office in by the ticket that its server has signed for him.
 * @throws Problem `antar_ditolak`, `toko_tidak_berhak`, `di_luar_jam_akses`.
 */
export async function masukDariPusat(context: PublicContext, tiket: string, caller: Caller): Promise<LoggedIn> {
  const dikenal = await kenali(context, { ...MASUK, header: tiket });
  const { dari, ke: kode_toko, pemanggil, user_id } = dikenal;
  const { level } = pemanggil;
  const ada = await context.db.maybe<ShopRow>(SHOP_SQL, [kode_toko]);
  if (!ada || !worksEverywhere(level, dari.level)) throw new Problem('toko_tidak_berhak', { kode_toko });
  const hash = await hashPassword(randomBytes(32).toString('hex'));
  const account = { kode_toko, user_id, level, level_toko: ada.level_toko };
  const device = caller.device || randomUUID();
  const now = context.now();
  await context.db.tx((tx) => jadikanUser(tx, dikenal, hash, now));
  await standingOf(context, account);
  const token = await context.db.tx(async (tx) => {
    const here = { perangkat: device, agen: caller.agent, ip: caller.ip, ambil_alih: true };
    const opened = await openSession(tx, context, account, here);
    await audit(
      tx,
      { actor: account, shop: account, now: context.now },
      {
        aksi: 'LOGIN PUSAT',
        objek: 'users',
        kode: user_id,
        sesudah: { nama: pemanggil.nama, level, toko: dari.nama_toko },
      },
    );
    return opened;
  });
  const identity = await context.identities.identify(token);
  if (!identity) throw new Problem('toko_tidak_berhak', { kode_toko });
  return { data: { token, ...(await userData(context.db, identity)) }, device };
}
