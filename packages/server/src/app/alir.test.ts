import type { Aliran } from '@kilau/contract/core/aliran.ts';
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCermin } from '../platform/alir/baca.ts';
import { bacaAliran } from '../platform/alir/aliran.ts';
import { bacaKeadaan } from '../features/sistem/keadaan/baca.ts';
import { bukaCabang, tutupCabang } from '../platform/alir/cabang.ts';
import { BESAR, KOLOM_TINGGAL, nama, tabelIkut, TIDAK_IKUT } from '../platform/alir/pilihan.ts';
import { dengan, lepasCabang, perbaruiPusat, tambahCabang, type Pusat } from '../platform/alir/pusat.ts';
import { tengokCabang, type TengokCabang } from '../platform/alir/tengok.ts';
import { startEmbedded, type EmbeddedDatabase } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrationsDir } from '../platform/database/open.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDb } from '../platform/database/tx.ts';
import { createLog } from '../platform/log.ts';
import { fixtureNames, loadFixture, readFixture } from '../testing/upgrade/fixture.ts';
import { ownPort } from '../testing/own-port.ts';
import { programDir } from '../testing/toko-program.ts';

const PASSWORD = 'rahasia-alir';
const root = programDir('alir');
const hosts = new Map<string, EmbeddedDatabase>();
const ports = new Map<string, number>();

async function start(name: string): Promise<void> {
  const port = ports.get(name) ?? (await ownPort());
  ports.set(name, port);
  const conf = {
    listen_addresses: '127.0.0.1',
    shared_buffers: '64MB',
    // Whoever is killed here loses his process, not his machine.
    fsync: 'off',
    wal_level: 'logical',
    max_logical_replication_workers: 20,
    max_worker_processes: 30,
  };
  hosts.set(name, await startEmbedded({ stateDir: join(root, name), port, conf }));
}

