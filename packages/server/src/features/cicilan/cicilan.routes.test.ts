import { beforeAll, describe, expect, it } from 'vitest';
import { ANGSURAN, bukaCicilan, DP, HARGA_CICIL, KALUNG, pindahHari } from '../../testing/cicilan.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';

const server = testApp();
const { kode_toko } = SHOP;
let kasir: Call;
let keys = 0;

beforeAll(async () => {
  await openShop(server.db);
  await bukaCicilan(server);
  await server.db.query(
    `with s as (insert into para_system (kode_toko, key, value) values ($1, 'CICILAN_MODULE', 'true')
       on conflict (kode_toko, key) do update set value = 'true')
     update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
    [kode_toko],
  );
  await server.user(kode_toko, 'RINA', 'KASIR', [
    '/transaksi-cicilan',
    '/lihat-cicilan',
    '/lihat-penjualan',
    '/tutup-toko',
  ]);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

const kirim = (path: string, body: object) =>
  kasir('POST', path, body, { 'idempotency-key': `cicilan-http-${(keys += 1)}` });

describe('instalments at the counter', () => {
  it('are made, validated and paid to the end, and the sale that comes of them is told', async () => {
    await pindahHari(server, '2026-01-31');
    const [kode_barcode = ''] = await pieces(server.db, 1, KALUNG, atWork('OWNER', 'OWN'));
    const isi = {
      kode_sales: 'SL01',
      pelanggan: { nama: 'BU TINI', no_hp: '0812' },
      tenor: 6,
      barang: [{ kode_barcode }],
      bayar: [tunai(DP)],
    };
    const dibuat = await kirim('cicilan', isi);
    expect(dibuat).toMatchObject({
      status: 201,
      body: { status: 'OPEN', harga_jual_cicil: HARGA_CICIL, sisa_bayar: HARGA_CICIL, dp_rp: DP },
    });
    const { nomor } = dibuat.body as { readonly nomor: string };
    // It waits like any other paper, and is led to where it is answered.
    expect(await kasir('GET', 'cicilan/menunggu?status=OPEN')).toMatchObject({ body: { jumlah: 1 } });
    const { periksa } = (await kasir('GET', 'tutup-toko/periksa')).body as { readonly periksa: readonly object[] };
    expect(periksa).toContainEqual({
      kunci: 'dokumen',
      jumlah: 1,
      contoh: [nomor],
      halaman: '/lihat-cicilan',
      status: 'OPEN',
    });
    // Without its module nobody would reach it any more.
    await server.user(kode_toko, 'BOS', 'OWN', ['/settingsystem']);
    const bos = await server.as(kode_toko, 'BOS');
    expect(await bos('PUT', 'para-system/CICILAN_MODULE', { value: 'false' })).toMatchObject({
      status: 409,
      body: { code: 'modul_masih_ditunggu', params: { jumlah: 1, nomor } },
    });
    expect(await kirim(`cicilan/${nomor}/validasi`, {})).toMatchObject({ status: 200, body: { status: 'AKTIF' } });
    await pindahHari(server, '2026-03-31');
    expect(await kasir('GET', `cicilan?tunggakan=TERLAMBAT`)).toMatchObject({
      body: {
        data: [{ nomor, angsuran_ke: 1, jatuh_tempo: '2026-02-28', hari_terlambat: 31, tunggakan: 'TERLAMBAT' }],
      },
    });
    // Two months are fined on the first.
    expect(await kirim(`cicilan/${nomor}/bayar`, { bayar: [tunai(ANGSURAN * 2 + 70_080)] })).toMatchObject({
      status: 200,
      body: { status: 'AKTIF', sisa_bayar: 7_007_490 },
    });
    const { body } = await kirim(`cicilan/${nomor}/bayar`, { bayar: [tunai(7_007_490)] });
    expect(body).toMatchObject({ code: 'cicilan_pelunasan_cepat', params: { jumlah: 6_797_266 } });
    await kirim(`cicilan/${nomor}/pelunasan-cepat`, { bayar: [tunai(6_797_266)] });
    const lunas = (await kasir('GET', `cicilan/${nomor}`)).body as { readonly no_penjualan: string };
    expect(lunas).toMatchObject({ status: 'LUNAS', sisa_bayar: 0, jadwal: { length: 6 }, tagihan: { length: 6 } });
    expect(await kasir('GET', `penjualan/${lunas.no_penjualan}`)).toMatchObject({
      status: 200,
      body: { status: 'DONE', grand_total: 12_416_500, barang: [{ kode_barcode, harga_total: 12_416_500 }] },
    });
    for (const path of [`cicilan/${nomor}`, `penjualan/${lunas.no_penjualan}`]) {
      expect((await kasir('GET', `${path}/nota.pdf`)).status, path).toBe(200);
    }
    expect(await differences(server.db)).toEqual([]);
  });
});
