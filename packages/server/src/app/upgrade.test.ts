import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint, migrate } from '../platform/database/migrate.ts';
import { migrationsDir } from '../platform/database/open.ts';
import { createTestDb, testDatabase, type TestDb } from '../testing/database.ts';
import { columnsByTable, fixtureName, fixtureNames, loadFixture, readFixture } from '../testing/upgrade/fixture.ts';
import { lossesOf, type Moved } from '../testing/upgrade/losses.ts';

/** Where migrations have put what a fixture has elsewhere: `table` or `table.column`, and what became of it. */
const MOVED: Moved = {
  'barang.status': 'RESERVASI is a claim beside the state, klaim_jenis and klaim_nomor; the figures tell both',
  'barang.pegangan': 'klaim_nomor of a piece that was reserved, pemilik_nomor of one that left, with their kinds',
  hari_dagang: 'what closed days came to is added up anew, with the sales that a last instalment makes',
  buku: 'what bought pieces cost is posted behind it; the figures tell where the chain stood before',
};
/** Tables that hold nothing worth keeping: what one server has for another, and attempts of the last minutes. */
const PASSING = ['batas_laju', 'socket_io_attachments'];

const migrations = readdirSync(migrationsDir())
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const names = fixtureNames();

/** Schemas that no program ever ran with: what follows came with them. */
const HALF_WAY: ReadonlySet<string> = new Set(
  [
    '0019-janji',
    '0020-janji-lain',
    '0021-kirim',
    '0022-sepuh',
    '0023-member',
    '0024-janji',
    '0025-konter',
    '0026-laju',
    '0027-muatan',
    '0028-konter',
    '0029-janji',
    '0030-etalase',
    '0031-alamat',
    '0034-pindah',
    '0036-pusat',
    '0037-sepuh',
  ].map((name) => `${name}.jsonl`),
);

describe('fixtures', () => {
  it('there are of every schema since the first that has one, but the last', () => {
    const since = migrations.findIndex((name) => fixtureName(name) === names[0]);
    expect(since).not.toBe(-1);
    const due = migrations
      .slice(since, Math.max(since + 1, migrations.length - 1))
      .map(fixtureName)
      .filter((name) => !HALF_WAY.has(name));
    expect(names, 'npm run fixture, before the new migration is there').toEqual(expect.arrayContaining(due));
    expect(migrations.map(fixtureName)).toEqual(expect.arrayContaining([...names]));
  });
});

/** What a careless hand may write into a migration, one after the other, and how it is told. */
const CARELESS = [
  [
    [
      `delete from supplier where kode_supplier = (select min(kode_supplier) from supplier)`,
      /^supplier: 1 of \d+ rows are not there$/,
    ],
    [`alter table member drop column nik`, /^member\.nik is gone$/],
    [`drop table riwayat_harga`, /^riwayat_harga is gone$/],
  ],
  [[`update saldo set jumlah = jumlah + 1 where akun = 'STOK'`, /^KL01: \w+ does not hold$/]],
  [[`update dokumen set total = total + 1 where jenis = 'penjualan'`, /^not there: papers KL01 penjualan /]],
] as const;
/** How losses are told goes by tables and columns: shown of the oldest schema and of the newest. */
const TOLD_OF: readonly (string | undefined)[] = [names[0], names.at(-1)];
const KNOWN = { supplier: 'no more suppliers', 'member.nik': 'not kept', riwayat_harga: 'now in the log' };

/** The empty schema, brought forward from one fixture to the next: each shop begins with a copy of it. */
let empty: TestDb | undefined;
beforeAll(async () => {
  empty = await createTestDb({ migrated: false });
});
afterAll(() => empty?.drop());

describe.each(names)('%s', (name) => {
  const fixture = readFixture(name);
  const dir = mkdtempSync(join(tmpdir(), 'kilau-upgrade-'));
  const test = testDatabase(async () => {
    if (!empty) throw new Error('there is no schema to copy');
    await migrate(empty.connection, migrationsDir(), undefined, { until: fixture.migration });
    return { copyOf: empty };
  });
  const take = (file: string): void => copyFileSync(join(migrationsDir(), file), join(dir, file));

  beforeAll(async () => {
    migrations.filter((file) => file <= fixture.migration).forEach(take);
    await test.db.tx((tx) => loadFixture(tx, fixture));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('belongs to the migrations as they were, and has rows in every table', async () => {
    expect(fingerprint(dir)).toBe(fixture.fingerprint);
    const filled = fixture.tables.filter(({ rows }) => rows.length > 0).map(({ table }) => table);
    expect([...filled, ...PASSING].toSorted()).toEqual([...(await columnsByTable(test.db)).keys()].toSorted());
  });

  it('is brought forward with all that it holds', async () => {
    const later = migrations.filter((file) => file > fixture.migration);
    expect(await migrate(test.connection, migrationsDir())).toEqual(later);
    expect(await lossesOf(test.db, fixture, MOVED)).toEqual([]);
    later.forEach(take);
  });

  it('leaves every piece with the document that had it', async () => {
    const barang = fixture.tables.find(({ table }) => table === 'barang');
    const at = (column: string): number => barang?.columns.indexOf(column) ?? -1;
    // Later fixtures have them in columns of their own, which are compared as they are.
    if (at('pegangan') === -1) return;
    const cells = (barang?.rows ?? []).map((row) => JSON.parse(row) as readonly unknown[]);
    const told = ['kode_toko', 'kode_barcode', 'status', 'pegangan'];
    const had = cells.map((row) => told.map((column) => row[at(column)]));
    expect(new Set(had.map(([, , status]) => status))).toEqual(new Set(['TERSEDIA', 'RESERVASI', 'TERJUAL', 'HANCUR']));
    const has = await test.db.query<Record<string, unknown>>(
      `select kode_toko, kode_barcode, case when klaim_nomor is null then status else 'RESERVASI' end as status,
         coalesce(klaim_nomor, pemilik_nomor, '') as pegangan from barang`,
    );
    expect(has.map((row) => Object.values(row)).toSorted()).toEqual(had.toSorted());
    const kinds = await test.db.query<{ kind: string }>(
      `select distinct coalesce('held ' || klaim_jenis, lower(status) || ' ' || pemilik_jenis) as kind from barang
       where klaim_jenis is not null or pemilik_jenis is not null order by 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['hancur hancur-barang', 'held penjualan', 'terjual penjualan']);
  });

  it.runIf(TOLD_OF.includes(name))(
    'tells what a careless migration loses',
    async () => {
      // Nothing was lost before: see above.
      let before: readonly string[] = [];
      for (const [index, step] of CARELESS.entries()) {
        for (const [, told] of step) expect(before.filter((line) => told.test(line))).toEqual([]);
        writeFileSync(join(dir, `999${index}-ceroboh.sql`), step.map(([statement]) => `${statement};\n`).join(''));
        await migrate(test.connection, dir);
        before = await lossesOf(test.db, fixture, MOVED);
        for (const [, told] of step) expect(before).toContainEqual(expect.stringMatching(told));
      }
      const left = await lossesOf(test.db, fixture, KNOWN);
      expect(left.filter((line) => /^(supplier|member|riwayat_harga)/.test(line))).toEqual([]);
    },
    120_000,
  );
});
