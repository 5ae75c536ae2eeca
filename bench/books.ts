import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'app', 'cli.ts');

/**
 * Everything sold meanwhile, through HTTP or not, must stand in the books as if people had sold it: `npm run verify`.
 */
export function assertBooksHold(dataDir: string): void {
  const { DATABASE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'verify'], {
    env: { ...environment, KILAU_DATA: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the books do not hold:\n${stdout}${stderr}`);
}
