import { beforeAll, expect, it } from 'vitest';
import { Writing } from '../../engine/paper/writing.ts';
import { testDatabase } from '../../testing/database.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { tulisLepas, tulisPesan } from './jual.ts';
import type { Dokumen } from './langkah.ts';
import { tulisBatalTitip, tulisTitip } from './titip.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;
const TITIPAN = { jenis: 'titipan', nomor: 'KL-TT-1' };
const PENJUALAN = { jenis: 'penjualan', nomor: 'KL-FJ-3' };
const LAIN = { jenis: 'penjualan', nomor: 'KL-FJ-4' };
const BERUBAH = { code: 'barang_berubah' };

const pesan = (kode: string, dokumen: Dokumen, langkah: 'pesan' | 'pesan_titip' = 'pesan') =>
  shop.db.tx(async (tx) => {
    const writing = new Writing();
    writing.guard(tulisPesan({ kode_toko, ...dokumen, kode_barcode: [kode] }, langkah));
    await writing.send(tx, []);
  });
const lepas = (kode: string, dokumen: Dokumen) =>
  shop.db.tx((tx) =>
    tulisLepas(tx, {
      kode_toko,
      ...dokumen,
      barang: { sql: 'select unnest($3::text[])', values: [[kode]] },
      jumlah: 1,
    }),
  );
const titip = (kode_barcode: string) =>
  shop.db.tx((tx) =>
    tulisTitip(tx, { kode_toko, ...TITIPAN }, [{ kode_barcode, kode_gudang: 'TITIP', kode_baki: 'T01' }], 'TITIP'),
  );
const urung = (kode_barcode: string) =>
  shop.db.tx((tx) =>
    tulisBatalTitip(
      tx,
      { kode_toko, ...TITIPAN },
      [{ kode_barcode, kode_gudang: 'TOKO', kode_baki: 'A02' }],
      'BATAL TITIP',
    ),
  );
const read = (kode: string) =>
  shop.db.one(
    `select status, concat_ws(' ', pemilik_jenis, pemilik_nomor) as pemilik,
       concat_ws(' ', klaim_jenis, klaim_nomor) as klaim from barang where kode_barcode = $1`,
    [kode],
  );

beforeAll(() => openShop(shop.db));

// Scenario c of docs/documents.md, the way of its piece.
it('a piece of a deposit that an open sale holds is in the deposit again when it is let go', async () => {
  const [kode = ''] = await pieces(shop.db, 1);
  await pesan(kode, TITIPAN);
  expect(await read(kode)).toEqual({ status: 'TERSEDIA', pemilik: '', klaim: 'titipan KL-TT-1' });
  await titip(kode);
  const dititip = { status: 'TITIP', pemilik: 'titipan KL-TT-1', klaim: '' };
  expect(await read(kode)).toEqual(dititip);

  await pesan(kode, PENJUALAN, 'pesan_titip');
  expect(await read(kode)).toEqual({ ...dititip, klaim: 'penjualan KL-FJ-3' });
  // Meanwhile nobody else has it: not another sale, not the deposit it belongs to.
  await expect(pesan(kode, LAIN, 'pesan_titip')).rejects.toMatchObject(BERUBAH);
  await expect(urung(kode)).rejects.toMatchObject(BERUBAH);
  await expect(lepas(kode, LAIN)).rejects.toMatchObject(BERUBAH);
  await expect(lepas(kode, TITIPAN)).rejects.toMatchObject(BERUBAH);

  await lepas(kode, PENJUALAN);
  expect(await read(kode)).toEqual(dititip);
  // What may be held in the tray is not free in a deposit.
  await expect(pesan(kode, LAIN)).rejects.toMatchObject(BERUBAH);
  await urung(kode);
  expect(await read(kode)).toEqual({ status: 'TERSEDIA', pemilik: '', klaim: '' });
});
