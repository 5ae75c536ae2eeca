import { Dec } from '@kilau/contract/core/dec.ts';
import type { BakiHariIni, HasilTimbang, JawabTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { reconcile } from '../../ledger/reconcile.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
let spv: Call;
let keys = 0;

const start = (body: unknown) => spv('POST', 'timbang-baki/start', body);
const simpan = (body: object) => spv('POST', 'timbang-baki', body, { 'idempotency-key': `timbang-${(keys += 1)}` });
const data = async () => ((await spv('GET', 'timbang-baki')).body as JawabTimbang).data_timbang;
const hariIni = async (kode_baki: string) =>
  ((await spv('GET', 'timbang-baki/hari-ini')).body as BakiHariIni[]).find((row) => row.kode_baki === kode_baki);

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'TIMBANG', 'SPV', [
    '/timbang-baki',
    '/tambah-data-barang',
    '/laporan-timbang-baki',
    '/laporan-aktivitas-timbang-baki',
  ]);
  spv = await server.as(kode_toko, 'TIMBANG');
  await pieces(server.db, 1, { kode_baki: 'A02' });
});

afterEach(async () => {
  const wrong = (await reconcile(server.db, kode_toko, SHOP.tgl_system, invariants)).filter(
    (check) => !check.selisih.isZero(),
  );
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('weighing a tray', () => {
  it('shows the worked example of 85 pieces and keeps what the scale said', async () => {
    // 85 pieces of 243.560 g with 10.20 g of plastic, 4.10 g of attributes and 85 tags of 0.25 g, on a tray of 152.30
    // g.
    await server.db.query(`update baki set berat_baki = 152.30 where kode_toko = $1 and kode_baki = 'A01'`, [
      kode_toko,
    ]);
    const of = (grams: string, more: object = {}) => ({ berat_asli: Dec.from(grams), ...more });
    await pieces(server.db, 84, of('2.86'));
    await pieces(server.db, 1, of('17.62', { berat_plastik: Dec.from('10.20'), berat_atribut: Dec.from('4.10') }));
    const begun = await start({ kode_gudang: 'TOKO', kode_toko: 'A01' });
    expect(begun).toMatchObject({
      status: 200,
      body: { data_timbang: { no_timbang: 'KL-TM-261121-0001', kode_baki: 'A01', qty: 85 } },
    });
    expect(await data()).toMatchObject({
      qty: 85,
      berat: 243.56,
      berat_baki: 152.3,
      berat_plastik: 10.2,
      berat_atribut: 4.1,
      berat_bandrol: 21.25,
      total: 431.41,
      toleransi: 0.1,
    });
    expect((await simpan({ berat_timbang: 431.38, dari_timbangan: true, total: 431.41 })).body).toEqual({
      no_timbang: 'KL-TM-261121-0001',
      kode_baki: 'A01',
      selisih: 0.03,
      keadaan: 'COCOK',
    } satisfies HasilTimbang);
    expect(await data()).toBeNull();
    expect(await hariIni('A01')).toMatchObject({
      qty: 85,
      selisih: 0.03,
      keadaan: 'COCOK',
      dari_timbangan: true,
      aktivitas: 0,
    });
    const report = (await spv('GET', 'laporan/timbang-baki?tgl_from=2026-11-21&tgl_to=2026-11-21')).text;
    expect(report).toContain('431.38');
  });

  it('weighs one tray at a time, whoever comes first, and can be given up', async () => {
    const two = await Promise.all([
      start({ kode_gudang: 'TOKO', kode_baki: 'A02' }),
      start({ kode_gudang: 'TOKO', kode_baki: 'A01' }),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = two.find(({ status }) => status === 409)?.body as { code: string; message: string };
    expect(refused.code).toBe('timbang_masih_aktif');
    expect(refused.message).toContain('Terdapat proses timbang baki yang masih aktif');
    expect((await spv('POST', 'timbang-baki/reset', {})).body).toEqual({ data_timbang: null });
    expect(await spv('POST', 'timbang-baki/reset', {})).toMatchObject({
      status: 409,
      body: { code: 'timbang_tidak_aktif' },
    });
    expect((await simpan({ berat_timbang: 1, total: 1 })).status).toBe(409);
  });

  it('asks for gudang and tray', async () => {
    expect((await start({ kode_toko: 'A01' })).body).toMatchObject({
      fields: { kode_gudang: 'Mohon Untuk Pilih Kode Gudang' },
    });
    expect((await start({ kode_gudang: 'TOKO' })).body).toMatchObject({
      fields: { kode_baki: 'Mohon Untuk Pilih Kode Baki' },
    });
    expect((await start({ kode_gudang: 'TITIP', kode_baki: 'A01' })).body).toMatchObject({ code: 'rujukan_tidak_ada' });
  });

  it('refuses a weight that belongs to another content of the tray, and flags what was typed', async () => {
    const begun = await start({ kode_gudang: 'TOKO', kode_baki: 'A02' });
    expect(begun.status).toBe(200);
    const before = (await data())?.total ?? 0;
    await pieces(server.db, 1, { kode_baki: 'A02' });
    expect(await simpan({ berat_timbang: before, total: before })).toMatchObject({
      status: 409,
      body: { code: 'isi_baki_berubah', params: { total: 154.76 } },
    });
    const now = (await data())?.total ?? 0;
    expect(
      (await simpan({ berat_timbang: 150, total: now, dari_timbangan: false, keterangan: 'timbangan mati' })).body,
    ).toMatchObject({ selisih: 4.76, keadaan: 'SELISIH' });
    expect(await hariIni('A02')).toMatchObject({ dari_timbangan: false, keadaan: 'SELISIH' });
  });

  it('lists what was posted to the tray after it was weighed, until it is weighed again', async () => {
    const [piece = ''] = await pieces(server.db, 1, { kode_baki: 'A02' });
    expect(await hariIni('A02')).toMatchObject({ aktivitas: 1 });
    const kind = { accept: 'text/csv' };
    const activity = async () =>
      (
        await spv(
          'GET',
          'laporan/aktivitas-timbang-baki.csv?tgl_from=2026-11-21&tgl_to=2026-11-21&kode_baki=A02',
          undefined,
          kind,
        )
      ).text;
    expect((await activity()).split('\n').filter((line) => line.includes(piece))).toHaveLength(1);
    await start({ kode_gudang: 'TOKO', kode_baki: 'A02' });
    const now = await data();
    expect(await simpan({ berat_timbang: now?.total, total: now?.total, dari_timbangan: true })).toMatchObject({
      status: 201,
    });
    expect(await hariIni('A02')).toMatchObject({ aktivitas: 0, keadaan: 'COCOK' });
    expect((await activity()).split('\n').filter((line) => line.includes(piece))).toHaveLength(1);
  });
});
