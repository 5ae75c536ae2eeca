import { OTORISASI_HARGA } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { izin } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { terjual } from '../../testing/pembelian.ts';
import { body, Penjualan } from '../../testing/penjualan.ts';
import { reportsOf, type Filter } from '../../testing/report-asking.ts';
import { baris, bukukan, cetak } from '../../testing/report-hari.ts';
import { seedDeeds } from '../../testing/seed-deeds.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiTitip, tunai } from '../../testing/titipan.ts';

const shop = testDatabase();
const { json } = reportsOf(shop);
const { kode_toko, tgl_system: HARI } = SHOP;
/** By the clock: a printing has no business date. */
const CETAK = `${HARI}T04:00:00Z`;
const papers = papersOf(shop);
const { save } = new Penjualan(shop);

/** Sells so many manual items of a jenis at once, and leaves so many in the stock. */
async function laku(kode_dept: string, jual: number, sisa: number): Promise<void> {
  const nomor = `KL-FJM-${kode_dept}`;
  await shop.db.query(
    `insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, $2, $2) on conflict do nothing`,
    [kode_toko, kode_dept],
  );
  await seedDeeds(shop.db, {
    kode_toko,
    jenis: 'penjualan-manual',
    nomor,
    kode_sales: 'SL01',
    nama: 'REGULER',
    total: jual * 1_000_000,
    perbuatan: [
      { aksi: 'BUAT', tgl: HARI, user_id: 'KASIR1', status: 'OPEN' },
      { aksi: 'VALIDASI', tgl: HARI, user_id: 'KASIR1', status: 'DONE' },
    ],
  });
  await shop.db.query(
    `insert into jual_manual_baris (kode_toko, nomor, ke, baris, kode_gudang, kode_baki, kode_group, kode_dept, kadar,
       qty, berat, mode_harga, sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan,
       harga_jual, ongkos, diskon, ppn_tarif, ppn, harga_total)
     values ($1, $2, 1, 1, 'TOKO', 'A01', '700', $3, 70, $4::integer, $4::integer, 'GRAM', 'GROUP', 0, 0, 0, 500,
       'NAIK', $4::integer * 900000, 0, 0, 0, 0, $4::integer * 1000000)`,
    [kode_toko, nomor, kode_dept, jual],
  );
  const di = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept };
  await bukukan(shop.db, kode_toko, HARI, `STOK-${kode_dept}`, [
    baris('STOK', 'PCS', sisa, di),
    baris('LUAR', 'PCS', -sisa, { sub: 'INPUT' }),
  ]);
}

describe('laporan-managerial-analisys', () => {
  /** Thirty days that end today. */
  const BULAN: Filter = { tgl_from: '2026-10-23', tgl_to: HARI };
  const KOLOM = ['kode_dept', 'qty', 'qty_stok', 'hari_stok', 'kecepatan'];
  const tanya = async (filter: Filter = {}) =>
    (await json('managerial-analisys', { ...BULAN, ...filter })).grup.flatMap(({ baris: rows }) =>
      rows.map((row) => KOLOM.map((name) => row[name])),
    );

  beforeAll(async () => {
    await openShop(shop.db);
    await laku('AT', 60, 100);
    await laku('CN', 45, 120);
    await laku('GL', 3, 40);
  });

  it('says for how many days the stock lasts, as the example of the domain guide', async () => {
    expect(await tanya()).toEqual([
      ['AT', 60, 100, 50, 'FAST'],
      ['CN', 45, 120, 80, 'NORMAL'],
      ['GL', 3, 40, 400, 'SLOW'],
    ]);
  });

  it('has what was not sold at all as slow, and slow goods from the least sold', async () => {
    await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'BR', 'BROS')`, [kode_toko]);
    const di = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'BR' };
    await bukukan(shop.db, kode_toko, HARI, 'STOK-BR', [
      baris('STOK', 'PCS', 2, di),
      baris('LUAR', 'PCS', -2, { sub: 'INPUT' }),
    ]);
    expect(await tanya({ kecepatan: 'SLOW' })).toEqual([
      ['BR', 0, 2, null, 'SLOW'],
      ['GL', 3, 40, 400, 'SLOW'],
    ]);
    expect(await tanya({ kecepatan: 'FAST', urut: 'BERAT' })).toEqual([['AT', 60, 100, 50, 'FAST']]);
    expect(await tanya({ kode_dept: 'CN' })).toEqual([['CN', 45, 120, 80, 'NORMAL']]);
    expect(await tanya({ jenis_group: 'TUA' })).toHaveLength(4);
  });

  it('tells sums that are above what a whole number of one paper may be', async () => {
    const BANYAK = 3_000_000_000;
    await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'MN', 'MANIK')`, [kode_toko]);
    const di = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'MN' };
    await bukukan(shop.db, kode_toko, HARI, 'STOK-MN', [
      baris('STOK', 'PCS', BANYAK, di),
      baris('LUAR', 'PCS', -BANYAK, { sub: 'INPUT' }),
    ]);
    expect(await tanya({ kode_dept: 'MN' })).toEqual([['MN', 0, BANYAK, null, 'SLOW']]);
  });
});

