import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import { constants } from 'node:zlib';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { countRequests, registerMetrics, type MetricsOptions } from '../metrics/page.ts';
import { errorHandler } from './errors.ts';
import { healthRoute } from './health.ts';
import { openApiRoute } from './openapi.ts';
import { registerPages } from './pages.ts';
import { registerRoute } from './register.ts';
import type { Payload } from './payload.ts';
import type { Route } from './route.ts';
import { registerSecurity } from './security.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the user, once he is known. */
    lang: Language | undefined;
    userId: string | undefined;
    /** With what its fields are sealed, where they are. */
    payload: Payload | undefined;
  }
}

export interface HttpOptions {
  /** Directory of the built pages. */
  readonly webRoot?: string;
  /** Proxies whose word about where a request came from is taken; nobody's unless said. */
  readonly trustedProxies?: readonly string[];
  /** What `/metrics` tells; absent: there is no such page. */
  readonly metrics?: MetricsOptions;
}

const LARGEST_BODY = 1_048_576;
const LONGEST_PARAMETER = 300;
const SLOWEST_REQUEST_MS = 60_000;
const SWEEP_MS = 50;
/** So long may a request under way take at the end. */
const DRAIN_MS = 10_000;
/** Below this, packing costs more than it saves. */
const PACK_FROM_BYTES = 1024;
/** Nearly as small as the best, many times as fast. */
const BROTLI_QUALITY = 4;

/** Plain JSON only; an empty body is no body, whatever its announced type. */
function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
}

/**
 * While the server closes it finishes what is under way. Connections that fall idle meanwhile would keep it open for
 * as long as they are kept alive, and a request that never ends for ever.
 */
function closeConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const giveUp = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(giveUp);
    });
    sweep.unref();
    giveUp.unref();
  });
}

/** Every call of the program: the given ones, and those that tell about the program itself. */
const allRoutes = (routes: readonly Route[]): readonly Route[] => {
  const own = [...routes, healthRoute];
  return [...own, openApiRoute(own)];
};

/**
 * The HTTP server, ready to listen: calls under `/api/v1/`, pages everywhere else.
 * @throws Error when two routes have the same method and path.
 */
export async function buildHttp(
  services: Services,
  routes: readonly Route[],
  { webRoot, trustedProxies = [], metrics }: HttpOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: LONGEST_PARAMETER },
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) => void errorHandler(services)(error, request, reply),
  });
  app.decorateRequest('lang', undefined).decorateRequest('userId', undefined).decorateRequest('payload', undefined);
  app.setErrorHandler<FastifyError>(errorHandler(services));
  closeConnections(app);
  countRequests(app, services);
  parseJson(app);
  await registerSecurity(app);
  await app.register(compress, {
    threshold: PACK_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(multipart, { throwFileSizeLimit: true });
  for (const route of allRoutes(routes)) registerRoute(app, services, route);
  app.all('/api/*', () => {
    throw new Problem('tidak_ditemukan', {});
  });
  if (metrics) registerMetrics(app, services, metrics);
  await registerPages(app, webRoot);
  return app;
}
