import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
export const WEB_ROOT = join(ROOT, 'packages', 'web', 'dist');

const ENSURE = "import { ensureBuilt } from './tools/lib.mjs'; await ensureBuilt();";

/** Builds server and pages when a source has changed. What that says is no result, so it goes beside the results. */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', ENSURE], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the build failed');
}
