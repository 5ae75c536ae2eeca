import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { papersOf } from '../../../testing/papers.ts';
import { isiPesan, KALUNG } from '../../../testing/pesanan.ts';
import { reportsOf } from '../../../testing/report-asking.ts';
import { openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { tunai } from '../../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { json } = reportsOf(shop);
const { tgl_system: HARI } = SHOP;
const BESOK = '2026-11-22';

beforeAll(() => openShop(shop.db));

/** What entered the shop on a day, as both reports tell it: pieces and grams. */
async function masuk(tgl: string) {
  const pada = { tgl_from: tgl, tgl_to: tgl };
  const { total: tambah } = await json('tambah-barang', { ...pada, tampilan: 'DETAIL' });
  const { total: summary } = await json('summary-barang', { tgl });
  return {
    tambah: [tambah['jumlah'], tambah['berat']],
    summary: [summary['stock_tambah'] ?? 0, summary['gram_tambah'] ?? 0],
  };
}

it('a piece that is finished for an order has entered, and has not once it is not finished after all', async () => {
  await pieces(shop.db, 1);
  expect(await masuk(HARI)).toEqual({ tambah: [1, 2.13], summary: [1, 2.13] });
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'pesanan', isiPesan([KALUNG], [tunai(1_000_000)])));
  await shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'validasi'));
  const selesai = async (): Promise<string> => {
    const barang = [{ baris: 1, berat: Dec.from(5), kadar_cetak: null, ongkos_tukang: null, kode_baki: null }];
    await shop.db.tx((tx) => papers.done(tx, 'pesanan', nomor, 'selesai', { input: { barang } }));
    const { kode } = await shop.db.one<{ kode: string }>(
      `select max(kode_barcode) as kode from barang where pemilik_nomor = $1`,
      [nomor],
    );
    return kode;
  };
  const batal = (kode_barcode: string) =>
    shop.db.tx((tx) =>
      papers.approved(tx, 'pesanan', nomor, 'batal-selesai', { worked: { kode_barcode }, oleh: 'OWNER' }),
    );
  await batal(await selesai());
  expect(await masuk(HARI)).toEqual({ tambah: [1, 2.13], summary: [1, 2.13] });
  const kode = await selesai();
  expect(await masuk(HARI)).toEqual({ tambah: [2, 7.13], summary: [2, 7.13] });

  // What was told of a day stays; what is taken back later is taken off on its own day.
  await shop.db.query('update hari_toko set tgl_system = $1', [BESOK]);
  await batal(kode);
  expect(await masuk(HARI)).toEqual({ tambah: [2, 7.13], summary: [2, 7.13] });
  expect(await masuk(BESOK)).toEqual({ tambah: [-1, -5], summary: [-1, -5] });
});
