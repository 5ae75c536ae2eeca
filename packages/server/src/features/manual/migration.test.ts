import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsDir } from '../../platform/database/open.ts';
import { testDatabase } from '../../testing/database.ts';

const FILE = '0041-barang-manual.sql';
const dir = mkdtempSync(join(tmpdir(), 'kilau-manual-'));
const test = testDatabase({ migrated: false });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('takes no documents of before that bear no seals, and drops none of them', async () => {
  const files = readdirSync(migrationsDir()).filter((name) => name < FILE);
  for (const name of files) copyFileSync(join(migrationsDir(), name), join(dir, name));
  await migrate(test.connection, dir);
  await test.db.query(`insert into toko (kode_toko, nama_toko, inisial) values ('KL01', 'KILAU', 'KL')`);
  await test.db.query(
    `insert into tambah_manual (kode_toko, no_tambah, tgl, status, jumlah_baris, total_qty, total_berat, dibuat_oleh,
       dibuat_pada, kunci) values ('KL01', 'KL-TBM-261121-0001', '2026-11-21', 'DONE', 1, 2, 5, 'KASIR1', now(), 'k')`,
  );
  copyFileSync(join(migrationsDir(), FILE), join(dir, FILE));
  await expect(migrate(test.connection, dir)).rejects.toThrow('documents of manual stock from before migration 0041');
  expect(await test.db.query('select no_tambah from tambah_manual')).toEqual([{ no_tambah: 'KL-TBM-261121-0001' }]);
  await test.db.query('delete from tambah_manual');
  expect(await migrate(test.connection, dir)).toEqual([FILE]);
});
