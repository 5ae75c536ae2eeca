import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { bukaPeriode, CINCIN_PO, dariPo, HARGA_PO } from '../../testing/pre-order.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { tunai } from '../../testing/titipan.ts';
import { upload } from '../../testing/upload.ts';

const server = testApp();
const { kode_toko } = SHOP;
let kasir: Call;
let spv: Call;
let keys = 0;
const kunci = (): Readonly<Record<string, string>> => ({ 'idempotency-key': `po-http-${(keys += 1)}` });

const HALAMAN = [
  '/transaksi-pre-order',
  '/lihat-pre-order',
  '/closing-barang-po',
  '/import-pre-order',
  '/transaksi-penjualan',
  '/validasi-penjualan',
];

beforeAll(async () => {
  await openShop(server.db);
  await bukaPeriode(server.db);
  await server.db.query(
    `with s as (insert into para_system (kode_toko, key, value) values ($1, 'PRE_ORDER_MODULE', 'true'))
     update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
    [kode_toko],
  );
  for (const [user, level] of [
    ['RINA', 'KASIR'],
    ['SARI', 'SPV'],
  ] as const) {
    await server.user(kode_toko, user, level, HALAMAN);
  }
  const as = async (user: string): Promise<Call> => {
    const token = await server.token(kode_toko, user);
    return (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
  };
  kasir = await as('RINA');
  spv = await as('SARI');
});

interface Po {
  readonly nomor: string;
  readonly status: string;
}
const isi = (jumlah: number) => ({
  kode_sales: 'SL01',
  pelanggan: { nama: 'BU TINI', no_hp: '0812' },
  periode: 'LEBARAN',
  barang: [CINCIN_PO],
  bayar: [tunai(jumlah)],
});
const po = async (jumlah: number): Promise<string> => {
  const { nomor } = (await kasir('POST', 'pre-order', isi(jumlah), kunci())).body as Po;
  await kasir('POST', `pre-order/${nomor}/validasi`, {}, kunci());
  return nomor;
};
const datang = async (berat: string) => {
  const more = { berat_asli: Dec.from(berat), nama_atribut: '', harga_atribut: Dec.zero };
  const [kode_barcode = ''] = await pieces(server.db, 1, more);
  return kode_barcode;
};

describe('the worked example, through the API', () => {
  it('is ordered, paid, tied, told of in the list, and picked up', async () => {
    const dibuat = await kasir('POST', 'pre-order', isi(4_000_000), kunci());
    expect(dibuat).toMatchObject({
      status: 201,
      body: { status: 'OPEN', total_harga: HARGA_PO, no_po: expect.stringMatching(/^KL-PO-/) },
    });
    const { nomor } = dibuat.body as Po;
    await kasir('POST', `pre-order/${nomor}/validasi`, {}, kunci());
    await kasir('POST', `pre-order/${nomor}/bayar`, { bayar: [tunai(3_400_000)] }, kunci());
    expect((await kasir('GET', `pre-order/${nomor}`)).body).toMatchObject({ dibayar: 7_400_000, sisa: 35_000 });
    const { periode: _, ...siapa } = isi(0);
    const terlaluCepat = { ...siapa, barang: [], bayar: [dariPo(nomor), tunai(35_000)] };
    expect(await kasir('POST', 'penjualan', terlaluCepat, kunci())).toMatchObject({
      status: 409,
      body: { code: 'keadaan_tidak_sesuai' },
    });
    const kode_barcode = await datang('4.92');
    const ikat = await kasir('POST', `pre-order/${nomor}/closing`, { barang: [{ baris: 1, kode_barcode }] }, kunci());
    expect(ikat).toMatchObject({ status: 200, body: { status: 'CLOSING' } });
    const siap = (await kasir('GET', 'pre-order?status=finish&limit=9999')).body as object;
    expect(Object.keys(siap)).toEqual(['count', 'preorders', 'skip', 'limit', 'page']);
    expect(siap).toMatchObject({
      count: 1,
      preorders: [
        {
          no_po: nomor,
          tgl: SHOP.tgl_system,
          periode: 'LEBARAN',
          kode_sales: 'SL01',
          nama_customer: 'BU TINI',
          no_hp: '0812',
          total_qty: 1,
          total_berat: 5,
          total_harga: HARGA_PO,
          dibayar: 7_400_000,
          sisa: 35_000,
          tgl_janji: '2026-12-20',
          status: 'CLOSING',
        },
      ],
      skip: 0,
      limit: 9999,
      page: 1,
    });
    expect((await kasir('GET', 'penjualan/pre-order?q=TINI')).body).toMatchObject({
      data: [{ nomor, uang_titip: 7_400_000, harga_total: 7_316_500, barang: [{ kode_barcode, berat: 4.92 }] }],
    });
    const jual = await kasir('POST', 'penjualan', { ...siapa, barang: [], bayar: [dariPo(nomor)] }, kunci());
    expect(jual).toMatchObject({ status: 201, body: { grand_total: 7_316_500 } });
    const fj = (jual.body as Po).nomor;
    expect(await kasir('POST', `penjualan/${fj}/validasi`, {}, kunci())).toMatchObject({ status: 200 });
    expect((await kasir('GET', `pre-order/${nomor}`)).body).toMatchObject({ status: 'SELESAI', sisa: 0 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is told in pages, the newest first', async () => {
    const [lama, baru] = [await po(4_000_000), await po(4_000_000)];
    const halaman = async (query: string) => (await kasir('GET', `pre-order?${query}`)).body as object;
    expect(await halaman('page=1')).toMatchObject({ limit: 50, page: 1, skip: 0, count: 3 });
    expect(await halaman('limit=1&page=2&status=DONE')).toMatchObject({
      count: 2,
      preorders: [{ no_po: lama }],
      skip: 1,
      limit: 1,
      page: 2,
    });
    expect(await halaman('')).toMatchObject({ count: 3, data: [{ no_po: baru }, {}, {}], next: null });
  });

  it('finds what waits for goods, and what a piece costs that is ordered now', async () => {
    const nomor = await po(4_000_000);
    const menunggu = (await kasir('GET', `pre-order-menunggu?q=${nomor}`)).body as object;
    expect(menunggu).toMatchObject({ data: [{ nomor, barang: [{ baris: 1, kode_barcode: null, berat: 5 }] }] });
    expect((await kasir('GET', 'harga-pre-order?kode_group=700&kode_dept=CN')).body).toEqual({
      kadar: 70,
      harga_gram: 1_437_000,
      ongkos: 0,
    });
  });
});

const KEPALA =
  'no_luar,periode,tgl,kode_sales,nama,no_hp,nama_barang,kode_group,kode_dept,kadar,berat,harga_gram,ongkos,dp,cara_bayar,no_rekening';
const lembar = (...baris: readonly string[]): string => [KEPALA, ...baris].join('\r\n');
const impor = (call: Call, csv: string | Buffer, coba = false, key = kunci()) => {
  const { body, headers } = upload(csv);
  return call('POST', `pre-order/import?coba=${String(coba)}`, body, { ...headers, ...(coba ? {} : key) });
};
const SATU = 'WEB-1,LEBARAN,2026-11-10,SL01,BU ANI,0813,CINCIN WEB,700,CN,70,5,1400000,50000,3500000,TRANSFER,008123';
const DUA = 'WEB-1,,,,,,GELANG WEB,700,CN,70,3,1400000,50000,,,';
const LAIN = 'WEB-2,LEBARAN,2026-11-11,SL01,PAK BUDI,0814,KALUNG WEB,700,CN,,4,,,2000000,CASH,';
const banyakPo = async () =>
  (await server.db.one<{ n: number }>(`select count(*)::int as n from dokumen where jenis = 'pre-order'`)).n;

describe('orders of elsewhere', () => {
  it('come in out of a file: rows of one number as one order, all of them or none, and once', async () => {
    const sebelum = await banyakPo();
    const coba = await impor(spv, lembar(SATU, DUA, LAIN), true);
    expect(coba, JSON.stringify(coba.body)).toMatchObject({
      status: 200,
      body: { baris: 3, ditolak: 0, kesalahan: [] },
    });
    expect(await banyakPo()).toBe(sebelum);
    const key = kunci();
    const masuk = await impor(spv, lembar(SATU, DUA, LAIN), false, key);
    expect(masuk, JSON.stringify(masuk.body)).toMatchObject({ status: 200, body: { baris: 3, ditolak: 0 } });
    expect(await impor(spv, lembar(SATU, DUA, LAIN), false, key)).toMatchObject({ status: 200, body: masuk.body });
    const [pertama = ''] = (masuk.body as { readonly po: readonly string[] }).po;
    expect((await kasir('GET', `pre-order/${pertama}`)).body).toMatchObject({
      status: 'OPEN',
      no_luar: 'WEB-1',
      tgl_pesan: '2026-11-10',
      total_qty: 2,
      dp_rp: 3_500_000,
      di_bawah_harga: 0,
      // 7,000,000 + 250,000 and 4,200,000 + 150,000.
      total_harga: 11_600_000,
    });
    expect(await banyakPo()).toBe(sebelum + 2);
    const lagi = await impor(spv, lembar(LAIN.replace('WEB-2', 'WEB-3'), SATU));
    expect(lagi).toMatchObject({ status: 422, body: { code: 'impor_ditolak' } });
    expect(Object.keys((lagi.body as { readonly fields: object }).fields)).toEqual(['baris.3.no_luar']);
    expect(await banyakPo()).toBe(sebelum + 2);
    const sekaligus = await Promise.all([1, 2].map(() => impor(spv, lembar(LAIN.replace('WEB-2', 'WEB-4')))));
    expect(sekaligus.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await banyakPo()).toBe(sebelum + 3);
    expect(await differences(server.db)).toEqual([]);
  });

  it('tell of every bad row, and change nothing', async () => {
    const sebelum = await banyakPo();
    const buruk = lembar(
      SATU.replace('WEB-1', 'W1').replace(',5,1400000', ',0,1400000'),
      LAIN.replace('WEB-2', 'W2').replace('2000000', '100'),
      LAIN.replace('WEB-2', 'W3').replace('LEBARAN', 'TIDAKADA'),
      LAIN.replace('WEB-2', 'W4').replace('2026-11-11', '2026-10-01'),
      LAIN.replace('WEB-2', 'W5').replace('2000000', '99000000'),
    );
    const { status, body } = await impor(spv, buruk, true);
    expect(status).toBe(200);
    const { kesalahan } = body as { readonly kesalahan: readonly Readonly<Record<string, unknown>>[] };
    expect(kesalahan.map(({ baris, field }) => [baris, field])).toEqual([
      [2, 'berat'],
      [3, 'dp'],
      [4, 'periode'],
      [5, 'tgl'],
      [6, 'dp'],
    ]);
    expect(await impor(spv, buruk)).toMatchObject({ status: 422, body: { code: 'impor_ditolak' } });
    expect(await banyakPo()).toBe(sebelum);
    expect(await impor(spv, 'nama_barang\r\nX')).toMatchObject({
      status: 422,
      body: { code: 'impor_kolom_tidak_ada', params: { kolom: 'No Luar' } },
    });
  });

  it('are one by their number and what else they say of it, however that is written', async () => {
    const lain = DUA.replace('WEB-1,,,,,', ' web-7 ,lebaran,10/11/2026,sl01,Bu Ani,');
    expect(await impor(spv, lembar(SATU.replace('WEB-1', 'WEB-7'), lain), true)).toMatchObject({
      status: 200,
      body: { po: [expect.any(String)], ditolak: 0, kesalahan: [] },
    });
  });

  it('are refused where one has more pieces than a paper takes', async () => {
    const baris = Array.from({ length: 501 }, (_, n) => (n === 0 ? SATU : DUA).replace('WEB-1', 'BANYAK'));
    const coba = await impor(spv, lembar(...baris), true);
    expect(coba, coba.text).toMatchObject({ status: 200, body: { ditolak: 1, po: [] } });
    const [kesalahan] = (coba.body as { readonly kesalahan: readonly object[] }).kesalahan;
    expect(kesalahan).toMatchObject({ baris: 2, kode: 'BANYAK', pesan: 'Paling banyak 500 baris' });
    const { status, body } = await impor(spv, lembar(...baris));
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'impor_ditolak' } });
  });

  it('are not a cashier’s to bring in', async () => {
    expect((await impor(kasir, lembar(SATU))).status).toBe(403);
    const asing = { ...isi(4_000_000), no_luar: 'WEB-9' };
    expect((await kasir('POST', 'pre-order', asing, kunci())).status).toBe(403);
  });
});
