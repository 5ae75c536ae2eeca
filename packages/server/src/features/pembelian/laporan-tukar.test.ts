import { beforeAll, expect, it } from 'vitest';
import { izin } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiJual, terjual } from '../../testing/pembelian.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { json } = reportsOf(shop);
const LAMA = 3_043_000;
const BARU = 3_192_500;
const HARI = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system };

/** A ring exchanged for old ones, and validated. @returns its number. */
async function tukar(banyak: number): Promise<string> {
  const [baru = ''] = await pieces(shop.db, 1);
  const { kode } = await terjual(shop, banyak);
  const barang = kode.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'MULUS' }));
  const tunai = banyak === 1 ? [{ jenis: 'CASH', jumlah: BARU - LAMA }] : [];
  const isi = isiJual([baru], [{ jenis: 'TUKAR', barang }, ...tunai]);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'penjualan', isi));
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
  return nomor;
}

const saldo = async (akun: string): Promise<number> => {
  const { jumlah } = await shop.db.one<{ jumlah: number }>(
    `select sum(jumlah)::float8 as jumlah from saldo where kode_toko = $1 and akun = $2`,
    [SHOP.kode_toko, akun],
  );
  return jumlah;
};

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
  await tukar(1);
  await tukar(2);
  const batal = await tukar(1);
  const input = { alasan: 'salah' };
  const otorisasi = await izin(shop.db, 'BATAL TUKAR', batal, input);
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', batal, 'batal', { input, otorisasi }));
});

it('tells old goods below the nota that they paid for, net of what was taken back', async () => {
  const answer = await json('tukar-barang', HARI);
  expect(answer.grup).toHaveLength(3);
  expect(answer.total).toMatchObject({ no_tukar: 2, qty: 3, berat: 6.39, harga_beli: 3 * LAMA });
  expect(answer.batal).toBeDefined();
  const kembali = await json('batal-tukar-barang', HARI);
  expect(kembali.total).toMatchObject({ no_tukar: 1, qty: 1, harga_beli: LAMA });
  expect(kembali.grup[0]?.baris).toMatchObject([{ alasan_batal: 'salah', disetujui_oleh: 'SPV1' }]);
});

it('foots with the books: sales, purchases and the drawer', async () => {
  const jual = await json('penjualan-transaksi', HARI);
  const [pendapatan, ppn] = [await saldo('PENJUALAN'), (await saldo('PPN')) || 0];
  expect(jual.total['harga_total']).toBe(-(pendapatan + ppn));
  const beli = await json('pembelian-transaksi', HARI);
  const batalBeli = await json('batal-pembelian', HARI);
  expect(beli.total['harga_beli']).toBe(await saldo('PEMBELIAN'));
  expect(beli.batal).toMatchObject({ bruto: { harga_beli: 4 * LAMA }, total: { harga_beli: LAMA } });
  expect(batalBeli.total['harga_beli']).toBe(LAMA);
  for (const key of ['pembelian-sales', 'pembelian-per-kondisi', 'pembelian-rekap'] as const) {
    expect((await json(key, HARI)).total['harga_beli'], key).toBe(3 * LAMA);
  }
  expect(await saldo('TUKAR')).toBe(0);
  const kas = await json('keuangan-cash', HARI);
  expect(kas.total['saldo']).toBe(await saldo('KAS'));
  const kategori = kas.grup.flatMap(({ baris }) => baris.map((row) => row['kategori']));
  expect(kategori).toContain('TUKAR KURANG');
  // A piece that was exchanged, and one whose exchange was taken back.
  const status = jual.grup.flatMap(({ baris }) => baris.map((row) => row['status_kembali']));
  expect(status.filter((kata) => kata === 'Tukar')).toHaveLength(3);
  expect(status.filter((kata) => kata === 'Batal')).toHaveLength(1);
});
