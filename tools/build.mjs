// npm run build: the server into packages/server/dist, the pages into packages/web/dist.
import { join } from 'node:path';
import { ensureInstalled, fail, main, markBuilt, readJson, root, runBin, sourceDigest } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  const sources = sourceDigest();
  await Promise.all([buildServer(), buildPages()]);
  markBuilt(sources);
});

/**
 * Our own sources become one file; packages stay where npm put them, since some bring files or programs of their own.
 * They are named one by one, because `@kilau/contract` looks like a package too but is TypeScript and must go in.
 */
async function buildServer() {
  // Only now: before ensureInstalled() there may be no such package.
  const { build } = await import('esbuild');
  const server = join(root, 'packages', 'server');
  const manifests = ['contract', 'server'].map((name) => readJson(join(root, 'packages', name, 'package.json')));
  const packages = manifests.flatMap((manifest) =>
    Object.keys(/** @type {import('./lib.mjs').Manifest} */ (manifest).dependencies ?? {}),
  );
  const built = build({
    entryPoints: [join(server, 'src', 'app', 'main.ts')],
    outfile: join(server, 'dist', 'main.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    external: packages.filter((name) => !name.startsWith('@kilau/')),
    logLevel: 'warning',
  });
  // esbuild has shown where and why; its stack trace adds nothing.
  await built.catch(() => fail('The server could not be built, see above.'));
}

async function buildPages() {
  const { code } = await runBin('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages', 'web') });
  if (code !== 0) fail('The pages could not be built, see above.');
}
