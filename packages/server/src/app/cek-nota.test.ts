import type { ModuleKey } from '@kilau/contract/modules.ts';
import { bacaKodeCek } from '@kilau/contract/trade/nota/cek-nota.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { printing } from '../engine/print/copy.ts';
import { translatorOf } from '../platform/i18n.ts';
import { testApp } from '../testing/app.ts';
import { izin } from '../testing/checks.ts';
import { papersOf } from '../testing/papers.ts';
import { bukaBeli, isiBeli, terjual } from '../testing/pembelian.ts';
import { atWork, openShop, SHOP } from '../testing/shop.ts';
import type { NotaContext } from '../trade/nota/nota-bagian.ts';
import { notaPenjualan, slipPenjualan } from '../features/penjualan/nota.ts';
import { batalPenjualan } from '../features/penjualan/lakukan.ts';
import { pdfText } from '../testing/pdf-text.ts';

const app = testApp();
const papers = papersOf(app);
const { kode_toko } = SHOP;
const ALAMAT = 'https://kilau.example.com';

type Modul = Readonly<Partial<Record<ModuleKey, string>>>;
const NYALA: Modul = { CEK_NOTA_MODULE: 'true', CEK_NOTA_ALAMAT: `${ALAMAT}/` };

/** What is switched on in the shop, and in the context that prints. */
async function toko(modules: Modul): Promise<NotaContext> {
  await app.db.query(`delete from para_system where kode_toko = $1`, [kode_toko]);
  await app.db.query(
    `insert into para_system (kode_toko, key, value) select $1, key, value from jsonb_each_text($2) m(key, value)`,
    [kode_toko, JSON.stringify(modules)],
  );
  const { files, secrets } = app.services;
  return { ...atWork('KASIR1', 'KASIR', modules), files, secrets, lang: 'id', t: translatorOf('id') };
}

/** What the code on the roll says. */
async function kodeDi(context: NotaContext, nomor: string): Promise<string> {
  const { parts } = await slipPenjualan(app.db, context, nomor, printing(1));
  return parts.flatMap((part) => (part.kind === 'qr' ? [part.text] : []))[0] ?? '';
}
async function tandaDi(context: NotaContext, nomor: string): Promise<string> {
  const kode = new URL(await kodeDi(context, nomor)).searchParams.get('k') ?? '';
  return bacaKodeCek(kode)?.tanda ?? '';
}
const cek = (nomor: string, tanda: string) => app.call('GET', `app/publik/${kode_toko}/cek-nota/${nomor}/${tanda}`);

beforeAll(async () => {
  await openShop(app.db);
  await bukaBeli(app.db);
});

describe('the code on a nota', () => {
  it('leads nowhere unless the shop wants it to, and says where it is reached', async () => {
    const { nomor } = await terjual(app);
    for (const modules of [{}, { CEK_NOTA_MODULE: 'true' }]) {
      expect(await kodeDi(await toko(modules), nomor)).toMatch(/^KILAU\|KL01\|/);
    }
    const context = await toko(NYALA);
    expect(await kodeDi({ ...context, ...atWork() }, nomor)).toMatch(/^KILAU\|/);
    const kode = await kodeDi(context, nomor);
    expect(kode).toMatch(new RegExp(`^${ALAMAT}/cek-nota\\?k=KL01\\.${nomor}\\.[0-9A-HJKMNP-TV-Z]{12}$`));
    // What KILAU_URL says, where the shop says nothing.
    const lain = { ...context, ...atWork('KASIR1', 'KASIR', { CEK_NOTA_MODULE: 'true' }), origin: 'https://x.example' };
    expect(await kodeDi(lain, nomor)).toBe(kode.replace(ALAMAT, 'https://x.example'));
    const text = pdfText(await notaPenjualan(app.db, context, nomor, printing(1))).flat(2);
    expect(text).toContain(await tandaDi(context, nomor));
  });

  it('is of that nota alone: no other number opens with it, and a wrong one tells nothing', async () => {
    const [sendiri, lain] = [await terjual(app), await terjual(app)];
    const context = await toko(NYALA);
    const tanda = await tandaDi(context, sendiri.nomor);
    expect(await tandaDi(context, lain.nomor)).not.toBe(tanda);
    expect((await cek(sendiri.nomor, tanda)).status).toBe(200);
    expect((await cek(sendiri.nomor, tanda.toLowerCase())).status).toBe(200);
    const salah = await cek(lain.nomor, tanda);
    expect(salah).toMatchObject({ status: 404, body: { code: 'nota_tidak_dikenal' } });
    expect((await cek('KL-FJ-000000-0000', tanda)).body).toEqual(salah.body);
    await toko({});
    expect((await cek(sendiri.nomor, tanda)).body).toEqual(salah.body);
  });
});

