import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsDir } from '../../platform/database/open.ts';
import { testDatabase } from '../../testing/database.ts';

describe.each([
  {
    file: '0041-barang-manual.sql',
    table: 'tambah_manual',
    row: `insert into tambah_manual (kode_toko, no_tambah, tgl, status, jumlah_baris, total_qty, total_berat,
       dibuat_oleh, dibuat_pada, kunci) values ('KL01', 'KL-TBM-261121-0001', '2026-11-21', 'DONE', 1, 2, 5, 'KASIR1', now(), 'k')`,
    told: 'documents of manual stock from before migration 0041',
  },
  {
    file: '0044-jual-beli-manual.sql',
    table: 'pembelian_manual',
    row: `insert into pembelian_manual (kode_toko, no_beli, tgl, status, jenis_pelanggan, nama, no_hp, alamat,
       total_qty, total_berat, potongan, grand_total, cara_bayar, dibuat_oleh, dibuat_pada, kunci)
       values ('KL01', 'KL-FBM-261121-0001', '2026-11-21', 'OPEN', 'NON MEMBER', 'REGULER', '-', '-', 2, 5, 0, 100,
         'CASH', 'KASIR1', now(), 'k')`,
    told: 'sales or purchases of manual items of an earlier version',
  },
])('$file', ({ file, table, row, told }) => {
  const dir = mkdtempSync(join(tmpdir(), 'kilau-manual-'));
  const test = testDatabase({ migrated: false });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('takes no documents of before that bear no seals, and drops none of them', async () => {
    const files = readdirSync(migrationsDir()).filter((name) => name < file);
    for (const name of files) copyFileSync(join(migrationsDir(), name), join(dir, name));
    await migrate(test.connection, dir);
    await test.db.query(`insert into toko (kode_toko, nama_toko, inisial) values ('KL01', 'KILAU', 'KL')`);
    await test.db.query(row);
    copyFileSync(join(migrationsDir(), file), join(dir, file));
    await expect(migrate(test.connection, dir)).rejects.toThrow(told);
    expect(await test.db.query(`select kode_toko from ${table}`)).toEqual([{ kode_toko: 'KL01' }]);
    await test.db.query(`delete from ${table}`);
    expect(await migrate(test.connection, dir)).toEqual([file]);
  });
});
