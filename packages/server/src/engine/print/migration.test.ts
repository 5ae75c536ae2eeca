import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsDir } from '../../platform/database/open.ts';
import { testDatabase } from '../../testing/database.ts';

const FILE = '0030-cetak.sql';
const dir = mkdtempSync(join(tmpdir(), 'kilau-cetak-'));
const test = testDatabase({ migrated: false });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('gives printings that had one number their own, in the order of their times, and leaves the others', async () => {
  const files = readdirSync(migrationsDir()).filter((name) => name < FILE);
  for (const name of files) copyFileSync(join(migrationsDir(), name), join(dir, name));
  await migrate(test.connection, dir);
  await test.db.query(`insert into toko (kode_toko, nama_toko, inisial) values ('KL01', 'KILAU', 'KL')`);
  await test.db.query(
    `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id, waktu)
     select 'KL01', gen_random_uuid(), jenis, nomor, ke, user_id, '2026-11-01'::timestamptz + menit * interval '1 minute'
     from (values
       ('penjualan', 'A', 1, 'SATU', 1), ('penjualan', 'A', 2, 'TIGA', 3), ('penjualan', 'A', 2, 'DUA', 2),
       ('penjualan', 'A', 3, 'EMPAT', 4),
       ('penjualan-slip', 'A', 1, 'SATU', 5), ('penjualan', 'B', 1, 'SATU', 6), ('penjualan', 'B', 2, 'DUA', 7)
     ) as t(jenis, nomor, ke, user_id, menit)`,
  );
  copyFileSync(join(migrationsDir(), FILE), join(dir, FILE));
  expect(await migrate(test.connection, dir)).toEqual([FILE]);
  const rows = await test.db.query<{ jenis: string; nomor: string; ke: number; user_id: string }>(
    `select jenis, nomor, ke, user_id from cetak_log order by jenis, nomor, ke`,
  );
  expect(rows.map(({ jenis, nomor, ke, user_id }) => [jenis, nomor, ke, user_id])).toEqual([
    ['penjualan', 'A', 1, 'SATU'],
    ['penjualan', 'A', 2, 'DUA'],
    ['penjualan', 'A', 3, 'TIGA'],
    ['penjualan', 'A', 4, 'EMPAT'],
    ['penjualan', 'B', 1, 'SATU'],
    ['penjualan', 'B', 2, 'DUA'],
    ['penjualan-slip', 'A', 1, 'SATU'],
  ]);
});
