import pg from 'pg';
import { databaseOn } from '../database/database-on.ts';
import { withClient } from '../database/open.ts';
import { bentukCermin, hapusToko, tambahBagian } from './cermin.ts';
import { AKHIRAN_CERMIN, AWALAN, bersama, nama, PUBLIKASI, skemaOf, teks } from './pilihan.ts';

/** Something that whoever sets this up can do something about, in a sentence. */
export class AlirError extends Error {
  override readonly name = 'AlirError';
}

/** Head office, as its owner reaches it. */
export interface Pusat {
  readonly owner: pg.ClientConfig;
  /** Who reads the mirror: the program, where it is not the owner. */
  readonly program: string | undefined;
  /** Keeps the address of a branch, which holds a password. */
  readonly segel: (alamat: string, nama: string) => string;
}

/** A branch as head office keeps it: one database, with the shops that live in it. */
export interface CabangAlir {
  readonly nama: string;
  readonly toko: readonly string[];
  readonly sambungan: string;
}

/** Tables that are copied at a time: most are small, and each costs the same beginning. */
const SEKALIGUS = 6;
/** So many branches have room at once; PostgreSQL's own start is at three. */
const RUANG = { max_logical_replication_workers: 80, max_active_replication_origins: 80, max_worker_processes: 100 };
const TUNGGU_MS = 5000;

/** Where a mirror keeps whose rows it has. */
export const DAFTAR_SQL = `create schema if not exists alir;
  create table if not exists alir.cabang (
    nama text primary key,
    toko text[] not null,
    sambungan text not null,
    ditambah timestamptz not null default now(),
    -- The last moment at which the mirror was known to have all that the branch had.
    setara timestamptz
  )`;

/** A connection for one piece of work, whose end by the other side is told by what it is asked next. */
export const dengan = <T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient({ application_name: 'kilau alir', ...config }, (client) => {
    client.on('error', () => undefined);
    return work(client);
  });

/** The name of the database of what branches have written, and whether it is there. */
export async function cerminOf(client: pg.ClientBase): Promise<{ readonly nama: string; readonly ada: boolean }> {
  const { rows } = await client.query<{ nama: string; ada: boolean }>(
    `select n.nama, exists (select from pg_database d where d.datname = n.nama) as ada
     from (select current_database() || $1 as nama) n`,
    [AKHIRAN_CERMIN],
  );
  const [row] = rows;
  if (!row) throw new AlirError('the database does not tell its name');
  return row;
}

/** Lets the program read the mirror. */
export async function beriProgram(client: pg.ClientBase, program: string): Promise<void> {
  const role = nama(program);
  for (const schema of ['public', 'alir']) {
    await client.query(`grant usage on schema ${schema} to ${role}`);
    await client.query(`grant select on all tables in schema ${schema} to ${role}`);
  }
  await client.query(`grant update (setara) on alir.cabang to ${role}`);
}

const CABANG_SQL = 'select nama, toko, sambungan from alir.cabang order by nama';

export async function daftarCabang(cermin: pg.ClientBase): Promise<readonly CabangAlir[]> {
  return (await cermin.query<CabangAlir>(CABANG_SQL)).rows;
}

/** Makes the mirror, or brings it to the schema that head office's own database has by now. */
async function siapkanCermin({ owner, program }: Pusat): Promise<pg.ClientConfig> {
  return dengan(owner, async (own) => {
    const { nama: mirror, ada } = await cerminOf(own);
    if (!ada) await own.query(`create database ${nama(mirror)} template template0 encoding 'UTF8'`);
    const config = databaseOn(owner, mirror);
    await dengan(config, async (cermin) => {
      await bersama(cermin, async () => {
        await cermin.query(DAFTAR_SQL);
        const toko = (await daftarCabang(cermin)).flatMap((cabang) => cabang.toko);
        await bentukCermin(own, cermin, toko);
        if (program !== undefined) await beriProgram(cermin, program);
      });
    });
    return config;
  });
}

