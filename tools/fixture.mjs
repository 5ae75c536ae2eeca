// npm run fixture: writes the data of a small shop in the schema of today, for later versions to be tried on.
import { ensureInstalled, main, runBin } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  const { code } = await runBin('vitest', ['run', '--root', '.', '--config', 'tools/fixture.config.ts']);
  process.exitCode = code;
});
