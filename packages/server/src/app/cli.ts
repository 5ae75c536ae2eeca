import { AlirError } from '../platform/alir/pusat.ts';
import { CadanganError } from '../platform/cadangan/sandi.ts';
import { openTempat } from '../platform/cadangan/tempat.ts';
import { ConfigError, loadConfig } from '../platform/config.ts';
import { closeDataDir } from '../platform/data-dir.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open.ts';
import { atRest } from '../ledger/verify.ts';
import { cadangkan } from './cadangan.ts';
import { runFlow } from './alir.ts';
import { pulih } from './pulih.ts';
import { verify } from './verify.ts';

const USAGE = `Usage: npm run verify
       npm run backup [-- --list]
       npm run restore -- FILE | NAME | latest [--replace=SHOP]
       npm run flow -- open [--listen=ADDRESS:PORT --from=NETWORK] | close
       npm run flow -- add URL | list | refresh | remove SHOP`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const config = () => loadConfig(process.env, []);

async function withDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(config());
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function fail(): void {
  process.exitCode = 1;
}

async function runVerify(): Promise<void> {
  await withDatabase(async ({ db }) => {
    if ((await atRest(db, (tx) => verify(tx, print))) > 0) fail();
  });
}

/** Ends with the program that has begun this one: what it has half made is worth nothing to anybody. */
function endWithParent(): void {
  process.stdin.once('close', () => process.exit(1)).resume();
  process.stdin.unref();
}

async function runBackup(json: boolean): Promise<void> {
  if (json) endWithParent();
  const setting = config();
  await closeDataDir(setting.dataDir);
  await withDatabase(async (database) => {
    const done = await cadangkan(database, setting, json ? () => undefined : print);
    const { nama, bytes, gambar, periksa, galat } = done;
    if (json) return print(JSON.stringify(done));
    print(`${nama}: ${bytes} bytes, ${gambar} pictures, in ${openTempat(setting.backup).nama}`);
    if (periksa === 'UTUH') print('restored beside the shop and checked: all of it holds');
    else print(`${periksa === 'TIDAK_BISA' ? 'not checked' : 'the check of it failed'}: ${galat || 'see above'}`);
    if (periksa === 'GAGAL' || periksa === 'BEDA') fail();
  });
}

async function runList(): Promise<void> {
  for (const name of await openTempat(config().backup).daftar()) print(name);
}

async function runRestore(dari: string, ganti: string | undefined): Promise<void> {
  const done = await pulih(config(), { dari, ...(ganti !== undefined && { ganti }) }, print);
  print(
    `restored as of ${done.kepala.pada}, made by Kilau ${done.kepala.versi}: ${done.baris} rows, ${done.gambar} pictures`,
  );
  if (done.beda > 0) fail();
}

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  const plain = rest.filter((word) => !word.startsWith('--'));
  const options = rest.filter((word) => word.startsWith('--'));
  const [only] = options;
  const replace = /^--replace=(.+)$/.exec(only ?? '')?.[1];
  if (command === 'verify' && rest.length === 0) return runVerify();
  if (command === 'backup' && rest.length === 0) return runBackup(false);
  if (command === 'backup' && rest.length === 1 && only === '--json') return runBackup(true);
  if (command === 'backup' && rest.length === 1 && only === '--list') return runList();
  if (command === 'restore' && plain.length === 1 && options.length === (replace === undefined ? 0 : 1)) {
    return runRestore(plain[0] ?? '', replace);
  }
  if (command === 'flow' && (await runFlow({ plain, options }, config(), print))) return;
  throw new ConfigError(USAGE);
}

try {
  await main();
} catch (error) {
  // What a person can do something about is said in one sentence.
  if (!(error instanceof ConfigError || error instanceof CadanganError || error instanceof AlirError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
