import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { People, type As } from '../../testing/people.ts';
import { storePicture } from '../../testing/pictures.ts';
import { differences } from '../../testing/checks.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openShop, pieces } from '../../testing/shop.ts';
import { S1_TOTAL } from '../../testing/penjualan.ts';

const app = testApp();
const people = new People(app);
const SEMUA: As['akses'] = [
  '/transaksi-penjualan',
  '/validasi-penjualan',
  '/lihat-penjualan',
  '/laporan-penjualan-marketplace',
];
const KASIR: As = {
  level: 'KASIR',
  akses: SEMUA,
  modules: { MARKETPLACE_INTEGRATION_MODULE: 'true', MARKETPLACE_SLIP_MODULE: 'true' },
};
const TANPA_MODUL: As = { level: 'KASIR', akses: SEMUA, modules: { MARKETPLACE_INTEGRATION_MODULE: 'false' } };
let kunci = 0;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = KASIR) =>
  people.call(method, path, as, body, { 'idempotency-key': `kunci-pasar-${(kunci += 1)}` });
/** A paper with its bytes. */
async function cetak(nomor: string, bentuk = 'marketplace.pdf', as = KASIR) {
  const { token } = await people.person(as);
  const { statusCode, rawPayload } = await app.app.inject({
    method: 'POST',
    url: `/api/v1/penjualan/${nomor}/cetak`,
    headers: { 'x-auth-token': token, 'accept-language': 'id' },
    payload: { bentuk },
  });
  return { status: statusCode, raw: rawPayload };
}
const foto = () => storePicture(app, {});

let kode_barcode = '';
const isi = (baris: object, more: object = {}) => ({
  kode_sales: 'SL01',
  pelanggan: { jenis: 'NON MEMBER', nama: 'IBU RATNA', no_hp: '081234567', alamat: 'JL MAWAR 7, BANDUNG' },
  barang: [{ kode_barcode, ...baris }],
  bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL }],
  ...more,
});
const jual = (baris: object, as = KASIR) => call('POST', 'penjualan', isi(baris), as);
const KIRIM = { kode_marketplace: 'TOKOPEDIA', kurir: 'JNE', no_resi: 'JX0012345' };
interface Terjual {
  readonly nomor: string;
  readonly versi: number;
  readonly barang: readonly Readonly<Record<string, unknown>>[];
}
const terjual = async (baris: object): Promise<Terjual> => {
  const { status, body } = await jual(baris);
  expect([status, body]).toMatchObject([201, {}]);
  return body as unknown as Terjual;
};

beforeAll(async () => {
  await openShop(app.db);
  await app.db.query(
    `insert into marketplace (kode_toko, kode_marketplace, nama_marketplace, fee_persen)
      values ('KL01', 'TOKOPEDIA', 'TOKOPEDIA', 4.5), ('KL01', 'SHOPEE', 'SHOPEE', 6)`,
  );
});
beforeEach(async () => {
  [kode_barcode = ''] = await pieces(app.db, 1);
});

describe('a line of a marketplace', () => {
  it.each([
    [{ kode_marketplace: 'TOKOPEDIA' }, ['foto_jual', 'kurir']],
    [{ ...KIRIM, kurir: '' }, ['foto_jual', 'kurir']],
    [KIRIM, ['foto_jual']],
    [{ kurir: 'JNE', no_resi: '1' }, ['kurir', 'no_resi']],
    [{ ...KIRIM, kode_marketplace: 'TIDAK ADA' }, ['kode_marketplace']],
    [{ ...KIRIM, foto_jual: 'KL01/MASTER/tidak-ada.jpg' }, ['foto_jual']],
  ])('is refused at the field where something is missing: %j', async (baris, fields) => {
    const { status, body } = await jual(baris);
    expect([status, Object.keys((body as { fields: object }).fields).toSorted()]).toEqual([
      422,
      fields.map((name) => `barang.0.${name}`),
    ]);
    expect(await app.db.query('select from dokumen where nomor like $1', ['%FJ%'])).toHaveLength(0);
  });

  it('is refused in a shop that sells on none', async () => {
    const { status, body } = await jual({ ...KIRIM, foto_jual: await foto() }, TANPA_MODUL);
    expect([status, body]).toMatchObject([
      422,
      { fields: { 'barang.0.kode_marketplace': expect.any(String) as string } },
    ]);
  });

  it('keeps what the marketplace takes, who carries it and the picture, also when it is put right', async () => {
    const gambar = await foto();
    const { nomor, versi, barang } = await terjual({ ...KIRIM, foto_jual: gambar });
    const kept = { ...KIRIM, fee_marketplace: 4.5, foto_jual: gambar };
    expect(barang).toMatchObject([kept]);
    await app.db.query(`update marketplace set fee_persen = 9 where kode_marketplace = 'TOKOPEDIA'`);
    expect((await call('GET', `penjualan/${nomor}`)).body).toMatchObject({ barang: [kept] });
    const baru = { ...KIRIM, no_resi: 'JX9', foto_jual: gambar };
    const { status, body } = await call('PUT', `penjualan/${nomor}`, isi(baru, { versi }));
    expect([status, body]).toMatchObject([200, { barang: [{ ...baru, fee_marketplace: 9 }] }]);
    await app.db.query(`update marketplace set fee_persen = 4.5 where kode_marketplace = 'TOKOPEDIA'`);
    // The picture is this paper's: no other takes it.
    [kode_barcode = ''] = await pieces(app.db, 1);
    expect((await jual({ ...KIRIM, foto_jual: gambar })).status).toBe(422);
    expect(await differences(app.db)).toEqual([]);
  });

  it('needs no other photo where the piece has its own', async () => {
    await app.db.query(`update barang set foto = 'KL01/foto.jpg' where kode_barcode = $1`, [kode_barcode]);
    expect((await jual(KIRIM)).status).toBe(201);
  });
});

