import { beforeAll, expect, it } from 'vitest';
import { kirimanan } from '../../app/kirimanan.ts';
import { isiKirimanLuar, simpanKiriman } from '../../trade/toko/kiriman-luar.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { kenalkan } from '../../testing/dua-server.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';

const LAIN = 'KL03';
const sana = testApp();
const sini = testApp();
let ke: Call;
let keys = 0;
const key = () => ({ 'idempotency-key': `nomor-sama-${(keys += 1)}` });
let kode = '';
const KODE_LAIN = '98765432';
let barang = '';
let uang = '';

/** What KL01 has sent, as its server tells of it. */
const isiOf = async (jenis: string, nomor: string): Promise<string> => {
  const kiriman = kirimanan.find((one) => one.jenis === jenis);
  return kiriman ? isiKirimanLuar(sana.db, kiriman, 'KL01', nomor) : '';
};
/** Has the receiver told of that, by whichever shop. */
const ceritakan = (dari_toko: string, isi: string) =>
  sini.db.tx((tx) => simpanKiriman(tx, { kode_toko: 'KL02', dari_toko }, `{"kiriman":${isi}}`, new Date()));

beforeAll(async () => {
  for (const { db } of [sana, sini]) {
    await openShop(db);
    await db.query(
      `insert into para_system (kode_toko, key, value) select kode_toko, 'KIRIM_BARANG_MODULE', 'true' from toko`,
    );
  }
  await kenalkan(sini, { kode_toko: LAIN }, 'http://127.0.0.1:9');
  const dari = await sana.as('KL01', 'OWNER');
  [kode = ''] = await pieces(sana.db, 1, {}, atWork('OWNER', 'OWN'));
  const kirim = async (path: string, body: object) => {
    const { body: made } = await dari('POST', path, { kode_tujuan: 'KL02', ...body }, key());
    return (made as { readonly nomor: string }).nomor;
  };
  barang = await kirim('kirim-barang', { barang: [{ kode_barcode: kode }] });
  uang = await kirim('kirim-uang', { jumlah: 1_500_000 });
  const dikirim = await isiOf('kirim-barang', barang);
  await ceritakan('KL01', dikirim);
  await ceritakan(LAIN, dikirim.replaceAll(kode, KODE_LAIN));
  const cash = await isiOf('kirim-uang', uang);
  await ceritakan('KL01', cash);
  await ceritakan(LAIN, cash.replace('1500000', '900000'));
  await sini.user('KL02', 'KASIR3', 'KASIR', ['/terima-barang', '/terima-uang-kas']);
  ke = await sini.as('KL02', 'KASIR3');
});

const dua = (nomor: string) => [`KL01/${nomor}`, `KL03/${nomor}`] as const;
const ganda = (nomor: string) => ({
  status: 409,
  body: { code: 'kiriman_ganda', params: { nomor, pilihan: dua(nomor).join(', ') } },
});

it('tells money of two shops under one number apart, and receives of both', async () => {
  const [dariKl01, dariKl03] = dua(uang);
  expect((await ke('GET', 'terima-uang/di-jalan')).body).toMatchObject({
    data: [
      { nomor_referensi: dariKl01, dari_toko: 'KL01', jumlah_rp: 1_500_000 },
      { nomor_referensi: dariKl03, dari_toko: LAIN, jumlah_rp: 900_000 },
    ],
  });
  expect(await ke('GET', `kirim-uang/${uang}`)).toMatchObject(ganda(uang));
  expect(await ke('PUT', `kirim-uang/${uang}/reception`, {}, key())).toMatchObject(ganda(uang));
  const cari = (nomor: string) => ke('GET', `kirim-uang/${encodeURIComponent(nomor)}`);
  const terima = (nomor: string) => ke('PUT', `kirim-uang/${encodeURIComponent(nomor)}/reception`, {}, key());
  expect(await cari(dariKl03)).toMatchObject({ status: 200, body: { nomor_referensi: dariKl03, jumlah_rp: 900_000 } });
  expect(await terima(dariKl03)).toMatchObject({ status: 200, body: { nomor_referensi: uang, jumlah_rp: 900_000 } });
  expect(await terima(dariKl03)).toMatchObject({ status: 409, body: { code: 'kiriman_uang_diterima' } });
  // Whoever asks again by the number alone takes in nothing of the other shop.
  expect(await terima(uang)).toMatchObject(ganda(uang));
  expect(await terima(dariKl01)).toMatchObject({ status: 200, body: { jumlah_rp: 1_500_000 } });
  // Each shop is told of its own.
  expect(
    await sini.db.query(
      `select payload ->> 'ke_toko' as ke from outbox where saluran = 'TOKO' and jenis = 'terima-uang' order by 1`,
    ),
  ).toEqual([{ ke: 'KL01' }, { ke: LAIN }]);
});

it('tells goods of two shops under one number apart, and receives of both', async () => {
  const [dariKl01, dariKl03] = dua(barang);
  expect((await ke('GET', 'kirim-barang/unreceive/list-no-kirim')).body).toMatchObject([
    { no_kirim: dariKl01 },
    { no_kirim: dariKl03 },
  ]);
  expect(await ke('GET', `kirim-barang/${barang}`)).toMatchObject(ganda(barang));
  expect(await ke('GET', `kirim-barang/${encodeURIComponent(dariKl03)}`)).toMatchObject({
    status: 200,
    body: { no_kirim: dariKl03, barang: [{ kode_barcode: KODE_LAIN }] },
  });
  const terima = (no_kirim: string, kode_barcode: string) => {
    const body = { barang: [{ kode_barcode, kode_baki: 'A02' }], tolak: [] };
    return ke('POST', `kirim-barang/${encodeURIComponent(no_kirim)}/terima`, body, key());
  };
  expect(await terima(barang, kode)).toMatchObject(ganda(barang));
  expect(await terima(dariKl03, KODE_LAIN)).toMatchObject({ status: 201, body: { no_kirim: barang, dari_toko: LAIN } });
  expect(await terima(dariKl01, kode)).toMatchObject({ status: 201, body: { no_kirim: barang, dari_toko: 'KL01' } });
  expect((await ke('GET', 'kirim-barang/unreceive/list-no-kirim')).body).toEqual([]);
});
