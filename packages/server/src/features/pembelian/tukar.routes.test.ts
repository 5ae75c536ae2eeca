import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { bukaBeli, terjual } from '../../testing/pembelian.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
let kasir: Call;
let keys = 0;

beforeAll(async () => {
  await openShop(server.db);
  await bukaBeli(server.db);
  await server.user(kode_toko, 'RINA', 'KASIR', [
    '/transaksi-penjualan',
    '/lihat-penjualan',
    '/lihat-pembelian',
    '/validasi-jual-beli',
    '/tutup-toko',
  ]);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

const kunci = (): Readonly<Record<string, string>> => ({ 'idempotency-key': `tukar-lewat-http-${(keys += 1)}` });
async function bahan() {
  const [baru = ''] = await pieces(server.db, 1);
  const { kode } = await terjual(server);
  return { baru, lama: kode[0] ?? '' };
}
const isi = ({ baru, lama }: { readonly baru: string; readonly lama: string }, kondisi_barang = 'MULUS') => ({
  kode_sales: 'SL01',
  barang: [{ kode_barcode: baru }],
  bayar: [
    { jenis: 'TUKAR', barang: [{ kode_barcode: lama, kondisi_barang }] },
    { jenis: 'CASH', jumlah: 149_500 },
  ],
});
type Body = Readonly<Record<string, unknown>> & { readonly nomor: string };
const daftar = async (path: string) =>
  ((await kasir('GET', path)).body as { readonly data: readonly { readonly nomor: string }[] }).data;

describe('an exchange over HTTP', () => {
  it('is one sale, however often it is sent, and tells old goods beside new', async () => {
    const body = isi(await bahan());
    const key = kunci();
    const replies = await Promise.all([1, 2, 3].map(() => kasir('POST', 'penjualan', body, key)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const sale = replies[0]?.body as Body;
    expect(sale).toMatchObject({
      status: 'OPEN',
      grand_total: 3_192_500,
      tukar: 3_043_000,
      dibeli: { nik_sim_passport: null },
      barang_tukar: [{ kode_barcode: body.bayar[0]?.barang?.[0]?.kode_barcode, harga_beli: 3_043_000 }],
      bayar: [
        { jenis: 'TUKAR', jumlah: 3_043_000 },
        { jenis: 'CASH', jumlah: 149_500 },
      ],
    });
    const beli = (await daftar('pembelian')).map(({ nomor }) => nomor);
    expect(beli).toHaveLength(1);
    // The purchase waits with its sale, and is nobody's to do anything about.
    expect(await daftar('pembelian?status=OPEN')).toEqual([]);
    expect((await kasir('GET', 'pembelian/menunggu')).body).toEqual({ jumlah: 0 });
    expect((await kasir('GET', `pembelian/${beli[0]}`)).body).toMatchObject({ no_tukar: sale.nomor, boleh: [] });
    const menunggu = (await kasir('GET', 'dokumen/menunggu')).body as { readonly data: readonly Body[] };
    expect(menunggu.data.map(({ nomor }) => nomor)).toEqual([sale.nomor]);
    const { periksa } = (await kasir('GET', 'tutup-toko/periksa')).body as { readonly periksa: readonly object[] };
    expect(periksa).toContainEqual({
      kunci: 'dokumen',
      jumlah: 1,
      contoh: [sale.nomor],
      halaman: '/validasi-penjualan',
    });
    const done = await kasir('POST', `penjualan/${sale.nomor}/validasi`, {}, kunci());
    expect(done).toMatchObject({ status: 200 });
    expect((await kasir('GET', `pembelian/${beli[0]}`)).body).toMatchObject({ status: 'DONE', boleh: [] });
    expect((await daftar('pembelian')).map(({ nomor }) => nomor)).toEqual(beli);
    for (const bentuk of ['nota.pdf', 'slip.txt']) {
      expect(await kasir('GET', `pembelian/${beli[0]}/${bentuk}`)).toMatchObject({
        status: 409,
        body: { code: 'dokumen_terkait', params: { sebab: sale.nomor } },
      });
      expect(await kasir('GET', `penjualan/${sale.nomor}/${bentuk}`)).toMatchObject({ status: 200 });
    }
  });

  it('is on one paper, old goods below new ones, with the difference and where it goes', async () => {
    const kertas = async (body: object) => {
      const { nomor } = (await kasir('POST', 'penjualan', body, kunci())).body as Body;
      await kasir('POST', `penjualan/${nomor}/validasi`, {}, kunci());
      const slip = await kasir('GET', `penjualan/${nomor}/slip.txt`);
      const nota = await kasir('GET', `penjualan/${nomor}/nota.pdf`);
      expect(nota.status).toBe(200);
      return slip.text.replaceAll(/ +/g, ' ');
    };
    const tambah = await kertas(isi(await bahan()));
    for (const kata of ['NOTA TUKAR', 'Barang baru 3,192,500', 'Barang lama -3,043,000', 'Tambah bayar Rp. 149,500']) {
      expect(tambah).toContain(kata);
    }
    expect(tambah).toContain('Barang lama · MULUS · KL-FJ-');
    expect(tambah).toContain('CASH 149,500');
    expect(tambah).not.toContain('TUKAR 3,043,000');
    const { baru, lama } = await bahan();
    const { kode } = await terjual(server);
    const dua = [lama, kode[0]].map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'MULUS' }));
    const kurang = await kertas({ ...isi({ baru, lama }), bayar: [{ jenis: 'TUKAR', barang: dua }] });
    expect(kurang).toContain('Kembali ke pelanggan Rp. 2,893,500');
    expect(kurang).toContain('Kembali ke pelanggan CASH 2,893,500');
  });

  it('is booked at once, both papers, where sales are not validated', async () => {
    const validasi = (on: string) =>
      server.db.query(
        `with saklar as (insert into para_system (kode_toko, key, value) values ($1, 'VALIDASI_PENJUALAN_MODULE', $2)
           on conflict (kode_toko, key) do update set value = $2)
         update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
        [kode_toko, on],
      );
    await validasi('false');
    const sale = (await kasir('POST', 'penjualan', isi(await bahan()), kunci())).body as Body;
    await validasi('true');
    expect(sale).toMatchObject({ status: 'DONE', barang_tukar: [{ harga_beli: 3_043_000 }] });
    const { nomor } = sale['dibeli'] as { readonly nomor: string };
    expect((await kasir('GET', `pembelian/${nomor}`)).body).toMatchObject({ status: 'DONE', no_tukar: sale.nomor });
    expect(await differences(server.db)).toEqual([]);
  });

  it('names a code of an old piece that is none, where it was sent', async () => {
    const { body } = await kasir('POST', 'penjualan', isi(await bahan(), 'TIADA'), kunci());
    const { code, fields = {} } = body as { readonly code: string; readonly fields?: object };
    expect(code).toBe('rujukan_tidak_ada');
    expect(Object.keys(fields)).toEqual(['bayar.0.barang.0.kondisi_barang']);
  });
});
