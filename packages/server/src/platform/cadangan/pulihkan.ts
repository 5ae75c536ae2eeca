import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, migrationsKnown } from '../database/migrate.ts';
import { prepareProgramRole, type ProgramRole } from '../database/program-role.ts';
import { newClient } from '../database/reach.ts';
import { HEAD, Heap, LIST, PICTURES, SECRET, tableOfPart, type Daftar, type Jumlah, type Kepala } from './isi.ts';
import { CadanganError } from './sandi.ts';
import { readTar, type TarFile } from './tar.ts';

/** Where a backup goes: an empty database, and whoever keeps pictures and the key of secrets. */
export interface Tujuan {
  /** Who owns the database. */
  readonly owner: pg.ClientConfig;
  readonly role?: ProgramRole;
  readonly migrations: string;
  readonly picture: (key: string, body: Buffer) => Promise<void>;
  readonly secret: (key: Buffer) => Promise<void>;
  readonly log?: (line: string) => void;
}

export interface Dipulihkan {
  readonly kepala: Kepala;
  readonly baris: number;
  readonly gambar: number;
}

const damaged = (what: string): CadanganError => new CadanganError(`The backup is damaged: ${what}.`);
const quoted = pg.escapeIdentifier;

const FOREIGN_SQL = `select format('%I.%I', 'public', c.relname) as tabel, k.conname as nama,
    pg_get_constraintdef(k.oid) as isi
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`;
const TRIGGERS_SQL = `select distinct format('%I.%I', 'public', c.relname) as tabel
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`;
/** How each protection stands, in words that two databases can be compared by. */
const STATE_SQL = `select concat_ws(' ', c.relname, t.tgname, t.tgenabled) as isi from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
  union all select concat_ws(' ', c.relname, k.conname, k.convalidated) from pg_constraint k
    join pg_class c on c.oid = k.conrelid where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
  order by 1`;

async function column(client: pg.Client, sql: string, name: string): Promise<readonly string[]> {
  const { rows } = await client.query<Record<string, string>>(sql);
  return rows.map((row) => row[name] ?? '');
}

/**
 * Lets rows come in as they were, in whatever order: no trigger adds to them or refuses them. What refers to what is
 * looked at afterwards, all at once. Needs no more than to own the tables.
 * @returns puts all of it back, and proves that it stands as before.
 */
async function openTables(client: pg.Client): Promise<() => Promise<void>> {
  const before = await column(client, STATE_SQL, 'isi');
  const { rows: foreign } = await client.query<{ tabel: string; nama: string; isi: string }>(FOREIGN_SQL);
  const triggered = await column(client, TRIGGERS_SQL, 'tabel');
  for (const { tabel, nama } of foreign) await client.query(`alter table ${tabel} drop constraint ${quoted(nama)}`);
  for (const tabel of triggered) await client.query(`alter table ${tabel} disable trigger user`);
  return async () => {
    for (const { tabel, nama, isi } of foreign) {
      await client.query(`alter table ${tabel} add constraint ${quoted(nama)} ${isi}`);
    }
    for (const tabel of triggered) await client.query(`alter table ${tabel} enable trigger user`);
    const after = new Set(await column(client, STATE_SQL, 'isi'));
    const missing = before.find((line) => !after.has(line));
    if (missing !== undefined) throw new Error(`a protection did not come back: ${missing}`);
  };
}

/**
 * SQLSTATE classes of rows that are no rows of their table, or of a table or column that there is not: no fault of the
 * database that takes them in.
 */
const NO_ROWS = /^(?:08P01$|22|23|42(?:804|P01|703|602|622)$)/;

/** What the database refused, as what it says of the backup; anything else as it is. */
function refused(error: unknown, nama: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { code } = error as { readonly code?: unknown };
  return NO_ROWS.test(String(code)) ? damaged(`the rows of ${nama} cannot be read`) : error;
}

/** The rows of one table on their way in. */
class Inflow {
  readonly heap = new Heap();
  readonly nama: string;
  readonly #stream: ReturnType<typeof copyFrom> & pg.Submittable;
  #failure: Error | undefined;

  constructor(client: pg.Client, { nama, kolom }: Kepala['tabel'][number]) {
    this.nama = nama;
    const columns = kolom.map(quoted).join(', ');
    this.#stream = client.query(copyFrom(`copy public.${quoted(nama)} (${columns}) from stdin`));
    this.#stream.on('error', (error: unknown) => (this.#failure ??= refused(error, nama)));
  }

  async write(body: Buffer): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    this.heap.add(body);
    if (this.#stream.write(body)) return;
    await this.#unlessRefused(Promise.race([once(this.#stream, 'drain'), once(this.#stream, 'close')]));
  }

  async end(): Promise<number> {
    const over = once(this.#stream, 'finish');
    this.#stream.end();
    await this.#unlessRefused(over);
    return this.#stream.rowCount;
  }

  /** @throws what the database refused, in the words of a backup. */
  async #unlessRefused(step: Promise<unknown>): Promise<void> {
    await step.catch((error: unknown) => {
      throw this.#failure ?? refused(error, this.nama);
    });
    if (this.#failure !== undefined) throw this.#failure;
  }
}

/** What a file of a backup says of it. */
function told<T>({ name, body }: TarFile): T {
  try {
    return JSON.parse(body.toString('utf8')) as T;
  } catch (error) {
    throw new CadanganError(`The backup is damaged: ${name} cannot be read.`, { cause: error });
  }
}

const same = (a: Jumlah, b: Jumlah | undefined): boolean => a.sha256 === b?.sha256 && a.bytes === b.bytes;

/** Takes the files of a backup one by one, and adds up what came. */
class Loading {
  readonly #client: pg.Client;
  readonly #tujuan: Tujuan;
  readonly #kepala: Kepala;
  readonly #came = new Map<string, Jumlah & { readonly baris: number }>();
  readonly #pictures = new Heap();
  #inflow: Inflow | undefined;
  #list: Daftar | undefined;

