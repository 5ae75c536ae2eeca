import type { Level } from '@kilau/contract/core/permission.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { reconcile, verifyChain } from '../../../ledger/reconcile.ts';
import { testApp, type Call } from '../../../testing/app.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { openShop, SHOP } from '../../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
const VALIDASI = '/validasi-jual-beli-manual';
const PAGES = [
  '/transaksi-jual-beli-manual',
  '/lihat-penjualan-manual',
  '/lihat-pembelian-manual',
  '/batal-penjualan-manual',
  '/batal-pembelian-manual',
  VALIDASI,
];
let keys = 0;
let kasir: Call;
let token = '';

const set = (key: string, value: string) =>
  server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, $2, $3) on conflict (kode_toko, key) do update
      set value = excluded.value`,
    [kode_toko, key, value],
  );
/** What is switched on in the shop. A fresh session sees it. */
async function modul(values: Readonly<Record<string, string>>): Promise<void> {
  const dasar = {
    MANUAL_ITEMS_TRANSACTION_MODULE: 'false',
    app_mode: '',
    VALIDASI_PENJUALAN_MODULE: 'true',
    VALIDASI_PEMBELIAN_MODULE: 'true',
    PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE: 'false',
  };
  for (const [key, value] of Object.entries({ ...dasar, ...values })) await set(key, value);
  token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
}
const beli = (more: object = {}, key = `beli-manual-uji-${(keys += 1)}`) =>
  kasir(
    'POST',
    'pembelian-manual',
    {
      kode_sales: 'SL01',
      pelanggan: {},
      barang: [{ kode_group: '700', kode_dept: 'CN', kode_baki: 'A01', qty: 2, berat: 4, harga_gram: 1_000_000 }],
      ...more,
    },
    { 'idempotency-key': key },
  );
const jual = (more: object = {}, key = `jual-manual-uji-${(keys += 1)}`) =>
  kasir(
    'POST',
    'penjualan-manual',
    {
      kode_sales: 'SL01',
      pelanggan: {},
      bayar: [{ jenis: 'CASH', jumlah: 2_000_000 }],
      barang: [
        { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'CN', kadar: 70, qty: 1, berat: 1 },
      ],
      ...more,
    },
    { 'idempotency-key': key },
  );
const validasi = (path: string, body: object) =>
  kasir('POST', path, body, { 'idempotency-key': `validasi-manual-uji-${(keys += 1)}` });
const pdf = async (path: string, bentuk = 'nota.pdf') => {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v1/${path}/cetak`,
    payload: { bentuk },
    headers: { 'x-auth-token': token, 'accept-language': 'id' },
  });
  return {
    status: reply.statusCode,
    text: reply.statusCode === 200 ? pdfText(reply.rawPayload).flat(2).join(' ') : reply.body,
  };
};

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'RINA', 'KASIR' satisfies Level, PAGES);
});
beforeEach(() => modul({ MANUAL_ITEMS_TRANSACTION_MODULE: 'true' }));

describe('the gates', () => {
  it('are closed while neither module nor app mode is set', async () => {
    await modul({});
    for (const [method, path] of [
      ['GET', 'penjualan-manual'],
      ['GET', 'pembelian-manual'],
      ['GET', 'penjualan-manual/stok'],
      ['GET', 'laporan/penjualan-manual'],
      ['GET', 'laporan/jual-beli-sales-manual'],
    ] as const) {
      expect([path, (await kasir(method, path)).body]).toMatchObject([path, { code: 'modul_tidak_aktif' }]);
    }
    expect((await beli()).body).toMatchObject({ code: 'modul_tidak_aktif' });
  });

  it('open with the app mode alone, but for validation: there documents are done at once', async () => {
    await modul({ app_mode: 'STOCK_JUAL_MANUAL' });
    const pertama = await beli();
    expect([pertama.status, pertama.body]).toMatchObject([
      201,
      { status: 'DONE', valid_oleh: 'RINA', boleh: ['batal'] },
    ]);
    expect((await jual()).body).toMatchObject({ status: 'DONE' });
    expect((await kasir('POST', 'penjualan-manual/validasi', { nomor: ['x'] })).body).toMatchObject({
      code: 'modul_tidak_aktif',
    });
  });

  it('open with the module: documents wait for validation, unless their switch is off', async () => {
    expect((await beli()).body).toMatchObject({ status: 'OPEN', boleh: ['validasi', 'tolak', 'ubah'] });
    await modul({ MANUAL_ITEMS_TRANSACTION_MODULE: 'true', VALIDASI_PEMBELIAN_MODULE: 'false' });
    expect((await beli()).body).toMatchObject({ status: 'DONE' });
    expect((await jual()).body).toMatchObject({ status: 'OPEN' });
    await modul({ MANUAL_ITEMS_TRANSACTION_MODULE: 'true', VALIDASI_PENJUALAN_MODULE: 'false' });
    expect((await jual()).body).toMatchObject({ status: 'DONE' });
  });
});

