import { worksEverywhere, type Actor } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit.ts';
import type { Services } from '../context.ts';
import { acceptedLanguage } from '../i18n.ts';
import type { Route } from '../http/route.ts';
import { loadModules, type Identity } from '../session/identity.ts';
import { SHOP_SQL, shopOf, type ShopRow } from '../session/session.sql.ts';
import { kenali, type Dikenal } from './kenali.ts';

/** He has no session here. */
const TANPA_SESI = '00000000-0000-0000-0000-000000000000';
/** Whoever looks again within this time is told of once. */
const TERTULIS = `select 1 from audit where kode_toko = $1 and objek = $2 and kode = $3 and waktu > $4 limit 1`;
/** Class of the advisory lock under which of many looks at once one is kept. */
const LIHAT_LOCK = 7284;
const SEJAM_MS = 3_600_000;
const OBJEK = 'antar-server';

/** Keeps that somebody of head office has looked into this shop: once in an hour, with what he asked for first. */
async function catat({ db, now }: Services, kode_toko: string, { user_id, dari, pemanggil }: Dikenal, path: string) {
  const shop = { kode_toko };
  const baru = [kode_toko, OBJEK, user_id, new Date(now().getTime() - SEJAM_MS)];
  if (await db.maybe(TERTULIS, baru)) return;
  await db.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LIHAT_LOCK}, hashtext($1))`, [`${kode_toko}/${user_id}`]);
    if (await tx.maybe(TERTULIS, baru)) return;
    const sesudah = { nama: pemanggil.nama, level: pemanggil.level, toko: dari.nama_toko, path };
    await audit(tx, { actor: { user_id }, shop, now }, { aksi: 'LIHAT', objek: OBJEK, kode: user_id, sesudah });
  });
}

/**
 * Somebody of head office, vouched for by its server, who looks at a shop of this one. He changes nothing from there,
 * and what his own menu lets him see has been judged where it is kept.
 * @throws Problem `antar_ditolak`, `toko_tidak_berhak`, `toko_di_server_lain`.
 */
export async function identitasJauh(
  services: Services,
  route: Route,
  request: FastifyRequest,
  header: string,
): Promise<Identity> {
  const method = request.method === 'GET' ? 'GET' : 'POST';
  const dikenal = await kenali(services, { header, method, path: request.url, body: '' });
  const { dari, ke, pemanggil, user_id } = dikenal;
  if (request.method !== 'GET' || route.need === 'public') {
    throw new Problem('toko_di_server_lain', { kode_toko: ke });
  }
  const row = worksEverywhere(pemanggil.level, dari.level)
    ? await services.db.maybe<ShopRow>(SHOP_SQL, [ke])
    : undefined;
  if (!row) throw new Problem('toko_tidak_berhak', { kode_toko: ke });
  await catat(services, ke, dikenal, route.path);
  const actor: Actor = {
    user_id,
    level: pemanggil.level,
    kode_toko: dari.kode_toko,
    di_toko: ke,
    akses: new Set(route.need.pages ?? []),
    modules: await loadModules(services.db, ke),
  };
  return {
    session_id: TANPA_SESI,
    actor,
    shop: shopOf(row),
    lang: acceptedLanguage(request.headers['accept-language']),
    batas: { ganti_password: false, proteksi: [], dibuka: [] },
  };
}

/** Whether a module counts is for one of both shops to say, and is not asked in the other. */
export const tanpaGerbang = ({ gate: _, ...need }: Exclude<Route['need'], 'public'>) => need;
