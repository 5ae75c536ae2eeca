import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsDir } from '../../platform/database/open.ts';
import { testDatabase } from '../../testing/database.ts';

/** Migrations that make a document of before a kind of paper, a document they cannot take over, and what they say. */
const DOCUMENTS = [
  [
    '0037-pindah-hancur-kind.sql',
    'hancur_barang',
    `with kondisi as (
       insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RUSAK', 'RUSAK')
     )
     insert into hancur_barang (kode_toko, no_hancur, tgl, status, kode_kondisi, jumlah_barang, total_berat, otorisasi,
      disetujui_oleh, dibuat_oleh, dibuat_pada, kunci)
     values ('KL01', 'KL-HB-1', '2026-11-01', 'DONE', 'RUSAK', 1, 5, gen_random_uuid(), 'B', 'A', now(), '')`,
    'moves or destructions from before migration 0037',
  ],
  [
    '0039-stok-aksesoris.sql',
    'stok_aksesoris',
    `insert into stok_aksesoris (kode_toko, no_stok, tgl, status, arah, jumlah_barang, total_berat, dibuat_oleh,
      dibuat_pada, kunci) values ('KL01', 'KL-AC-1', '2026-11-01', 'DONE', 'TAMBAH', 1, 0, 'A', now(), '')`,
    'stok_aksesoris holds 1 documents',
  ],
  [
    '0040-penerimaan.sql',
    'penerimaan',
    `insert into penerimaan (kode_toko, no_terima, tgl, status, proses, asal, dibuat_oleh, dibuat_pada, kunci)
     values ('KL01', 'KL-TR-1', '2026-11-01', 'DONE', 'BUKA', 'PUSAT', 'A', now(), '')`,
    'penerimaan holds 1 documents',
  ],
  [
    '0043-jual.sql',
    'penjualan',
    `insert into penjualan (kode_toko, no_faktur_group, tgl, status, jenis_pelanggan, nama, no_hp, alamat,
      jumlah_barang, total_berat, sub_total, diskon, ppn, grand_total, dibayar, kembali, dibuat_oleh, dibuat_pada,
      kunci)
     values ('KL01', 'KL-FJ-1', '2026-11-01', 'OPEN', 'NON MEMBER', 'REGULER', '-', '-', 1,
      5, 100, 0, 0, 100, 100, 0, 'A', now(), '')`,
    'sales of an earlier version',
  ],
] as const;

const dir = mkdtempSync(join(tmpdir(), 'kilau-kertas-'));
const test = testDatabase({ migrated: false });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('stops at documents of before, tells which, and goes on once there are none', async () => {
  for (const [file, table, insert, told] of DOCUMENTS) {
    for (const name of readdirSync(migrationsDir()).filter((other) => other < file)) {
      copyFileSync(join(migrationsDir(), name), join(dir, name));
    }
    await migrate(test.connection, dir);
    await test.db.query(
      `insert into toko (kode_toko, nama_toko, inisial) values ('KL01', 'KILAU', 'KL') on conflict do nothing`,
    );
    await test.db.query(insert);
    copyFileSync(join(migrationsDir(), file), join(dir, file));
    await expect(migrate(test.connection, dir)).rejects.toThrow(told);
    expect(await test.db.query(`select from ${table}`)).toHaveLength(1);
    await test.db.query(`delete from ${table}`);
    expect(await migrate(test.connection, dir)).toEqual([file]);
  }
});