/** Gives PostgreSQL room for many branches. @returns whether it has to be started anew before it has it. */
async function ruang(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ nama: string; kini: number }>(
    `select name as nama, setting::int as kini from pg_settings where name = any ($1)`,
    [Object.keys(RUANG)],
  );
  const small = rows.filter(({ nama: name, kini }) => kini < RUANG[name as keyof typeof RUANG]);
  for (const { nama: name } of small) {
    await client.query(`alter system set ${name} = ${RUANG[name as keyof typeof RUANG]}`);
  }
  await client.query(`alter system set max_sync_workers_per_subscription = ${SEKALIGUS}`);
  // With PostgreSQL's own five seconds hundreds of small tables take minutes, and a branch that is back waits for it.
  await client.query(`alter system set wal_retrieve_retry_interval = '200ms'`);
  await client.query('select pg_reload_conf()');
  return small.length > 0;
}

/** What a branch says of itself. */
interface Kenalan {
  readonly toko: readonly string[];
  readonly logis: boolean;
  readonly isi: string;
  readonly berkas: string;
}

async function kenali(cabang: pg.ClientBase): Promise<Kenalan> {
  const { rows } = await cabang.query<{ toko: string | null; logis: boolean }>(
    `select (select obj_description(oid, 'pg_publication') from pg_publication where pubname = $1) as toko,
      current_setting('wal_level') = 'logical' as logis`,
    [PUBLIKASI],
  );
  return {
    toko: rows[0]?.toko?.split(' ').filter(Boolean) ?? [],
    logis: rows[0]?.logis === true,
    ...(await skemaOf(cabang)),
  };
}

const namaOf = (toko: readonly string[]): string =>
  AWALAN + (toko[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9_]/g, '_');

/** The same address for PostgreSQL itself, which gives a branch that is off up soon, and tries again. */
function alamatLibpq(alamat: string): string {
  const url = new URL(alamat);
  url.searchParams.set('connect_timeout', '5');
  url.searchParams.set('keepalives_idle', '30');
  return url.href;
}

/** A slot of an attempt that came to nothing is made anew: what it kept, nobody has read. */
async function buatSlot(cabang: pg.ClientBase, slot: string): Promise<void> {
  await cabang.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active`,
    [slot],
  );
  await cabang.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [slot]);
}

function periksa(kenalan: Kenalan, sini: { readonly isi: string; readonly berkas: string }): void {
  const { toko, logis, isi, berkas } = kenalan;
  if (toko.length === 0) throw new AlirError('nothing flows from there yet: npm run flow -- open, at the branch');
  if (!logis) throw new AlirError('the branch has not been started anew since npm run flow -- open: start it');
  if (isi === sini.isi) return;
  throw new AlirError(
    `its schema is ${berkas} and this one's ${sini.berkas}: bring both to the same version of Kilau, this one first`,
  );
}

/** What became of adding a branch. */
export interface HasilTambah {
  readonly nama: string;
  readonly toko: readonly string[];
  /** It flows already; only its address was taken anew. */
  readonly lama: boolean;
  /** This PostgreSQL must be started anew before many branches have room. */
  readonly mulaiUlang: boolean;
}

