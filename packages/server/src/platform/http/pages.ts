import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const INDEX = 'index.html';
/** Names in there carry a hash of their content. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** An address that a page of ours may have, rather than a call or a file. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !last.includes('.');
}

/**
 * Serves the built pages: every address that is neither a call nor a file is one page, which finds its way itself.
 * @param webRoot where they were built; without them there are calls only.
 */
export async function registerPages(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, INDEX));
  if (built) {
    await app.register(fastifyStatic, {
      root: webRoot,
      cacheControl: false,
      index: [INDEX],
      setHeaders: (response, path) =>
        void response.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_AGAIN),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isPage(request)) throw new Problem('tidak_ditemukan', {});
    reply.sendFile(INDEX);
  });
}
