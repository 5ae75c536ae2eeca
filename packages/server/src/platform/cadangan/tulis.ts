import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newClient, tellProcess } from '../database/reach.ts';
import type { Files } from '../files.ts';
import { BACKUP_LOCK, HEAD, Heap, LIST, partName, PICTURES, SECRET, type Daftar, type Kepala } from './isi.ts';
import { tarEnd, tarFile } from './tar.ts';

/** Of what a backup is made. */
export interface Sumber {
  readonly connection: pg.ClientConfig;
  readonly files: Pick<Files, 'keys' | 'get' | 'exists'>;
  readonly versi: string;
  /** Fingerprint of the migrations. */
  readonly skema: string;
  /** The key of secrets, when the backup is one that others cannot read. */
  readonly kunci?: Buffer;
  readonly now: () => Date;
  /** Told what is in it, at its end. */
  readonly onList: (list: Daftar) => void;
  /** Told which process of the database does the work. */
  readonly onProcess?: (pid: number) => void;
}

const PART_BYTES = 4 * 1024 * 1024;

/** Values as text that reads the same on every server. */
const EXACT = [
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 3`,
  `set bytea_output = 'hex'`,
  `set timezone = 'UTC'`,
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/** Tables with the columns that they are written with. What is not kept over a crash is not kept here either. */
const TABLES_SQL = `select c.relname as nama, array_agg(a.attname::text order by a.attnum) as kolom
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname <> 'skema_migrasi' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by 1 order by 1`;
const SEQUENCES_SQL = `select sequencename as nama, last_value::text as nilai from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`;

async function headOf(client: pg.Client, { versi, skema, now }: Sumber): Promise<Kepala> {
  const rows = async <R extends object>(sql: string): Promise<R[]> => (await client.query<R>(sql)).rows;
  return {
    format: 1,
    versi,
    pada: now().toISOString(),
    skema,
    migrasi: await rows(`select berkas, sha from skema_migrasi order by berkas collate "C"`),
    toko: await rows(
      `select kode_toko, nama_toko, tgl_system::text from hari_toko join toko using (kode_toko) order by 1`,
    ),
    tabel: await rows(TABLES_SQL),
  };
}

interface Part {
  readonly name: string;
  readonly body: Buffer;
}

/** The rows of a table as PostgreSQL copies them out, in parts. */
async function* tableParts(
  client: pg.Client,
  { nama, kolom }: Kepala['tabel'][number],
  done: (table: Daftar['tabel'][string]) => void,
): AsyncGenerator<Part> {
  const columns = kolom.map((name) => pg.escapeIdentifier(name)).join(', ');
  const stream = client.query(copyTo(`copy public.${pg.escapeIdentifier(nama)} (${columns}) to stdout`));
  const heap = new Heap();
  let kept: Buffer[] = [];
  let length = 0;
  let part = 1;
  const whole = (): Part => {
    const body = Buffer.concat(kept);
    [kept, length] = [[], 0];
    heap.add(body);
    return { name: partName(nama, part++), body };
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    kept.push(chunk);
    length += chunk.length;
    if (length >= PART_BYTES) yield whole();
  }
  if (length > 0) yield whole();
  done({ ...heap.sum(), baris: stream.rowCount });
}

/** Every picture that is there now: none that a record of the shop's moment shows goes meanwhile. */
async function* pictures(files: Sumber['files'], heap: Heap): AsyncGenerator<Part> {
  for await (const key of files.keys()) {
    try {
      const body = await files.get(key);
      heap.add(body, key);
      yield { name: `${PICTURES}${key}`, body };
    } catch (error) {
      if (await files.exists(key)) throw error;
    }
  }
}

async function* filesOf(client: pg.Client, sumber: Sumber): AsyncGenerator<Part> {
  const json = (name: string, value: unknown): Part => ({ name, body: Buffer.from(JSON.stringify(value, null, 1)) });
  const kepala = await headOf(client, sumber);
  yield json(HEAD, kepala);
  if (sumber.kunci) yield { name: SECRET, body: sumber.kunci };
  // The database stands still from the first statement on; pictures come and go, so they are first.
  const heap = new Heap();
  yield* pictures(sumber.files, heap);
  const tabel: Record<string, Daftar['tabel'][string]> = {};
  for (const table of kepala.tabel) yield* tableParts(client, table, (sum) => (tabel[table.nama] = sum));
  const { rows } = await client.query<{ nama: string; nilai: string }>(SEQUENCES_SQL);
  const urutan = Object.fromEntries(rows.map(({ nama, nilai }) => [nama, nilai]));
  const list: Daftar = { tabel, gambar: { ...heap.sum(), berkas: heap.files }, urutan };
  sumber.onList(list);
  yield json(LIST, list);
}

/**
 * A backup as a stream of files: the whole database as it is at one moment, whatever its tills do meanwhile, and the
 * pictures. Nothing waits for it, and no more than a part of a table is in memory.
 */
export async function* tulisCadangan(sumber: Sumber): AsyncGenerator<Buffer> {
  const client = newClient({ application_name: 'kilau cadangan', ...sumber.connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    tellProcess(client, sumber.onProcess);
    for (const statement of EXACT) await client.query(statement);
    await client.query(`select pg_advisory_lock(${BACKUP_LOCK})`);
    await client.query('begin isolation level repeatable read read only');
    for await (const { name, body } of filesOf(client, sumber)) yield tarFile(name, body, sumber.now());
    await client.query('commit');
    yield tarEnd();
  } finally {
    await client.end();
  }
}
