import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What the pages may do: their own scripts only; styles that the UI kit sets; images, papers and prints made on the
 * spot.
 */
const POLICY = {
  'default-src': ["'self'"],
  // What reads codes for browsers that cannot do so themselves is compiled from a file of ours; nothing is evaluated.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'", 'data:'],
  // The print bridge of the machine that the browser runs on listens where its shop wants it.
  'connect-src': ["'self'", 'ws:', 'wss:', 'http://127.0.0.1:*'],
  'frame-src': ["'self'", 'blob:'],
  // The browser's own PDF viewer counts as a plug-in.
  'object-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Scale and scanner camera, and nothing else of the machine. */
const PERMISSIONS = 'serial=(self), usb=(self), camera=(self), microphone=(), geolocation=(), payment=()';

export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    hsts: { includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