describe('the page of a nota', () => {
  // A ring of 2.13 g of 70 %: by the day 2.13 × 1,150,000 − 42,600 = 2,406,900, by its nota 3,086,000 − 42,600 =
  // 3,043,400; both rounded down.
  it('says what the shop would pay today, as it wants to reckon, and nothing of whom it was sold to', async () => {
    const { nomor } = await terjual(app);
    const harga: Modul = { PARAMETER_HARGA_EMAS_PEMBELIAN: 'true', PEMBULATAN: '500' };
    const context = await toko({ ...NYALA, ...harga });
    const tanda = await tandaDi(context, nomor);
    expect((await cek(nomor, tanda)).body).toMatchObject({ keadaan: 'SAH', taksiran: null });
    await app.db.query(
      `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram) values ($1, '1', 70, 1150000)`,
      [kode_toko],
    );
    const reply = await cek(nomor, tanda);
    expect(reply.body).toMatchObject({
      nama_toko: SHOP.nama_toko,
      nomor,
      tgl: SHOP.tgl_system,
      barang: [{ nama_barang: 'CINCIN POLOS RANTAI', berat: 2.13, kadar: 70, keadaan: 'TERJUAL', taksiran: 2_406_500 }],
      taksiran: 2_406_500,
    });
    expect(reply.text).not.toContain('TINI');
    expect(reply.headers['cache-control']).toBe('no-store');
    await toko({ ...NYALA, ...harga, CEK_NOTA_DASAR: 'NOTA' });
    expect((await cek(nomor, tanda)).body).toMatchObject({ taksiran: 3_043_000 });
  });

  it('says what was bought back, and that a cancelled paper counts for nothing', async () => {
    const context = await toko(NYALA);
    const { nomor, kode } = await terjual(app, 2);
    const tanda = await tandaDi(context, nomor);
    const beli = isiBeli([{ kode_barcode: kode[0], kondisi_barang: 'MULUS' }]);
    const no_beli = await app.db.tx((tx) => papers.make(tx, 'pembelian', beli));
    await app.db.tx((tx) => papers.done(tx, 'pembelian', no_beli, 'validasi'));
    const barang = [{ keadaan: 'KEMBALI', taksiran: null }, { keadaan: 'TERJUAL' }];
    expect((await cek(nomor, tanda)).body).toMatchObject({ keadaan: 'SAH', barang });
    const lain = await terjual(app);
    const isi = { alasan: 'SALAH INPUT', kode_baki: 'A02' };
    const otorisasi = await izin(app.db, 'BATAL PENJUALAN', lain.nomor, isi, 'SPV1', atWork());
    await app.db.tx((tx) => batalPenjualan(tx, atWork(), lain.nomor, { ...isi, otorisasi }));
    expect((await cek(lain.nomor, await tandaDi(context, lain.nomor))).body).toMatchObject({
      keadaan: 'BATAL',
      barang: [{ keadaan: 'BATAL', taksiran: null }],
      taksiran: null,
    });
  });
});
