import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printing } from '../../engine/print/copy.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { kotakCincin } from '../../testing/aksesoris.ts';
import { izin, refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { body, Penjualan, S1_TOTAL } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { bacaPenjualan } from './baca.ts';
import { batalPenjualan } from './lakukan.ts';
import { notaPenjualan } from './nota.ts';

const shop = testDatabase();
const { save, validate, approve, differences, sum } = new Penjualan(shop);
const { json } = reportsOf(shop);
const HARI = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system } as const;
let dir = '';
let kotak = '';
let ring = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kilau-aksesoris-'));
  await openShop(shop.db);
  kotak = await kotakCincin(shop);
  [ring = ''] = await pieces(shop.db, 1);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const stok = async () => (await shop.db.one<{ stok: number }>(`select stok from aksesoris`)).stok;
const dengan = (qty: number, more: object = {}) => ({ aksesoris: [{ kode_barcode: kotak, qty }], ...more });
const baca = async (nomor: string) => {
  const sale = await bacaPenjualan(shop.db, { shop: SHOP }, nomor);
  if (!sale) throw new Error('no sale');
  return sale;
};

it('sells boxes beside a ring: one nota, one posting, and back again when it is cancelled', async () => {
  const total = S1_TOTAL + 75_000;
  const nomor = await save(body([ring], dengan(3, { bayar: [{ jenis: 'CASH', jumlah: total }] })));
  // What waits is not kept back.
  expect(await stok()).toBe(10);
  await validate(nomor);
  expect(await stok()).toBe(7);
  const sale = await baca(nomor);
  expect(sale).toMatchObject({ sub_total: total, grand_total: total, jumlah_barang: 1, total_berat: 2.13 });
  expect(sale.aksesoris).toMatchObject([
    { nama_aksesoris: 'KOTAK CINCIN', qty: 3, harga_satuan: 25_000, harga_jual: 75_000, harga_total: 75_000 },
  ]);
  expect(await sum('PENJUALAN')).toBe(-total);
  expect(await differences()).toEqual([]);

  const context = { ...atWork(), files: createFiles(dir), lang: 'id', t: translatorOf('id') } as const;
  const [halaman = []] = pdfText(await notaPenjualan(shop.db, context, nomor, printing(1)));
  const nota = halaman.map((line) => line.join(' | ')).join('\n');
  expect(nota).toContain('KOTAK CINCIN');
  expect(nota).toMatch(/3 × 25,000/);
  expect(nota).toContain('75,000');

  // Every report of sales foots with the income of the day, accessories among it.
  for (const [key, name] of [
    ['penjualan-transaksi', 'harga_total'],
    ['penjualan-sales', 'harga_total'],
    ['penjualan-global-perjenis', 'harga_total'],
    ['penjualan-stock-jual', 'harga_total'],
    ['penjualan-rekap', 'harga_total'],
    ['global-penjualan', 'harga_total'],
    ['penjualan-margin', 'tanpa_modal'],
  ] as const) {
    expect([key, (await json(key, HARI)).total[name]]).toEqual([key, total]);
  }
  expect((await json('penjualan-rekap', HARI)).total).toMatchObject({ qty: 4, berat: 2.13 });
  const mutasi = await json('barang-acc', { ...HARI, tampilan: 'MUTASI' });
  expect(
    mutasi.grup.flatMap(({ baris }) => baris.map(({ aksi, no_stok, ambil, saldo }) => [aksi, no_stok, ambil, saldo])),
  ).toEqual([
    ['TAMBAH', expect.stringContaining('-AC-'), 0, 10],
    ['JUAL', nomor, 3, 7],
  ]);

  const { id } = await approve('BATAL PENJUALAN', nomor, { alasan: 'SALAH' });
  await shop.db.tx((tx) => batalPenjualan(tx, atWork(), nomor, { alasan: 'SALAH', kode_baki: null, otorisasi: id }));
  expect([await stok(), await sum('PENJUALAN')]).toEqual([10, 0]);
  expect((await json('batal-penjualan', HARI)).total).toMatchObject({ harga_total: total });
  expect(await differences()).toEqual([]);
});

it('sells boxes alone, taxed at a rate of their own, and never more than there are', async () => {
  const ppn = atWork('KASIR1', 'KASIR', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
  const bayar = [{ jenis: 'CASH', jumlah: 300_000 }];
  expect(await refused(save(body([], dengan(11, { bayar })), ppn))).toMatchObject({ code: 'stok_tidak_cukup' });
  const [dulu, kemudian] = [
    await save(body([], dengan(6, { bayar })), ppn),
    await save(body([], dengan(6, { bayar })), ppn),
  ];
  await validate(dulu, ppn);
  // Two tills, six of ten each: who is validated second finds four.
  expect(await refused(validate(kemudian, ppn))).toMatchObject({ code: 'stok_tidak_cukup', params: { qty: 4 } });
  expect(await baca(dulu)).toMatchObject({ ppn: 16_500, grand_total: 166_500, jumlah_barang: 0 });
  expect((await json('penjualan-rekap', HARI)).total).toMatchObject({ ppn: 16_500 });
  expect(await differences()).toEqual([]);
});

it('takes a discount off boxes by an approval for exactly them, before the tax', async () => {
  const context = atWork('KASIR1', 'KASIR', { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'EXCLUDE' });
  const jual = (isi: object) =>
    save(
      body([], { aksesoris: [{ kode_barcode: kotak, qty: 2, ...isi }], bayar: [{ jenis: 'CASH', jumlah: 100_000 }] }),
      context,
    );
  const nilai = { kode_barcode: kotak, berat: 0, harga_gram: 0, harga_jual: 50_000, ongkos: 0, diskon: 5000 };
  const tanpa = await refused(jual({ diskon_rp: 5000 }));
  expect([tanpa.code, Object.keys(tanpa.fields), JSON.parse(String(tanpa.params['nilai']))]).toEqual([
    'otorisasi_diperlukan',
    ['aksesoris.0.otorisasi'],
    nilai,
  ]);
  expect(await refused(jual({ diskon_rp: 50_001 }))).toMatchObject({
    code: 'diskon_melebihi_total',
    fields: { 'aksesoris.0.diskon_rp': { rule: 'diskon_melebihi_total' } },
  });
  const otorisasi = await izin(shop.db, 'OTORISASI DISKON', '', nilai);
  expect((await refused(jual({ diskon_rp: 5001, otorisasi }))).code).toBe('otorisasi_tidak_berlaku');
  const nomor = await jual({ diskon_rp: 5000, otorisasi });
  // 11 % of 45,000.
  expect(await baca(nomor)).toMatchObject({
    sub_total: 50_000,
    diskon: 5000,
    ppn: 4950,
    grand_total: 49_950,
    aksesoris: [{ harga_jual: 50_000, diskon: 5000, harga_total: 49_950 }],
  });
  await validate(nomor, context);
  expect(await differences()).toEqual([]);
  const kertas = { ...context, files: createFiles(dir), lang: 'id', t: translatorOf('id') } as const;
  const [halaman = []] = pdfText(await notaPenjualan(shop.db, kertas, nomor, printing(1)));
  expect(halaman.flat().join(' ')).toContain('2 × 25,000 · Diskon 5,000');
  // The line comes to what the tax is worked out from; only the sub total is without the discount.
  expect(halaman.flat().filter((text) => ['45,000', '50,000'].includes(text))).toEqual(['45,000', '50,000', '45,000']);
});