describe('the calls', () => {
  it('make one document of a request that is sent twice, and refuse the key for another', async () => {
    const first = await beli({}, 'beli-manual-sama');
    expect((await beli({}, 'beli-manual-sama')).body).toEqual(first.body);
    expect((await beli({ pelanggan: { nama: 'LAIN' } }, 'beli-manual-sama')).body).toMatchObject({
      code: 'kunci_dipakai_isi_lain',
    });
  });

  it('validate many at once, each by itself', async () => {
    const { no_beli } = (await beli()).body as { no_beli: string };
    const { hasil } = (await validasi('pembelian-manual/validasi', { nomor: [no_beli, 'TIDAK-ADA'] })).body as {
      hasil: readonly object[];
    };
    expect(hasil).toMatchObject([
      { nomor: no_beli, status: 'DONE' },
      { status: 'GAGAL', code: 'dokumen_tidak_ditemukan' },
    ]);
  });

  it('print the nota once it is validated, and DUPLIKAT from the second time on', async () => {
    const { no_beli } = (await beli()).body as { no_beli: string };
    expect((await pdf(`pembelian-manual/${no_beli}`)).text).toContain('status_tidak_sesuai');
    await validasi(`pembelian-manual/${no_beli}/validasi`, {});
    const nota = await pdf(`pembelian-manual/${no_beli}`);
    for (const kata of ['NOTA PEMBELIAN', no_beli, '2 × CINCIN 700', '4,000,000', 'Empat juta rupiah']) {
      expect(nota.text).toContain(kata);
    }
    expect(nota.text).not.toContain('DUPLIKAT');
    // In which tray goods lay is none of the customer's business; a purchase has nothing added to its price.
    for (const kata of ['TOKO/', 'Ongkos', 'Diskon']) expect(nota.text).not.toContain(kata);
    expect((await pdf(`pembelian-manual/${no_beli}`)).text).toContain('DUPLIKAT ke-1');
    const slip = await pdf(`pembelian-manual/${no_beli}`, 'slip.pdf');
    for (const kata of ['NOTA PEMBELIAN', no_beli, '2 × CINCIN 700', '4,000,000']) expect(slip.text).toContain(kata);
    // What the shop promises on what it sells is not said of what it buys.
    expect(slip.text).not.toMatch(/DUPLIKAT|Kami beli kembali/);
    const { no_jual } = (await jual()).body as { no_jual: string };
    await validasi(`penjualan-manual/${no_jual}/validasi`, {});
    const dijual = await pdf(`penjualan-manual/${no_jual}`);
    const slipJual = await pdf(`penjualan-manual/${no_jual}`, 'slip.pdf');
    for (const kata of ['NOTA PENJUALAN', no_jual, '1 × CINCIN 700', '1,437,000', 'Kembali']) {
      expect(dijual.text).toContain(kata);
      expect(slipJual.text.toUpperCase()).toContain(kata.toUpperCase());
    }
    expect(slipJual.text).toContain('Kami beli kembali');
  });

  it('leave books and trays in agreement', async () => {
    const checks = [
      ...(await reconcile(server.db, kode_toko, SHOP.tgl_system, invariants)),
      ...(await verifyChain(server.db, kode_toko)),
    ];
    expect(checks.filter((check) => !check.selisih.isZero())).toEqual([]);
  });
});
