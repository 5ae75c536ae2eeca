import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { CINCIN, dari, tunai } from '../../testing/titipan.ts';

const server = testApp();
const { kode_toko } = SHOP;
let kasir: Call;
let keys = 0;

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'RINA', 'KASIR', [
    '/transaksi-titipan',
    '/lihat-titipan',
    '/validasi-titipan',
    '/transaksi-penjualan',
    '/validasi-penjualan',
  ]);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

interface Titipan {
  readonly nomor: string;
  readonly status: string;
  readonly versi: number;
  readonly dp_rp: number;
}
const kunci = (): Readonly<Record<string, string>> => ({ 'idempotency-key': `titipan-http-${(keys += 1)}` });
const isi = (kode_barcode: string, jumlah = 100_000) => ({
  kode_sales: 'SL01',
  pelanggan: { nama: 'BU TINI', no_hp: '0812' },
  barang: [{ kode_barcode }],
  bayar: [tunai(jumlah)],
});
const titip = async (jumlah?: number): Promise<Titipan> => {
  const [kode = ''] = await pieces(server.db, 1);
  return (await kasir('POST', 'titipan', isi(kode, jumlah), kunci())).body as Titipan;
};
const baca = async (nomor: string) => (await kasir('GET', `titipan/${nomor}`)).body as Titipan;
const menunggu = async () => ((await kasir('GET', 'titipan/menunggu')).body as { readonly jumlah: number }).jumlah;
const saklar = (value: string) =>
  server.db.query(
    `with s as (insert into para_system (kode_toko, key, value) values ($1, 'VALIDASI_TITIPAN_MODULE', $2)
       on conflict (kode_toko, key) do update set value = $2)
     update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
    [kode_toko, value],
  );

describe('deposits that wait for validation', () => {
  it('are counted, and booked together, each with what became of it', async () => {
    const [satuan, lain] = [await titip(), await titip(200_000)];
    expect(await menunggu()).toBe(2);
    const { status, body } = await kasir(
      'POST',
      'titipan/validasi',
      { nomor: [satuan.nomor, 'KL-TT-261121-9999', lain.nomor] },
      kunci(),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hasil: [
        { nomor: satuan.nomor, status: 'DONE' },
        { nomor: 'KL-TT-261121-9999', message: expect.stringContaining('KL-TT-261121-9999') },
        { nomor: lain.nomor, status: 'DONE' },
      ],
    });
    expect(await menunggu()).toBe(0);
    // The page of all trades does not book them: they have one of their own.
    const semua = (await kasir('GET', 'dokumen/menunggu')).body as { readonly data: readonly Titipan[] };
    expect(semua.data).toEqual([]);
    expect(await differences(server.db)).toEqual([]);
  });

  it('are put right by who has seen their last version, and by nobody once they are booked', async () => {
    const { nomor, versi } = await titip();
    const [kode = ''] = await pieces(server.db, 1);
    const ubah = (seen: number) => kasir('PUT', `titipan/${nomor}`, { ...isi(kode, 150_000), versi: seen }, kunci());
    expect(await ubah(versi)).toMatchObject({ status: 200, body: { dp_rp: 150_000, versi: 2 } });
    expect(await ubah(versi)).toMatchObject({ status: 409, body: { code: 'sudah_diubah' } });
    await kasir('POST', `titipan/${nomor}/validasi`, {}, kunci());
    expect(await ubah(2)).toMatchObject({ status: 409, body: { code: 'keadaan_tidak_sesuai' } });
    expect(await baca(nomor)).toMatchObject({ status: 'DONE', dp_rp: 150_000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('wait for nobody where the shop has switched that off', async () => {
    await saklar('false');
    const { nomor, status } = await titip();
    await saklar('true');
    expect(status).toBe('DONE');
    expect(await menunggu()).toBe(0);
    const sale = await kasir(
      'POST',
      'penjualan',
      { ...isi(''), barang: [], bayar: [dari(nomor), tunai(CINCIN - 100_000)] },
      kunci(),
    );
    expect(sale).toMatchObject({ status: 201 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('are found by whether their price stands', async () => {
    const { nomor } = await titip();
    const ada = async (mengikat: boolean) => {
      const { data } = (await kasir('GET', `titipan?mengikat=${mengikat}`)).body as {
        readonly data: readonly Titipan[];
      };
      return data.some((row) => row.nomor === nomor);
    };
    expect([await ada(true), await ada(false)]).toEqual([true, false]);
  });
});
