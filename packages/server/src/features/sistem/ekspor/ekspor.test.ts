import { Readable } from 'node:stream';
import { EKSPOR_DOKUMEN, type EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';
import { resources } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../app/routes.ts';
import type { Context } from '../../../platform/context.ts';
import { Answer } from '../../../platform/http/route.ts';
import { testApp } from '../../../testing/app.ts';
import { People, type As } from '../../../testing/people.ts';
import { TABEL_EKSPOR } from './ekspor.data.ts';

const server = testApp();
const people = new People(server);
const su: As = { level: 'SU' };
const get = (path: string, as = su) => people.call('GET', path, as);
const lines = (text: string): string[] => text.replace('\uFEFF', '').trimEnd().split('\r\n');
/** More than two parts of a file, so that going on behind the last row is proved. */
const MANY = 4500;

const riwayat = async (tabel: string) => (await get('export-csv/riwayat')).rows.filter((row) => row['tabel'] === tabel);
const trace = (tabel: string) =>
  server.db.query<{ aksi: string; sesudah: Record<string, unknown> }>(
    `select aksi, sesudah from audit where kode_toko = 'KL01' and objek = 'export-csv' and kode = $1 order by id`,
    [tabel],
  );

beforeAll(async () => {
  await server.shop('KL01');
  await server.shop('KL02');
  // Microseconds apart: instants that JavaScript could not tell from one another.
  await server.db.query(
    `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_baru, diubah_oleh, diubah_pada)
     select 'KL01', gen_random_uuid(), '700', date '2026-11-01' + (n / 1500)::integer, n, 'UJI',
       timestamptz '2026-11-01 00:00+00' + n * interval '1 microsecond' from generate_series(0, $1::integer - 1) as n`,
    [MANY],
  );
  await server.db.query(
    `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_baru, diubah_oleh)
      values ('KL02', gen_random_uuid(), 'RAHASIA-KL02', '2026-11-01', 1, 'UJI')`,
  );
});

describe('an export', () => {
  it('offers the declared tables and every master, each once', async () => {
    const { rows } = await get('export-csv');
    const offered = rows.map(({ tabel }) => tabel);
    expect(offered).toEqual([...EKSPOR_DOKUMEN, ...resources.map(({ key }) => key)]);
    expect(new Set(offered).size).toBe(offered.length);
    expect(rows.find(({ tabel }) => tabel === 'penjualan')).toEqual({
      tabel: 'penjualan',
      judul: 'Penjualan',
      jenis: 'DOKUMEN',
      bertanggal: true,
    });
  });

  it.each([...EKSPOR_DOKUMEN, ...resources.map(({ key }) => key)])('of %s works, with a head', async (tabel) => {
    const { status, text, headers } = await get(`export-csv/${tabel}?tgl_from=2026-11-01&tgl_to=2026-11-30`);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(lines(text)[0]).not.toBe('');
  });

  it('holds every row of the shop once, in order, and none of another shop', async () => {
    const { text } = await get('export-csv/riwayat_harga');
    const [head = '', ...rows] = lines(text);
    const harga = head.split(',').indexOf('harga_baru');
    expect(rows.map((row) => Number(row.split(',')[harga]))).toEqual(Array.from({ length: MANY }, (_, n) => n));
    expect(text).not.toContain('RAHASIA-KL02');
  });

  it('keeps to its dates, both included, and is named after shop and dates', async () => {
    const { text, headers } = await get('export-csv/riwayat_harga?tgl_from=2026-11-02&tgl_to=2026-11-02');
    expect(lines(text)).toHaveLength(1501);
    expect(headers['content-disposition']).toContain('filename="KL01-riwayat_harga-2026-11-02-2026-11-02.csv"');
    expect((await get('export-csv/jenis')).headers['content-disposition']).toContain(
      'filename="KL01-jenis-2026-11-21.csv"',
    );
  });

  it('counts an instant to the day of the shop', async () => {
    await server.db.query(`insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id, waktu) values
      ('KL01', gen_random_uuid(), 'PENJUALAN', 'LARUT', 1, 'UJI', '2026-11-10 16:59:59+00'), ('KL01', gen_random_uuid(),
      'PENJUALAN', 'DINI', 1, 'UJI', '2026-11-10 17:00:00+00')`);
    const { text } = await get('export-csv/cetak_log?tgl_from=2026-11-11&tgl_to=2026-11-11');
    expect([text.includes('LARUT'), text.includes('DINI')]).toEqual([false, true]);
  });

  it('is recorded with who, what, which dates and how many rows', async () => {
    await get('export-csv/posting?tgl_from=2026-11-01&tgl_to=2026-11-02');
    const { user_id } = await people.person(su);
    expect(await riwayat('posting')).toMatchObject([
      { tgl_from: '2026-11-01', tgl_to: '2026-11-02', status: 'SELESAI', jumlah_baris: 0, dibuat_oleh: user_id },
      { status: 'SELESAI' },
    ]);
    const [begun, done] = (await trace('riwayat_harga')).slice(-2);
    expect([begun?.aksi, done?.aksi]).toEqual(['EKSPOR_MULAI', 'EKSPOR']);
    expect(done?.sesudah).toMatchObject({
      tgl_from: '2026-11-02',
      tgl_to: '2026-11-02',
      jumlah_baris: 1500,
      status: 'SELESAI',
    });
  });

  it('refuses an unknown table and dates the wrong way round, and records neither', async () => {
    const before = (await get('export-csv/riwayat')).rows.length;
    for (const path of ['sesi', 'idempotensi', 'para_system', 'pg_authid']) {
      expect((await get(`export-csv/${path}`)).body).toMatchObject({ code: 'data_tidak_ditemukan' });
    }
    expect((await get('export-csv/penjualan?tgl_from=2026-11-02&tgl_to=2026-11-01')).body).toMatchObject({
      code: 'rentang_tanggal_terbalik',
    });
    expect((await get('export-csv/riwayat')).rows).toHaveLength(before);
  });

  it('guards a spreadsheet against cells that would run', async () => {
    await server.db.query(
      `insert into member (kode_toko, kode_member, nama_member, no_hp)
        values ('KL01', 'M1', '=HYPERLINK("http://jahat","klik")', '081'), ('KL01', 'M2', E'@SUM(1)\nBARIS, DUA',
          '082')`,
    );
    const { text } = await get('export-csv/member');
    expect(text).toContain(`"'=HYPERLINK(""http://jahat"",""klik"")"`);
    expect(text).toContain(`"'@SUM(1)\nBARIS, DUA"`);
  });
});

describe('memory', () => {
  const route = routes.find(({ method, path }) => method === 'GET' && path === 'export-csv/{tabel}');
  /** Calls the handler itself, to read its stream by hand. */
  async function stream(tabel: string, onQuery: () => void): Promise<Readable> {
    const db = {
      ...server.db,
      query: (...args: Parameters<typeof server.db.query>) => {
        onQuery();
        return server.db.query(...args);
      },
    };
    const context = {
      ...server.services,
      db,
      actor: { user_id: 'SU9', level: 'SU' },
      shop: { kode_toko: 'KL01', tgl_system: '2026-11-21', zona_waktu: 'Asia/Jakarta' },
    } as unknown as Context;
    const answer = await route?.handler(context, {
      params: { tabel },
      query: { tgl_from: null, tgl_to: null },
    } as never);
    if (!(answer instanceof Answer) || !(answer.body instanceof Readable)) throw new Error('no stream');
    return answer.body;
  }

  it('holds a part at a time: nothing is read before the line has taken what came before', async () => {
    let queries = 0;
    const body = await stream('riwayat_harga', () => {
      queries += 1;
    });
    const parts = body[Symbol.asyncIterator]();
    const first = await parts.next();
    expect(queries).toBeLessThanOrEqual(2);
    let rows = lines(String(first.value)).length - 1;
    for await (const part of { [Symbol.asyncIterator]: () => parts }) rows += lines(String(part)).length;
    // 400 rows at a time.
    expect({ rows, queries }).toEqual({ rows: MANY, queries: 12 });
  });

  it('and a reader who goes away ends the reading, which is recorded', async () => {
    const body = await stream('riwayat_harga', () => undefined);
    for await (const part of body) {
      expect(String(part)).not.toBe('');
      break;
    }
    await expect.poll(async () => (await riwayat('riwayat_harga'))[0]?.['status']).toBe('PUTUS');
    expect((await trace('riwayat_harga')).at(-1)?.sesudah).toMatchObject({ status: 'PUTUS' });
  });
});

describe('nothing secret', () => {
  it('is declared: no column of the lists is a hash, key, token or password', () => {
    const named = Object.values(TABEL_EKSPOR).flatMap(({ kolom }) => Object.entries(kolom).flat());
    expect(named.filter((name) => /hash|kunci|token|password|sidik|rahasia|secret/.test(name))).toEqual([]);
  });

  it('leaves with the users: no hash, and nobody who is hidden from the caller', async () => {
    await server.user('KL01', 'DEV9', 'DEV');
    const { password_hash } = await server.db.one<{ password_hash: string }>(
      `select password_hash from users where user_id = 'DEV9'`,
    );
    const all = (await get('export-csv/users')).text;
    expect(all).toContain('DEV9');
    expect(all).not.toContain(password_hash);
    expect(lines(all)[0]).not.toContain('password');
    expect((await get('export-csv/users', { level: 'MU', akses: ['/export-csv'] })).text).not.toContain('DEV9');
  });

  it('leaves with a master: secrets are not even columns', async () => {
    const secrets = resources.flatMap(({ key, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => field.kind === 'secret' || field.kind === 'password')
        .map(([name]) => ({ key, name })),
    );
    expect(secrets.length).toBeGreaterThan(0);
    for (const { key, name } of secrets) {
      expect({
        key,
        head: lines((await get(`export-csv/${key}`)).text)[0]
          ?.split(',')
          .includes(name),
      }).toEqual({ key, head: false });
    }
  });

  it('leaves with approvals: one that nobody has used yet has no number', async () => {
    await server.db.query(
      `insert into otorisasi (kode_toko, id, kategori, saluran, diminta_oleh, disetujui_oleh, sidik, tgl, dibuat,
        berlaku_sampai, dipakai)
       select 'KL01', gen_random_uuid(), t.kategori, 'MANUAL', 'A', 'B', '\\x00', '2026-11-21', now(), now(), t.dipakai
       from (values ('BARU', null), ('LAMA', now())) as t(kategori, dipakai)`,
    );
    const [head = '', ...rows] = lines((await get('export-csv/otorisasi')).text);
    const at = (name: string) => head.split(',').indexOf(name);
    expect(
      Object.fromEntries(rows.map((row) => [row.split(',')[at('kategori')], row.split(',')[at('id')] !== ''])),
    ).toEqual({ BARU: false, LAMA: true });
  });
});

describe('rights', () => {
  it.each(['export-csv', 'export-csv/riwayat', 'export-csv/penjualan'])(
    'of GET %s: SU, and MU with the page, and nobody else',
    async (path) => {
      expect((await get(path)).status).toBe(200);
      expect((await get(path, { level: 'MU', akses: ['/export-csv'] })).status).toBe(200);
      expect((await get(path, { level: 'MU' })).body).toMatchObject({ code: 'menu_tidak_berhak' });
      for (const level of ['OWN', 'SPV', 'KASIR', 'DEV'] as const) {
        expect({ level, ...(await get(path, { level, akses: ['/export-csv'] })).body }).toMatchObject({
          level,
          code: 'level_tidak_berhak',
        });
      }
    },
  );
});

describe('the declared lists', () => {
  it.each(Object.entries(TABEL_EKSPOR) as [EksporDokumen, (typeof TABEL_EKSPOR)[EksporDokumen]][])(
    '%s is in order along an index of its table',
    async (_, { from, urut, indeks, tetap = [] }) => {
      const [, table = '', alias = ''] = /^(\w+) (\w+)/.exec(from) ?? [];
      const lead = urut.slice(0, indeks).map((sql) => sql.replace(`${alias}.`, ''));
      const indexes = await server.db.query<{ kolom: string[] }>(
        `select array(select a.attname::text from unnest(i.indkey) with ordinality as k(attnum, n)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by k.n) as kolom
       from pg_index i where i.indrelid = $1::regclass and i.indpred is null`,
        [table],
      );
      const begins = ({ kolom }: { kolom: string[] }) =>
        ['kode_toko', ...tetap, ...lead].every((name, index) => kolom[index] === name);
      // One row per shop needs no order.
      expect(table === 'hari_toko' || indexes.some(begins)).toBe(true);
    },
  );
});
