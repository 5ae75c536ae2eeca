// npm run dev: the server restarts and the pages update when a source is saved. Open the address Vite prints.
import { join } from 'node:path';
import { ensureInstalled, main, root, run } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  const pages = await startPages(`http://127.0.0.1:${process.env['PORT'] || '3000'}`);
  // Node passes signals on; the server closes its database, and only then do we end.
  const entry = join('packages', 'server', 'src', 'app', 'main.ts');
  const { code } = await run(process.execPath, ['--watch', '--watch-preserve-output', entry, ...process.argv.slice(2)]);
  await pages.close();
  process.exit(code);
});

/** @param {string} api where the server listens */
async function startPages(api) {
  // Only now: before ensureInstalled() there may be no such package.
  const { createServer } = await import('vite');
  const pages = await createServer({
    root: join(root, 'packages', 'web'),
    server: { proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  });
  await pages.listen();
  pages.printUrls();
  return pages;
}
