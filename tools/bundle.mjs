// Programs of the server as single files: the one that a shop starts, and those that tests start by the dozen.
import { join } from 'node:path';
import { readJson, root } from './lib.mjs';

/**
 * Our own sources become one file for each program; packages stay where npm put them, since some bring files or
 * programs of their own. They are named one by one, because `@kilau/contract` looks like a package too but is TypeScript
 * and must go in.
 * @param {readonly string[]} entryPoints below `packages/server/src`
 * @param {string} outdir inside the server's package, whose packages and migrations they look for upwards
 */
export async function bundleServer(entryPoints, outdir) {
  // Only now: before ensureInstalled() there may be no such package.
  const { build } = await import('esbuild');
  const manifests = ['contract', 'server'].map((name) => readJson(join(root, 'packages', name, 'package.json')));
  const packages = manifests.flatMap((manifest) =>
    Object.keys(/** @type {import('./lib.mjs').Manifest} */ (manifest).dependencies ?? {}),
  );
  await build({
    entryPoints: entryPoints.map((file) => join(root, 'packages', 'server', 'src', file)),
    outdir,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    external: packages.filter((name) => !name.startsWith('@kilau/')),
    logLevel: 'warning',
  });
}
