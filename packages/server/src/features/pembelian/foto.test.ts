import { beforeAll, describe, expect, it } from 'vitest';
import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { storePicture } from '../../testing/pictures.ts';
import { bukaBeli, KTP, luar, terjual } from '../../testing/pembelian.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
let kasir: Call;
let keys = 0;

async function setelan(values: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(values)) {
    await server.db.query(
      `with s as (insert into para_system (kode_toko, key, value) values ($1, $2, $3)
         on conflict (kode_toko, key) do update set value = $3)
       update toko set versi_parameter = versi_parameter + 1 where kode_toko = $1`,
      [kode_toko, key, value],
    );
  }
}

beforeAll(async () => {
  await openShop(server.db);
  await bukaBeli(server.db);
  await setelan({ PEMBELIAN_DENGAN_FOTO: 'true', OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false' });
  const pages = ['/transaksi-pembelian', '/lihat-pembelian', '/transaksi-penjualan', '/lihat-penjualan'];
  await server.user(kode_toko, 'RINA', 'KASIR', pages);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

type Isi = Readonly<Record<string, unknown>>;
interface Body extends Isi {
  readonly nomor: string;
  readonly versi: number;
  readonly barang: readonly Isi[];
}
const foto = () => storePicture(server, { use: 'layar' });
const isi = (barang: readonly Isi[], more: Isi = {}) => ({
  kode_sales: 'SL01',
  pelanggan: { nama: 'BU TINI' },
  barang,
  bayar: [{ jenis: 'CASH' }],
  ...more,
});
const kunci = (): Readonly<Record<string, string>> => ({ 'idempotency-key': `foto-${(keys += 1)}-barang-dibeli` });
const kirim = (base: string, body: object) => kasir('POST', base, body, kunci());
const ubah = (base: string, nomor: string, body: object) => kasir('PUT', `${base}/${nomor}`, body, kunci());
const beli = (barang: readonly Isi[], more: Isi = {}) => kirim('pembelian', isi(barang, more));
async function lama() {
  const { kode } = await terjual(server);
  return { kode_barcode: kode[0] ?? '', kondisi_barang: 'MULUS' };
}
const banyak = async () =>
  (await server.db.one<{ n: number }>(`select count(*)::int as n from dokumen where jenis = 'pembelian'`)).n;

describe('where a purchase takes photos', () => {
  it('goods without one are refused at their line, goods of elsewhere without one of the identity too', async () => {
    const sebelum = await banyak();
    const piece = await lama();
    expect(await beli([piece])).toMatchObject({
      status: 422,
      body: { code: 'data_tidak_valid', fields: { 'barang.0.foto_barang': expect.any(String) } },
    });
    const asing = luar({ foto_barang: await foto() });
    const { body } = await beli([{ ...piece, foto_barang: await foto() }, asing], KTP);
    expect(Object.keys((body as { readonly fields: object }).fields)).toEqual(['foto_identitas']);
    const [kode_barcode = ''] = await pieces(server.db, 1);
    const tukar = { jenis: 'TUKAR', barang: [await lama()] };
    expect(await kirim('penjualan', isi([{ kode_barcode }], { bayar: [tukar] }))).toMatchObject({
      body: { fields: { 'bayar.0.barang.0.foto_barang': expect.any(String) } },
    });
    expect(await banyak()).toBe(sebelum);
  });

  it('they are kept with the purchase, also when it is changed, and are nobody else’s', async () => {
    const [barang, identitas] = [await foto(), await foto()];
    const more = { ...KTP, foto_identitas: identitas };
    const dibuat = await beli([luar({ foto_barang: barang, uji: 'XRF', hasil_kadar: 69.8 })], more);
    expect(dibuat).toMatchObject({
      status: 201,
      body: { foto_identitas: identitas, barang: [{ foto_barang: barang, uji: 'XRF', hasil_kadar: 69.8 }] },
    });
    const { nomor, versi } = dibuat.body as Body;
    const diubah = isi([luar({ foto_barang: barang, berat: 4.1 })], { ...more, versi });
    expect(await ubah('pembelian', nomor, diubah)).toMatchObject({
      status: 200,
      body: { foto_identitas: identitas, barang: [{ foto_barang: barang, berat: 4.1 }] },
    });
    // What was to be paid before is told no more: nothing of it was booked.
    const kini = (await kasir('GET', `pembelian/${nomor}`)).body as { readonly bayar: readonly object[] };
    expect(kini.bayar).toMatchObject([{ ke: 2 }]);
    const milikLain = await beli([{ ...(await lama()), foto_barang: barang }]);
    expect(milikLain).toMatchObject({ status: 422, body: { fields: { 'barang.0.foto_barang': expect.any(String) } } });
    expect(await beli([{ ...(await lama()), foto_barang: 'KL01/MASTER/tiada.jpg' }])).toMatchObject({ status: 422 });
    expect(await kasir('GET', `gambar/${barang}`)).toMatchObject({ headers: { 'content-type': 'image/jpeg' } });
    expect(await differences(server.db)).toEqual([]);
  });

  it('those of goods that pay a sale are read with it, and stay when it is changed', async () => {
    const [kode_barcode = ''] = await pieces(server.db, 1);
    const foto_barang = await foto();
    const barang = [{ ...(await lama()), foto_barang }];
    const badan = isi([{ kode_barcode }], {
      bayar: [
        { jenis: 'TUKAR', barang },
        { jenis: 'CASH', jumlah: 149_500 },
      ],
    });
    const { body } = await kirim('penjualan', badan);
    expect(body).toMatchObject({ barang_tukar: [{ foto_barang }] });
    const { nomor, versi } = body as Body;
    expect(await ubah('penjualan', nomor, { ...badan, versi })).toMatchObject({
      status: 200,
      body: { barang_tukar: [{ foto_barang }] },
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('what was approved is what was photographed and tested', async () => {
    await setelan({ OTORISASI_PEMBELIAN_TANPA_BARCODE: 'true' });
    const [barang, lain, foto_identitas] = [await foto(), await foto(), await foto()];
    const nilai = nilaiIzinBeli({
      kode_barcode: '',
      nama_barang: 'CINCIN LAMA',
      kode_group: '700',
      kondisi_barang: 'LECET',
      kadar: 70,
      berat: 4.15,
      berat_nota: null,
      harga_nota: 4_772_500,
      harga_beli: 4_533_500,
      uji: 'GOSOK',
      hasil_kadar: 70,
      foto_barang: barang,
    });
    const otorisasi = await izin(server.db, 'PEMBELIAN TANPA BARCODE', '', nilai, 'SPV1', {
      ...atWork('RINA'),
      now: () => new Date(),
    });
    const line = (more: Isi) => luar({ otorisasi, uji: 'GOSOK', hasil_kadar: 70, foto_barang: barang, ...more });
    for (const more of [{ foto_barang: lain }, { hasil_kadar: 69 }, { uji: 'XRF' }]) {
      expect(await beli([line(more)], { ...KTP, foto_identitas })).toMatchObject({
        body: { code: 'otorisasi_tidak_berlaku' },
      });
    }
    expect(await beli([line({})], { ...KTP, foto_identitas })).toMatchObject({ status: 201 });
    await setelan({ OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false' });
  });
});
