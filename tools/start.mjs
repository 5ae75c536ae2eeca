// npm start: installs and builds what has changed, then becomes the server. Options after `--` are the server's.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, main, root } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env['NODE_ENV'] ??= 'production';
  process.setSourceMapsEnabled(true);
  // In this very process: signals reach the server itself, once, and its exit code is ours.
  await import(pathToFileURL(join(root, 'packages', 'server', 'dist', 'main.js')).href);
});
