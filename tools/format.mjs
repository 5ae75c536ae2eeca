// npm run format: lays every source out as `npm run check` wants it.
import { ensureInstalled, main, runBin } from './lib.mjs';

await main(async () => {
  await ensureInstalled();
  const { code } = await runBin('oxfmt', ['.']);
  process.exitCode = code;
});
