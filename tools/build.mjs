// npm run build: the server into packages/server/dist, the pages into packages/web/dist.
import { join } from 'node:path';
import { bundleServer } from './bundle.mjs';
import { ensureInstalled, fail, main, markBuilt, root, runBin, sourceDigest } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  const sources = sourceDigest();
  await Promise.all([buildServer(), buildPages()]);
  markBuilt(sources);
});

async function buildServer() {
  const built = bundleServer(
    ['app/main.ts', 'app/cli.ts', 'app/worker.ts', 'engine/import/workbook-thread.ts'],
    join(root, 'packages', 'server', 'dist'),
  );
  // esbuild has shown where and why; its stack trace adds nothing.
  await built.catch(() => fail('The server could not be built, see above.'));
}

async function buildPages() {
  const { code } = await runBin('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages', 'web') });
  if (code !== 0) fail('The pages could not be built, see above.');
}
