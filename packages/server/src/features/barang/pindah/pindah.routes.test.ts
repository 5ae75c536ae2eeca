import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';
import { differences } from '../../../testing/checks.ts';
import { openShop, pieces, SHOP } from '../../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
const SELURUH = { dari_gudang: 'TOKO', dari_baki: 'A01', kode_gudang: 'TOKO', kode_baki: 'A02' };
let owner: Call;
let kode: readonly string[];
const satuBaki = (call: Call, body: object, kunci = 'satu-baki-uji-1') =>
  call('POST', 'pindah-barang/satu-baki', body, { 'idempotency-key': kunci });

beforeAll(async () => {
  await openShop(server.db);
  kode = await pieces(server.db, 2);
  owner = await server.as(kode_toko, 'OWNER');
});

describe('a whole tray', () => {
  it('is moved by a call of its own, once for its key, and is a move like any other', async () => {
    const made = await satuBaki(owner, SELURUH);
    expect(made).toMatchObject({
      status: 201,
      body: {
        nomor: 'KL-PB-261121-0001',
        no_pindah: 'KL-PB-261121-0001',
        status: 'DONE',
        cara: 'SATU BAKI',
        jumlah_barang: 2,
        total_berat: 4.26,
        cetak: 0,
        boleh: ['batal'],
        barang: [{ kode_barcode: kode[0], dari_baki: 'A01', harga_jual: 3_061_000 }, { kode_barcode: kode[1] }],
      },
    });
    expect((await satuBaki(owner, SELURUH)).body).toEqual(made.body);
    const { body: baris } = await owner('GET', 'pindahbarang/cetak-ulang/by-no-pindah?no_pindah=KL-PB-261121-0001');
    expect(baris).toMatchObject([{ kode_barcode: kode[0], qty: 1, gambar: `foto_produk/${kode[0]}` }, { qty: 1 }]);
    expect(await differences(server.db)).toEqual([]);
  });

  it('is found by a barcode, and tells how often its paper was printed', async () => {
    await owner('POST', 'pindah-barang/KL-PB-261121-0001/cetak', { bentuk: 'tanda-terima.xlsx' });
    expect((await owner('GET', `pindah-barang?q=${kode[1]}`)).body).toMatchObject({
      data: [{ no_pindah: 'KL-PB-261121-0001', cetak: 1, kode_baki: 'A02' }],
    });
    expect((await owner('GET', 'pindah-barang?q=99999999')).body).toMatchObject({ data: [] });
  });

  it('needs the right of its own page', async () => {
    await server.user(kode_toko, 'RINA', 'KASIR', ['/pindah-barang']);
    const rina = await server.as(kode_toko, 'RINA');
    const balik = { ...SELURUH, dari_baki: 'A02', kode_baki: 'A01' };
    expect((await satuBaki(rina, balik, 'satu-baki-uji-2')).status).toBe(403);
    const lain = { ...balik, barang: [] };
    const sent = await rina('POST', 'pindah-barang', lain, { 'idempotency-key': 'satu-baki-uji-3' });
    expect(sent).toMatchObject({ status: 422, body: { fields: expect.any(Object) as object } });
  });
});
