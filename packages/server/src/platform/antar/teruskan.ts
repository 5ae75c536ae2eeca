import { worksEverywhere } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { assertMay, headerText, SHOP_HEADER, TOKEN_HEADER } from '../http/authorise.ts';
import { userContext } from '../http/make-context.ts';
import type { Route } from '../http/route.ts';
import { tanpaGerbang } from './identitas.ts';
import { API, panggilToko } from './panggil.ts';
import { pemanggilOf } from './pemanggil.ts';
import { tokoJauh } from './toko-jauh.ts';

/** A report takes longer than a page. */
const TUNGGU_MS = 20_000;
const TERBESAR = 32 * 1024 * 1024;
/** What of an answer is the asker's. */
const IKUT = ['content-type', 'content-disposition'] as const;

/**
 * Hands what somebody of head office asks of a branch on to the server that keeps it, in his name.
 * @returns nothing where the shop that he names is none of those.
 * @throws Problem `toko_di_server_lain` for what would change something there, `toko_tidak_terjangkau`.
 */
export async function teruskan(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const kode_toko = headerText(request, SHOP_HEADER);
  if (route.need === 'public' || kode_toko === undefined) return undefined;
  const identity = await services.identities.identify(headerText(request, TOKEN_HEADER));
  if (!identity || !worksEverywhere(identity.actor.level, identity.shop.level)) return undefined;
  const toko = await tokoJauh(services.db, services, kode_toko);
  if (!toko) return undefined;
  const { actor } = identity;
  if (identity.batas.ganti_password) throw new Problem('ganti_password_wajib', {});
  assertMay(actor, route.overShops ? route.need : tanpaGerbang(route.need));
  if (request.method !== 'GET') throw new Problem('toko_di_server_lain', { kode_toko });
  const answer = await panggilToko(services, {
    dari: actor.kode_toko,
    toko,
    method: 'GET',
    path: request.url.slice(API.length),
    pemanggil: await pemanggilOf(services.db, actor.kode_toko, actor.user_id),
    headers: { accept: request.headers.accept ?? '*/*', 'accept-language': identity.lang },
    timeout: services.tungguCabang ?? TUNGGU_MS,
    largest: TERBESAR,
  });
  if (answer.kind !== 'answer' || answer.bytes.length >= TERBESAR) {
    throw new Problem('toko_tidak_terjangkau', { kode_toko });
  }
  for (const name of IKUT) {
    const value = answer.headers[name];
    if (typeof value === 'string') reply.header(name, value);
  }
  // That this server's word is not taken there is no matter of the asker's login.
  if (answer.status === 401) throw new Problem('toko_tidak_terjangkau', { kode_toko });
  if (answer.status === 200 && route.mine) {
    const own = await route.mine(userContext(services, identity));
    return reply.send(JSON.stringify({ ...(JSON.parse(answer.body) as object), ...own }));
  }
  return reply.code(answer.status).send(answer.bytes);
}
