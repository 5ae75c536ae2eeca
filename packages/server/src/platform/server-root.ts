import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The directory of the server package, which holds `migrations`. Looked for upwards, because this file lies deeper in
 * the sources than the one it is bundled into.
 */
export function serverRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The server has been taken out of its package; its migrations are missing.');
  return serverRoot(parent);
}