const of = (name: string, database = 'kilau'): pg.ClientConfig => {
  const host = hosts.get(name);
  if (!host) throw new Error(`there is no ${name}`);
  const { user, password } = host.connection;
  return { host: '127.0.0.1', port: ports.get(name), user, password, database };
};
const at = <T>(name: string, work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> =>
  dengan(of(name, database), work);
const alamat = (name: string): string => `postgresql://kilau_alir:${PASSWORD}@127.0.0.1:${ports.get(name)}/kilau`;
const pusat = (): Pusat => ({ owner: of('pusat'), program: 'kilau_program', segel: (text) => text });
const tengok = (): Promise<readonly TengokCabang[]> => tengokCabang(of('pusat'), (text) => text);

/** What the program itself can tell, which owns nothing. */
async function aliran(name: string): Promise<Aliran> {
  const pool = createPool(of(name), { max: 1 });
  try {
    return await createDb(pool).tx(async (tx) => {
      await tx.query('set local role kilau_program');
      return bacaAliran(tx);
    });
  } finally {
    await pool.end();
  }
}

const TERAKHIR = `select kode_toko, max(waktu) as waktu, (select sum(e.jumlah)::text from entri e
    where e.kode_toko = a.kode_toko and e.aset = 'IDR' and e.jumlah > 0) as jumlah
  from audit a where kode_toko = any ($1) group by kode_toko order by 1`;

/** What the program of head office reads of shops that do not answer, and how old it says that it is. */
async function dibaca(toko: readonly string[]) {
  const connection = { ...of('pusat'), user: 'kilau_program', password: PASSWORD };
  const pool = createPool(connection, { max: 1 });
  try {
    const cermin = createCermin({ db: createDb(pool), connection, log: createLog('silent') });
    return await cermin.baca(toko, async (sql, sana) => ({
      sana,
      rows: await sql.query<object>(TERAKHIR, [sana.map(({ kode_toko }) => kode_toko)]),
    }));
  } finally {
    await pool.end();
  }
}

/** The newest shop that is kept, brought forward: rows in every table. */
async function fill(name: string): Promise<void> {
  await at(name, (client) => client.query('create database kilau'), 'postgres');
  const fixture = readFixture(fixtureNames().at(-1) ?? '');
  await migrate(of(name), migrationsDir(), undefined, { until: fixture.migration });
  const pool = createPool(of(name), { max: 1 });
  await createDb(pool).tx((tx) => loadFixture(tx, fixture));
  await pool.end();
  await migrate(of(name), migrationsDir());
  await at(name, (client) => client.query(`create role kilau_program login password '${PASSWORD}'`));
}

async function rename(name: string, to: string): Promise<void> {
  await at(name, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    const { rows } = await client.query<{ nama: string }>(
      `select c.relname as nama from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    for (const row of rows) {
      await client.query(`update ${nama(row.nama)} set kode_toko = $1 || kode_toko where kode_toko <> ''`, [to]);
    }
  });
}

beforeAll(async () => {
  await start('utara');
  await fill('utara');
  await hosts.get('utara')?.stop();
  // The same shop three times over; head office's own must not take the least notice of the others.
  for (const name of ['selatan', 'pusat']) spawnSync('cp', ['-a', join(root, 'utara'), join(root, name)]);
  await Promise.all(['utara', 'selatan', 'pusat'].map(start));
  await Promise.all([rename('utara', 'U'), rename('selatan', 'S')]);
}, 180_000);

afterAll(async () => {
  for (const host of hosts.values()) await host.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const tokoOf = (name: string): Promise<readonly string[]> =>
  at(name, async (client) => {
    const { rows } = await client.query<{ kode_toko: string }>('select kode_toko from hari_toko order by 1');
    return rows.map(({ kode_toko }) => kode_toko);
  });

/** Rows of these shops in every table that flows: how many, and what they come to. */
async function sums(client: pg.ClientBase, branch: pg.ClientBase, toko: readonly string[]): Promise<unknown> {
  const parts = (await tabelIkut(branch)).map(
    ({ nama: table, kolom }) => `select '${table}' as tabel, count(*)::int as baris,
      md5(coalesce(string_agg(md5(row(${kolom.map(nama).join(', ')})::text), '' order by
        md5(row(${kolom.map(nama).join(', ')})::text)), '')) as isi
      from public.${nama(table)} where kode_toko = any ($1)`,
  );
  // Workers that read for one question answer in whatever order they are done.
  return (await client.query(`${parts.join(' union all ')} order by tabel`, [toko])).rows;
}

/** Whether head office has, table by table, what that branch has. */
async function equal(name: string): Promise<void> {
  const toko = await tokoOf(name);
  const rest = async (): Promise<number> =>
    Math.max(...(await tengok()).filter((one) => one.toko.join() === toko.join()).map(({ tersisa }) => tersisa));
  await expect.poll(rest, { timeout: 90_000, interval: 200 }).toBe(0);
  await at(name, (branch) =>
    at(
      'pusat',
      async (mirror) => {
        const there = await sums(branch, branch, toko);
        await expect.poll(() => sums(mirror, branch, toko), { timeout: 90_000, interval: 300 }).toEqual(there);
      },
      'kilau_cabang',
    ),
  );
}

const write = (name: string, text: string): Promise<void> =>
  at(name, async (client) => {
    const [kode = ''] = await tokoOf(name);
    await client.query(
      `insert into audit (kode_toko, id, user_id, aksi, objek, kode) select $1, gen_random_uuid(), 'X', 'UBAH', 'x', $2
       from generate_series(1, 200)`,
      [kode, text],
    );
    await client.query(`update toko set alamat_toko = $2 where kode_toko = $1`, [kode, text]);
  });

async function kill(name: string): Promise<void> {
  const pid = hosts.get(name)?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await hosts.get(name)?.stop();
}

it('what is secret or of a device stays, and every large table is one', async () => {
  await at('utara', async (client) => {
    const flowing = await tabelIkut(client);
    const columns = flowing.flatMap(({ nama: table, kolom }) => kolom.map((name) => `${table}.${name}`));
    const odd = columns.filter((name) => /_hash$|sandi|password|token|secret|rahasia|templat|kunci_|_key/.test(name));
    expect(odd).toEqual([]);
    const { rows } = await client.query<{ nama: string }>(
      `select relname as nama from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const all = new Set(rows.map((row) => row.nama));
    expect([...TIDAK_IKUT, ...BESAR, ...Object.keys(KOLOM_TINGGAL)].filter((name) => !all.has(name))).toEqual([]);
  });
});

