import { Readable } from 'node:stream';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../context.ts';
import { acceptedLanguage, askedLanguage } from '../i18n.ts';
import { identitasJauh, tanpaGerbang } from '../antar/identitas.ts';
import { adaTanda } from '../antar/tanda.ts';
import { teruskan } from '../antar/teruskan.ts';
import { assertMay, assertStillMay, headerText, identityOf, TOKEN_HEADER } from './authorise.ts';
import { failureOf } from './errors.ts';
import { publicContext, userContext } from './make-context.ts';
import { openBody, payloadOf } from './payload.ts';
import { readInput } from './read-input.ts';
import { Answer, type Route, type RouteInput } from './route.ts';
import { send } from './send.ts';
import { sendSteps, wantsSteps } from './steps.ts';
import { silentWork, type Work } from './work.ts';

const API = '/api/v1/';

/** `hak-akses/{user_id}` → `/api/v1/hak-akses/:user_id` */
const urlOf = (path: string): string => API + path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Who asks, once his rights are known to suffice. Public calls have no actor, and their handlers no way to ask for one.
 */
async function contextFor(services: Services, route: Route, request: FastifyRequest): Promise<Context> {
  if (route.need === 'public') {
    return publicContext(services, acceptedLanguage(request.headers['accept-language'])) as Context;
  }
  const token = headerText(request, TOKEN_HEADER) ?? '';
  const jauh = adaTanda(token);
  const known = jauh
    ? await identitasJauh(services, route, request, token)
    : await identityOf(services.identities, request);
  // What is picked on the device wins over the user's own: a page and what the server says on it speak alike.
  const identity = { ...known, lang: askedLanguage(request.headers['accept-language']) ?? known.lang };
  request.lang = identity.lang;
  request.userId = identity.actor.user_id;
  request.payload = await payloadOf(services.db, services.secrets, identity, request);
  if (identity.batas.ganti_password && route.early !== true) throw new Problem('ganti_password_wajib', {});
  assertMay(identity.actor, jauh && route.overShops ? tanpaGerbang(route.need) : route.need);
  return userContext(services, identity);
}

/** Long work of a route: `work` says how far it is. What was only read is kept from who may not read it any more. */
const longWork =
  (services: Services, route: Route, request: FastifyRequest, context: Context, input: RouteInput) =>
  async (work: Work): Promise<unknown> => {
    const result = await route.handler(context, { ...input, work });
    const { need, method } = route;
    if (method !== 'GET' || need === 'public' || adaTanda(headerText(request, TOKEN_HEADER) ?? '')) return result;
    try {
      await assertStillMay(services.identities, request, need);
      return result;
    } catch (error) {
      if (result instanceof Answer && result.body instanceof Readable) result.body.destroy();
      throw error;
    }
  };

/** Long work whose steps nobody wants to hear; who hangs up is told nothing more. */
async function plainLong(run: (work: Work) => Promise<unknown>, reply: FastifyReply): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  try {
    return await send(reply, await run(silentWork(gone.signal)));
  } catch (error) {
    if (gone.signal.aborted && error === gone.signal.reason) return reply.hijack();
    throw error;
  }
}

/** Puts one call on the air: rate, login, rights, input, handler, answer, in this order. */
export function registerRoute(app: FastifyInstance, services: Services, route: Route): void {
  const url = urlOf(route.path);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    if (route.rateLimit) {
      await services.limits.spend({ key: `${route.method} ${url} ${request.ip}`, ...route.rateLimit });
    }
    let caller: Context;
    try {
      caller = await contextFor(services, route, request);
    } catch (error) {
      // A shop that is not here may be one that another server keeps.
      if (!isProblem(error) || error.code !== 'toko_tidak_berhak') throw error;
      const diteruskan = await teruskan(services, route, request, reply);
      if (diteruskan) return diteruskan;
      throw error;
    }
    if (request.payload) request.body = openBody(request.payload, request.body);
    const input = await readInput(request, route);
    const context: Context = { ...caller, ...(input.konfirmasi && { konfirmasi: input.konfirmasi }) };
    if (!route.long) return send(reply, await route.handler(context, input));
    // Steps are no fields, nor are files: who has fields sealed hears the end of a deed only.
    const sealed = request.payload !== undefined && route.method !== 'GET';
    const run = longWork(services, route, request, context, input);
    if (sealed || !wantsSteps(input.accept)) return plainLong(run, reply);
    return sendSteps(reply, run, (error) => {
      const { status, body } = failureOf(error as FastifyError, request, services);
      return { status, jawaban: body };
    });
  };
  app.route({ method: route.method, url, handler, ...(route.largest !== undefined && { bodyLimit: route.largest }) });
}