async function sambung(pusat: Pusat, config: pg.ClientConfig, alamat: string, toko: readonly string[]) {
  const sub = namaOf(toko);
  const sambungan = pusat.segel(alamat, sub);
  const libpq = teks(alamatLibpq(alamat));
  return dengan(config, async (cermin) => {
    const lain = (await daftarCabang(cermin)).find((one) => one.nama !== sub && one.toko.some((k) => toko.includes(k)));
    if (lain) throw new AlirError(`${lain.toko.join(', ')} flows from another database already: remove it first`);
    const { rowCount } = await cermin.query('select from pg_subscription where subname = $1', [sub]);
    if (rowCount) {
      await cermin.query(`alter subscription ${nama(sub)} connection ${libpq}`);
      await cermin.query('update alir.cabang set sambungan = $2 where nama = $1', [sub, sambungan]);
      return { nama: sub, lama: true };
    }
    await dengan({ connectionString: alamat, connectionTimeoutMillis: TUNGGU_MS }, (cabang) => buatSlot(cabang, sub));
    await bersama(cermin, async () => {
      await hapusToko(cermin, toko);
      await tambahBagian(cermin, toko);
      await cermin.query(
        `insert into alir.cabang (nama, toko, sambungan) values ($1, $2, $3)
         on conflict (nama) do update set toko = excluded.toko, sambungan = excluded.sambungan, setara = null`,
        [sub, toko, sambungan],
      );
      await cermin.query(
        `create subscription ${nama(sub)} connection ${libpq} publication ${PUBLIKASI}
         with (create_slot = false, slot_name = ${teks(sub)}, origin = none)`,
      );
    });
    return { nama: sub, lama: false };
  });
}

/**
 * Has a branch flow into the mirror from now on: all that it has is copied, then what it writes comes as it is written.
 * May be done again at any time.
 * @throws AlirError where that branch cannot flow, with what to do about it.
 */
export async function tambahCabang(pusat: Pusat, alamat: string): Promise<HasilTambah> {
  const kenalan = await dengan({ connectionString: alamat, connectionTimeoutMillis: TUNGGU_MS }, kenali);
  const [sini, mulaiUlang] = await dengan(pusat.owner, async (own) => [await skemaOf(own), await ruang(own)] as const);
  periksa(kenalan, sini);
  const config = await siapkanCermin(pusat);
  return { toko: kenalan.toko, mulaiUlang, ...(await sambung(pusat, config, alamat, kenalan.toko)) };
}

async function lepasLangganan(cermin: pg.ClientBase, sub: string): Promise<boolean> {
  const { rowCount } = await cermin.query('select from pg_subscription where subname = $1', [sub]);
  if (!rowCount) return true;
  await cermin.query(`alter subscription ${nama(sub)} disable`);
  try {
    await cermin.query(`drop subscription ${nama(sub)}`);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    // The branch does not answer, or its slot is gone: here it is taken away all the same.
    await cermin.query(`alter subscription ${nama(sub)} set (slot_name = none)`);
    await cermin.query(`drop subscription ${nama(sub)}`);
    return false;
  }
}

/**
 * Takes a branch out of the mirror, with all of its rows, and its slot away from the branch.
 * @returns whether the branch knows; where it did not answer it must be closed over there.
 */
export async function lepasCabang(pusat: Pusat, toko: string): Promise<boolean> {
  const mirror = await dengan(pusat.owner, cerminOf);
  const tiada = new AlirError(`no branch with the shop ${toko} flows into this database`);
  if (!mirror.ada) throw tiada;
  return dengan(databaseOn(pusat.owner, mirror.nama), async (cermin) => {
    const cabang = (await daftarCabang(cermin)).find((one) => one.toko.includes(toko));
    if (!cabang) throw tiada;
    const tahu = await lepasLangganan(cermin, cabang.nama);
    await bersama(cermin, async () => {
      await hapusToko(cermin, cabang.toko);
      await cermin.query('delete from alir.cabang where nama = $1', [cabang.nama]);
    });
    return tahu;
  });
}

/**
 * After an update: brings the mirror to the new schema, and asks each branch for tables that it has begun to publish.
 * Nothing where no branch flows. A branch that does not answer is asked again at the next time.
 * @returns the branches that were not reached.
 */
export async function perbaruiPusat(pusat: Pusat): Promise<readonly string[]> {
  const { ada } = await dengan(pusat.owner, cerminOf);
  if (!ada) return [];
  return dengan(await siapkanCermin(pusat), async (cermin) => {
    const jauh: string[] = [];
    for (const { nama: sub } of await daftarCabang(cermin)) {
      try {
        await cermin.query(`alter subscription ${nama(sub)} refresh publication`);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        jauh.push(sub);
      }
    }
    return jauh;
  });
}