describe('faktur-bermasalah', () => {
  const tanya = async (tgl: string) =>
    (await json('faktur-bermasalah', { tgl_from: tgl, tgl_to: tgl })).grup.map(({ kunci, baris: rows }) => [
      kunci[0],
      rows.map(({ nomor }) => nomor),
    ]);

  it('names a paper by what happened to it, on the day it happened, and does so a day later', async () => {
    const { nomor: batal } = await terjual(shop, 1);
    await cetak(shop.db, kode_toko, batal, 1, CETAK);
    const { nomor: ulang } = await terjual(shop, 1);
    await cetak(shop.db, kode_toko, ulang, 3, CETAK);
    await shop.db.tx((tx) => papers.approved(tx, 'penjualan', batal, 'batal'));
    const terbuka = await save(body(await pieces(shop.db, 1)));
    await bukukan(shop.db, kode_toko, HARI, 'KL-VN-1', [
      baris('BANK', 'IDR', -7_120, { sub: '008123', kategori: 'SELISIH NON CASH' }),
      baris('BIAYA_FEE', 'IDR', 7_120, { kategori: 'SELISIH NON CASH' }),
    ]);
    const hariIni = await tanya(HARI);
    expect(hariIni).toEqual([
      ['BATAL CETAK', [batal]],
      ['CETAK ULANG', [ulang]],
      ['SELISIH', ['KL-VN-1']],
    ]);
    await shop.db.query(`update hari_toko set tgl_system = '2026-11-22'`);
    expect(await tanya(HARI)).toEqual([['TERBUKA', [terbuka]], ...hariIni]);
    expect(await tanya('2026-11-22')).toEqual([]);
    await shop.db.query('update hari_toko set tgl_system = $1', [HARI]);
  });

  it('counts the receipt from the roll as the paper that it is, and names the kind in words', async () => {
    const before = (await tanya(HARI)).flatMap(([, nomor]) => nomor);
    const { nomor: batal } = await terjual(shop, 1);
    await cetak(shop.db, kode_toko, batal, 1, CETAK, 'penjualan-slip');
    const { nomor: ulang } = await terjual(shop, 1);
    await cetak(shop.db, kode_toko, ulang, 2, CETAK);
    await cetak(shop.db, kode_toko, ulang, 3, CETAK, 'penjualan-slip');
    await shop.db.tx((tx) => papers.approved(tx, 'penjualan', batal, 'batal'));
    const rows = (await json('faktur-bermasalah', { tgl_from: HARI, tgl_to: HARI })).grup.flatMap((one) => one.baris);
    expect(
      rows
        .filter(({ nomor }) => !before.flat().includes(nomor))
        .map(({ masalah, jenis, nomor, keterangan }) => [masalah, jenis, nomor, keterangan]),
    ).toEqual([
      ['BATAL CETAK', 'PENJUALAN', batal, expect.any(String)],
      ['CETAK ULANG', 'PENJUALAN', ulang, '3×'],
    ]);
  });

  it('names a deposit that was left at a price somebody agreed to', async () => {
    const [kode_barcode = ''] = await pieces(shop.db, 1);
    const nilai = { berat: 2.13, harga_gram: 1_400_000, harga_jual: 2_982_000, ongkos: 106_500, diskon: 0 };
    const otorisasi = await izin(shop.db, OTORISASI_HARGA, '', { kode_barcode, ...nilai }, 'SPV1', atWork('KASIR1'));
    const barang = [{ kode_barcode, harga_gram: 1_400_000, otorisasi }];
    const nomor = await shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip([], [tunai(500_000)], { barang })));
    expect(await tanya(HARI)).toContainEqual(['OTORISASI', [nomor]]);
  });
});
