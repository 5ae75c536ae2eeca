import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const INDEX = 'index.html';
/** Names in there carry a hash of their content. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** An address that a page of ours may have, rather than a call or a file. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const last = path.slice(path.lastIndexOf('/') + 1);
  return ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api/') && !last.includes('.');
}

/** What a browser heeds with a page alone. A script of a worker is a page in this: it keeps all of them. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What a page fetches for itself. */
const PART = /\.(?:js|mjs|css|woff2)(?:\?|$)/;

/** What helps to ask again for a file that may change, which none does under a name with its hash. */
const OF_CHANGING = ['accept-ranges', 'etag', 'last-modified'];

/** Scripts, styles and texts go without what concerns pages only: it was a third of what small ones weighed. */
function lighten(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (PART.test(url) && !url.includes('worker')) for (const name of OF_PAGES) reply.removeHeader(name);
    if (url.startsWith('/assets/')) for (const name of OF_CHANGING) reply.removeHeader(name);
    return payload;
  });
}

/** Addresses of all that was built. The library would read the whole directory for each file that is asked for. */
function addressesIn(webRoot: string): ReadonlySet<string> {
  const files = readdirSync(webRoot, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(webRoot, join(parentPath, name)).replaceAll(sep, '/')}`),
  );
}

/**
 * Serves the built pages: every address that is neither a call nor a file is one page, which finds its way itself.
 * @param webRoot where they were built; without them there are calls only.
 */
export async function registerPages(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, INDEX));
  if (built) {
    lighten(app);
    await app.register(fastifyStatic, {
      root: webRoot,
      serve: false,
      // The build has packed them once and for all.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) =>
        void response.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_AGAIN),
    });
    const files = addressesIn(webRoot);
    app.get('/*', (request, reply) => {
      const path = pathOf(request);
      return files.has(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound();
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isPage(request)) throw new Problem('tidak_ditemukan', {});
    reply.sendFile(INDEX);
  });
}
