import { Dec } from '@kilau/contract/core/dec.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { hargaBarang } from './harga-barang.ts';
import { hargaJualSql } from './harga-jual.sql.ts';

const test = testDatabase();

beforeAll(async () => {
  await openShop(test.db);
  await test.db.query(
    `insert into kelompok_harga (kode_toko, kelompok_harga, keterangan, harga)
      values ('KL01', 'TUA', 'TUA', 1444444), ('KL01', 'NOL', 'NOL', 0)`,
  );
  await test.db.query(
    `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga, persentase,
      kelompok_harga)
     values ('KL01', '701', '701', 'EMAS', 'TUA', 70, 1437000, 72.5, 'TUA'), ('KL01', '702', '702', 'EMAS', 'TUA', 70,
       1437333, 0, 'NOL')`,
  );
  await test.db.query(`insert into harga_global (kode_toko, nominal) values ('KL01', 2000333)`);
  const beratnya = ['2.13', '0.001', '3.333', '17.777', '100'];
  for (const kode_group of ['700', '375', '000', '701', '702']) {
    for (const berat of beratnya) {
      await pieces(test.db, 1, {
        kode_group,
        berat_asli: Dec.from(berat),
        kadar: Dec.from('33.333'),
        tipe_ongkos: berat === '100' ? 'TOTAL' : 'PER_GRAM',
      });
    }
  }
  await pieces(test.db, 1, { kode_group: '000', markis: true, harga_khusus: Dec.from(123_456) });
  // As one was entered before a fixed price belonged to markis alone.
  const [lama] = await pieces(test.db, 1);
  await test.db.query(`update barang set harga_khusus = 777777 where kode_barcode = $1`, [lama]);
});

describe.each<Readonly<Partial<Record<ModuleKey, string>>>>([
  {},
  { ROUND_DOWN_SALES_MODULE: 'true', PEMBULATAN: '1000' },
  { MODE_HARGA: 'PERSENTASE' },
  { MODE_HARGA: 'PERSENTASE', PEMBULATAN: '1' },
  { PEMBULATAN: '100' },
])('prices in SQL under %j', (modules) => {
  it.each(['with a global price', 'without one'])('are those of the counter, %s', async (global) => {
    await test.db.query(`update harga_global set nominal = $1 where kode_toko = 'KL01'`, [
      global === 'without one' ? 0 : 2_000_333,
    ]);
    const context = atWork('KASIR1', 'KASIR', modules);
    const rows = await test.db.query<{ kode_barcode: string; harga_jual: Dec | null; harga_total: Dec | null }>(
      `select b.kode_barcode, h.harga_jual, h.harga_total from barang b cross
        join lateral (${hargaJualSql(context, 'b')}) h where b.kode_toko = 'KL01' order by 1`,
    );
    expect(rows.length).toBe(27);
    for (const { kode_barcode, harga_jual, harga_total } of rows) {
      const counter = await hargaBarang(test.db, context, kode_barcode);
      expect([harga_jual?.toJSON(), harga_total?.toJSON()], kode_barcode).toEqual([
        counter?.jual.harga_jual.toJSON(),
        counter?.jual.harga_total.toJSON(),
      ]);
    }
    expect(rows.some((row) => row.harga_jual === null)).toBe(global === 'without one');
  });
});
