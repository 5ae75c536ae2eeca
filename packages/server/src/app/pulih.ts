import { createReadStream, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { unpack } from '../platform/cadangan/alur.ts';
import { semuaAtauKosong } from '../platform/cadangan/kosongkan.ts';
import { gambarDari, pulihkan, type Dipulihkan } from '../platform/cadangan/pulihkan.ts';
import { CadanganError } from '../platform/cadangan/sandi.ts';
import { makeEmpty } from '../platform/cadangan/scratch.ts';
import { openTempat } from '../platform/cadangan/tempat.ts';
import type { Config } from '../platform/config.ts';
import { closeDataDir, closeNewFiles } from '../platform/data-dir.ts';
import { databaseOn } from '../platform/database/database-on.ts';
import { migrationsDir, openServer, withClient, type OpenServer } from '../platform/database/open.ts';
import { createFiles } from '../platform/files.ts';
import { verifyAt } from './verify.ts';

type Say = (line: string) => void;

interface Asked {
  /** A file, or the name of a backup where backups are kept. */
  readonly dari: string;
  /** The shop whose living database gives way; absent, the database must be empty. */
  readonly ganti?: string;
}

const DRAFT = 'kilau_pulih';

async function shopsOf(
  owner: pg.ClientConfig,
): Promise<{ readonly empty: boolean; readonly shops: readonly string[] }> {
  let found = { empty: true, shops: [] as readonly string[] };
  await withClient(owner, async (client) => {
    const tables = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'v') limit 1`);
    const known = await client.query<{ ada: boolean }>(`select to_regclass('public.toko') is not null as ada`);
    const shops = known.rows[0]?.ada
      ? await client.query<{ kode_toko: string }>('select kode_toko from toko order by 1')
      : { rows: [] };
    found = { empty: tables.rowCount === 0, shops: shops.rows.map(({ kode_toko }) => kode_toko) };
  });
  return found;
}

/** @throws CadanganError when something is there that must not be lost, or somebody is at work. */
async function assertFree({ owner, own, guest }: OpenServer, { ganti }: Asked): Promise<boolean> {
  if (guest) throw new CadanganError('Kilau is running on this data directory: stop it first.');
  const { empty, shops } = await shopsOf(owner);
  if (!own) {
    if (empty) return false;
    throw new CadanganError('The database is not empty: make a new one and name it by DATABASE_URL.');
  }
  if (shops.length === 0) return false;
  if (ganti !== undefined && shops.includes(ganti)) return true;
  throw new CadanganError(
    `This database holds ${shops.join(', ')}. To put the backup in its place: --replace=${shops[0] ?? ''}`,
  );
}

/** Where the backup is read from, as often as it is asked for. */
async function findBackup({ dari }: Asked, { backup }: Config): Promise<() => Promise<AsyncIterable<Buffer>>> {
  const unpacked = (from: AsyncIterable<Buffer>): AsyncIterable<Buffer> => unpack(from, backup.key);
  if (existsSync(dari)) return async () => unpacked(createReadStream(dari) as AsyncIterable<Buffer>);
  const tempat = openTempat(backup);
  const names = await tempat.daftar();
  const name = dari === 'latest' ? names[0] : names.find((one) => one === basename(dari));
  if (name === undefined) {
    throw new CadanganError(`There is no backup ${dari}, neither as a file nor in ${tempat.nama}.`);
  }
  return async () => unpacked(await tempat.ambil(name));
}

/** The key that the backup brings; another one that is here steps aside. */
function keepSecret({ dataDir, secretKey }: Config, key: Buffer, stamp: string, say: Say): void {
  const path = join(dataDir, 'kunci');
  if (secretKey) return;
  if (existsSync(path)) {
    if (readFileSync(path).equals(key)) return;
    renameSync(path, `${path}.lama-${stamp}`);
    say(`the key of secrets that was here is kept as kunci.lama-${stamp}`);
  }
  const draft = `${path}.pulih`;
  writeFileSync(draft, key, { mode: 0o600 });
  linkSync(draft, path);
  rmSync(draft);
}

/** The restored database takes the place of the one before, which is kept under another name where it held shops. */
async function takePlace({ owner }: OpenServer, keep: boolean, stamp: string, say: Say): Promise<void> {
  const name = owner.database ?? '';
  const id = pg.escapeIdentifier;
  await withClient(databaseOn(owner, 'postgres'), async (client) => {
    if (keep) {
      const old = `${name}_lama_${stamp}`;
      await client.query(`alter database ${id(name)} rename to ${id(old)}`);
      say(`the database that was here is kept as ${old}`);
    } else await client.query(`drop database ${id(name)} with (force)`);
    await client.query(`alter database ${id(DRAFT)} rename to ${id(name)}`);
  });
}

/** What a restore has come to. */
export interface HasilPulih extends Dipulihkan {
  /** Checks of the books that do not hold. */
  readonly beda: number;
}

type Dibaca = Awaited<ReturnType<typeof findBackup>>;

/** Fills a database, and what lies beside it. */
async function fill(
  { role }: OpenServer,
  target: pg.ClientConfig,
  config: Config,
  read: Dibaca,
  stamp: string,
  say: Say,
) {
  const secrets: Buffer[] = [];
  const done = await pulihkan(await read(), {
    owner: target,
    ...(role && { role }),
    migrations: migrationsDir(),
    picture: () => Promise.resolve(),
    secret: async (key) => void secrets.push(key),
    log: say,
  });
  // What lies beside the database changes once all of the backup is proven: pictures and key of a shop that stays as
  // it was stay too.
  const files = createFiles(config.dataDir, config.s3);
  for await (const { kunci, isi } of gambarDari(await read())) await files.put(kunci, isi);
  const beda = await verifyAt(target, say);
  for (const key of secrets) keepSecret(config, key, stamp, say);
  return { ...done, beda };
}

async function restore(server: OpenServer, config: Config, asked: Asked, say: Say): Promise<HasilPulih> {
  const replaces = await assertFree(server, asked);
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const read = await findBackup(asked, config);
  const into = (target: pg.ClientConfig): Promise<HasilPulih> => fill(server, target, config, read, stamp, say);
  if (!server.own) return semuaAtauKosong(server.owner, () => into(server.owner));
  // Of our own, a database beside it is filled and takes its place when all is there.
  const done = await into(await makeEmpty(server.owner, DRAFT));
  await takePlace(server, replaces, stamp, say);
  return done;
}

/**
 * Puts a backup into the database that the configuration names, and pictures and key beside it; then checks the books.
 * @throws CadanganError when the place is not free, or the backup cannot be read.
 */
export async function pulih(config: Config, asked: Asked, say: Say): Promise<HasilPulih> {
  await closeDataDir(config.dataDir);
  const server = await openServer(config);
  try {
    closeNewFiles();
    return await restore(server, config, asked, say);
  } finally {
    await server.close();
  }
}
