// npm run bench, verify, spec, new: a TypeScript program of this house, run by Node itself with everything installed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, main, root } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  // The program finds its own arguments where it would if it had been started by name.
  const [file = ''] = process.argv.splice(2, 1);
  process.argv[1] = join(root, file);
  await import(pathToFileURL(process.argv[1]).href);
});