describe('a picture taken at the sale', () => {
  it('may be of any line, and is what the nota shows', async () => {
    const gambar = await foto();
    const { nomor } = await terjual({ foto_jual: gambar });
    await call('POST', `penjualan/${nomor}/validasi`, {});
    const { raw } = await cetak(nomor, 'nota.pdf');
    // A JPEG stands in a PDF as it is.
    expect(raw.includes(await app.services.files.get(gambar))).toBe(true);
  });
});

describe('the slip on the parcel', () => {
  const pasar = async () => {
    const { nomor } = await terjual({ ...KIRIM, foto_jual: await foto() });
    await call('POST', `penjualan/${nomor}/validasi`, {});
    return nomor;
  };

  it('says who carries what to whom, and no price', async () => {
    const nomor = await pasar();
    const { status, raw } = await cetak(nomor);
    expect(status).toBe(200);
    const words = pdfText(raw).flat(2).join(' ');
    for (const said of ['JNE', 'JX0012345', 'IBU RATNA', '081234567', 'JL MAWAR 7', 'TOKOPEDIA', kode_barcode, nomor]) {
      expect(words).toContain(said);
    }
    expect(words).not.toContain('3,192,500');
    expect(
      pdfText((await cetak(nomor)).raw)
        .flat(2)
        .join(' '),
    ).toContain('DUPLIKAT ke-1');
  });

  it('is refused where no line came from a marketplace, and in a shop without it', async () => {
    const nomor = await pasar();
    [kode_barcode = ''] = await pieces(app.db, 1);
    const polos = await terjual({});
    await call('POST', `penjualan/${polos.nomor}/validasi`, {});
    const ditolak = (as: As) => call('POST', `penjualan/${nomor}/cetak`, { bentuk: 'marketplace.pdf' }, as);
    expect(await call('POST', `penjualan/${polos.nomor}/cetak`, { bentuk: 'marketplace.pdf' })).toMatchObject({
      status: 409,
      body: { code: 'bukan_marketplace' },
    });
    expect(await ditolak({ ...KASIR, modules: { ...KASIR.modules, MARKETPLACE_SLIP_MODULE: 'false' } })).toMatchObject({
      status: 403,
      body: { code: 'modul_tidak_aktif' },
    });
    expect(
      await app.db.query(`select from cetak_log where jenis = 'penjualan-marketplace' and nomor = $1`, [nomor]),
    ).toEqual([]);
  });
});

it('the report has what each marketplace brought, its part in whole rupiah, and what the shop gets', async () => {
  const { nomor } = await terjual({ ...KIRIM, kode_marketplace: 'SHOPEE', foto_jual: await foto() });
  await call('POST', `penjualan/${nomor}/validasi`, {});
  const { status, body } = await call(
    'GET',
    'laporan/penjualan-marketplace?tgl_from=2026-11-01&tgl_to=2026-11-30&kode_marketplace=SHOPEE',
  );
  expect([status, body]).toMatchObject([200, { grup: [{ baris: [{ no_faktur_group: nomor, kurir: 'JNE' }] }] }]);
  // 6 % of 3,192,500.
  expect(body).toMatchObject({ total: { harga_total: S1_TOTAL, fee: 191_550, diterima: 3_000_950 } });
});