it('a branch is copied, flows, and is caught up with after either side was killed', async () => {
  const own = await at('pusat', async (client) => sums(client, client, await tokoOf('pusat')));
  for (const name of ['utara', 'selatan']) {
    expect(await at(name, (client) => bukaCabang(client, PASSWORD))).toMatchObject({ siap: true });
    expect(await tambahCabang(pusat(), alamat(name))).toMatchObject({ lama: false, toko: await tokoOf(name) });
  }
  await Promise.all([equal('utara'), equal('selatan')]);
  await write('utara', 'hidup');
  await equal('utara');
  // Once more is nothing new.
  expect(await tambahCabang(pusat(), alamat('utara'))).toMatchObject({ lama: true });
  await expect.poll(tengok, { timeout: 10_000 }).toMatchObject([
    { keadaan: 'MENGALIR', tersisa: 0, bytes: 0, setara: expect.any(Date) },
    { keadaan: 'MENGALIR', tersisa: 0, bytes: 0 },
  ]);
  const jalan = { jalan: true, detik: expect.any(Number) };
  expect(await aliran('pusat')).toMatchObject({ masuk: [jalan, jalan], keluar: [] });
  expect(await aliran('utara')).toMatchObject({ masuk: [], keluar: [{ aktif: true, bytes: 0, hilang: false }] });
  const pool = createPool(of('utara'), { max: 1 });
  // Who reads what flows is no standby.
  expect((await bacaKeadaan(createDb(pool))).database.siaga).toBe(0);
  await pool.end();

  const toko = await tokoOf('utara');
  const { rows: ditulis } = await at('utara', (client) =>
    client.query<{ kode_toko: string; waktu: Date }>(TERAKHIR, [toko]),
  );
  await kill('utara');
  await write('selatan', 'utara mati');
  await equal('selatan');
  expect(await tengok()).toMatchObject([{ keadaan: 'MENGALIR' }, { keadaan: 'PUTUS', bytes: null }]);
  // PostgreSQL goes on trying the one that is off, and runs for the moment of each try.
  const berjalan = async () => (await aliran('pusat')).masuk.filter((one) => one.jalan).length;
  await expect.poll(berjalan, { timeout: 10_000 }).toBe(1);
  expect(await dibaca(['TIADA'])).toBeUndefined();
  const salinan = await dibaca(toko);
  expect(salinan?.rows).toEqual(ditulis);
  expect(salinan?.sana.map(({ kode_toko }) => kode_toko)).toEqual(toko);
  for (const { kode_toko, waktu } of ditulis) {
    const sana = salinan?.sana.find((one) => one.kode_toko === kode_toko);
    expect(sana?.per.getTime()).toBeGreaterThanOrEqual(waktu.getTime());
  }
  // One of its tables is not all here: nothing is told of it. Of the branch that is off alone: one that answers would
  // begin to copy at once.
  const tabel = (state: 'd' | 'r') =>
    at(
      'pusat',
      (client) =>
        client.query(
          `update pg_subscription_rel r set srsubstate = $1
           from pg_subscription s join alir.cabang c on c.nama = s.subname
           where r.srsubid = s.oid and r.srrelid = 'audit'::regclass and c.toko = $2`,
          [state, toko],
        ),
      'kilau_cabang',
    );
  expect(await tabel('d')).toMatchObject({ rowCount: 1 });
  expect(await dibaca(toko)).toBeUndefined();
  await tabel('r');
  await start('utara');
  await write('utara', 'kembali');
  await kill('pusat');
  await Promise.all([write('utara', 'pusat mati'), write('selatan', 'pusat mati')]);
  await start('pusat');
  await Promise.all([equal('utara'), equal('selatan')]);
  expect(await at('pusat', async (client) => sums(client, client, await tokoOf('pusat')))).toEqual(own);
}, 240_000);

it('each shop has its part of a large table, which a question about it reads alone', async () => {
  const [kode = ''] = await tokoOf('utara');
  const plan = await at(
    'pusat',
    async (client) =>
      (await client.query<object>(`explain (format json) select sum(jumlah) from entri where kode_toko = '${kode}'`))
        .rows,
    'kilau_cabang',
  );
  expect(JSON.stringify(plan)).toContain(`entri_${kode.toLowerCase()}`);
  expect(JSON.stringify(plan).match(/"Relation Name"/g)).toHaveLength(1);
});

it('an update adds what is new to both sides; a schema that differs is told, and refused for a new branch', async () => {
  const newer = `create table baru (kode_toko text not null, id int not null, primary key (kode_toko, id));
    insert into skema_migrasi (berkas, sha, ms) values ('9999-baru.sql', 'x', 1)`;
  await at('pusat', (client) => client.query(newer));
  expect(await perbaruiPusat(pusat())).toEqual([]);
  expect((await tengok()).map(({ keadaan }) => keadaan)).toEqual(['BEDA_SKEMA', 'BEDA_SKEMA']);
  expect(await lepasCabang(pusat(), (await tokoOf('selatan'))[0] ?? '')).toBe(true);
  await expect(tambahCabang(pusat(), alamat('selatan'))).rejects.toThrow('its schema is');
});

it('a branch that is taken out leaves no row, and no slot that would keep its log', async () => {
  const toko = await tokoOf('selatan');
  const left = await at('pusat', (client) => at('selatan', (branch) => sums(client, branch, toko)), 'kilau_cabang');
  expect((left as readonly { readonly baris: number }[]).filter(({ baris }) => baris > 0)).toEqual([]);
  const slots = 'select slot_name from pg_replication_slots';
  expect(await at('selatan', async (client) => (await client.query<object>(slots)).rows)).toEqual([]);
  expect(await at('utara', tutupCabang)).toBeGreaterThan(0);
  expect(await at('utara', async (client) => (await client.query<object>(slots)).rows)).toEqual([]);
  await expect(at('utara', (client) => client.query('select from pg_publication'))).resolves.toMatchObject({
    rowCount: 0,
  });
  expect(readdirSync(root)).toHaveLength(3);
});
