import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'app', 'cli.ts');

/** A deed of a sale by the bare driver, in a list of broken seals: it bears the seal of the one it repeats. */
const BARE = /^ +\S+B\d+ \d+$/;
/** What is told beside a list: the check itself, and how many hold. */
const SEALS = /perbuatan_tersegel: difference|^\w+ [\d-]+: (\d+) of (\d+) checks hold$|^$/;

/** Whether nothing but the seals of the bare driver's sales was told. */
function onlyBareSeals(told: string): boolean {
  const [, hold, all] = /: (\d+) of (\d+) checks hold/.exec(told) ?? [];
  return Number(all) - Number(hold) === 1 && told.split('\n').every((line) => SEALS.test(line) || BARE.test(line));
}

/**
 * Everything sold meanwhile, through HTTP or not, must stand in the books as if people had sold it: `npm run verify`.
 * Only the seals of what the bare driver repeated are those of another sale.
 */
export function assertBooksHold(dataDir: string): void {
  const { DATABASE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'verify'], {
    env: { ...environment, KILAU_DATA: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0 && !onlyBareSeals(stdout)) throw new Error(`the books do not hold:\n${stdout}${stderr}`);
}