  constructor(client: pg.Client, tujuan: Tujuan, kepala: Kepala) {
    this.#client = client;
    this.#tujuan = tujuan;
    this.#kepala = kepala;
  }

  async take({ name, body }: TarFile): Promise<void> {
    const table = tableOfPart(name);
    if (table !== this.#inflow?.nama) await this.#closeTable();
    if (table !== undefined) await this.#row(table, body);
    else if (name.startsWith(PICTURES)) {
      const key = name.slice(PICTURES.length);
      this.#pictures.add(body, key);
      await this.#tujuan.picture(key, body);
    } else if (name === SECRET) await this.#tujuan.secret(body);
    else if (name === LIST) this.#list = told<Daftar>({ name, body });
    else throw damaged(`it holds ${name}`);
  }

  async #row(table: string, body: Buffer): Promise<void> {
    if (!this.#inflow) {
      const known = this.#kepala.tabel.find(({ nama }) => nama === table);
      if (!known || this.#came.has(table)) throw damaged(`it holds a table ${table}`);
      this.#inflow = new Inflow(this.#client, known);
    }
    await this.#inflow.write(body);
  }

  async #closeTable(): Promise<void> {
    const inflow = this.#inflow;
    if (!inflow) return;
    this.#inflow = undefined;
    this.#came.set(inflow.nama, { baris: await inflow.end(), ...inflow.heap.sum() });
  }

  /** Proves that all is there that should be, and lets counters go on where they stood. */
  async finish(): Promise<Omit<Dipulihkan, 'kepala'>> {
    await this.#closeTable();
    const list = this.#list;
    if (!list) throw damaged('its list is missing');
    let baris = 0;
    for (const { nama } of this.#kepala.tabel) {
      const [right, came] = [list.tabel[nama], this.#came.get(nama) ?? { ...new Heap().sum(), baris: 0 }];
      if (!same(came, right) || came.baris !== right?.baris) {
        throw damaged(`the rows of ${nama} are not those of its list`);
      }
      baris += came.baris;
    }
    if (!same(this.#pictures.sum(), list.gambar)) throw damaged('the pictures are not those of its list');
    for (const [nama, nilai] of Object.entries(list.urutan)) {
      await this.#client.query('select setval($1::regclass, $2)', [`public.${quoted(nama)}`, nilai]);
    }
    return { baris, gambar: this.#pictures.files };
  }
}

async function load(
  client: pg.Client,
  tujuan: Tujuan,
  kepala: Kepala,
  files: AsyncIterable<TarFile>,
): Promise<Omit<Dipulihkan, 'kepala'>> {
  await client.query('begin');
  const close = await openTables(client);
  // Migrations put in what a new database begins with; in the backup it stands as it became.
  const tables = kepala.tabel.map(({ nama }) => `public.${quoted(nama)}`);
  if (tables.length > 0) {
    await client.query(`truncate ${tables.join(', ')}`).catch((error: unknown) => {
      throw refused(error, 'a table');
    });
  }
  const loading = new Loading(client, tujuan, kepala);
  for await (const file of files) await loading.take(file);
  const result = await loading.finish();
  await close();
  await client.query('commit');
  return result;
}

/** @throws CadanganError when the backup is of another program's past. */
function assertKnown({ format, migrasi }: Kepala, migrations: string): void {
  if (format !== 1) throw new CadanganError('The backup was made by a newer Kilau: update the program.');
  const known = migrationsKnown(migrations);
  const other = migrasi.find(({ berkas, sha }) => known.get(berkas) !== sha);
  if (!other) return;
  throw new CadanganError(
    known.has(other.berkas)
      ? `The backup was made by a Kilau whose ${other.berkas} was another one: restore it with that version.`
      : `The backup was made by a newer Kilau (it has ${other.berkas}): update the program.`,
  );
}

/** The pictures of a backup; whether they are those of its list, {@link pulihkan} proves. */
export async function* gambarDari(
  from: AsyncIterable<Buffer>,
): AsyncGenerator<{ readonly kunci: string; readonly isi: Buffer }> {
  for await (const { name, body } of readTar(from)) {
    if (name.startsWith(PICTURES)) yield { kunci: name.slice(PICTURES.length), isi: body };
  }
}

/**
 * Puts a backup into an empty database: the schema as it was, the rows, proven by their sums, then the migrations that
 * have come since, and what the program's user may do. All rows are there, or none.
 * @throws CadanganError when the backup is damaged or not of this program.
 */
export async function pulihkan(from: AsyncIterable<Buffer>, tujuan: Tujuan): Promise<Dipulihkan> {
  const { owner, role, migrations, log = () => undefined } = tujuan;
  const files = readTar(from);
  const next = await files.next();
  const first = next.done === true ? undefined : next.value;
  if (first?.name !== HEAD) throw new CadanganError('This is not a backup of Kilau.');
  const kepala = told<Kepala>(first);
  assertKnown(kepala, migrations);
  const last = kepala.migrasi.at(-1)?.berkas ?? '';
  await migrate(owner, migrations, log, { until: last });
  const client = newClient({ application_name: 'kilau pulihkan', ...owner });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    const result = await load(client, tujuan, kepala, files);
    await migrate(owner, migrations, log, {
      after: async (one) => {
        if (role) await prepareProgramRole(one, role);
      },
    });
    await client.query('analyze');
    return { kepala, ...result };
  } finally {
    await client.end();
  }
}
