import { beforeAll, expect, it } from 'vitest';
import { Writing, type Guarded } from '../../engine/paper/writing.ts';
import { testDatabase } from '../../testing/database.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { BARANG_JSON, barangTerbaca, tulisJual, tulisLepas, tulisPesan } from './jual.ts';
import type { Dokumen } from './langkah.ts';
import { tulisBatalTitip, tulisTitip } from './titip.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;
const TITIPAN = { jenis: 'titipan', nomor: 'KL-TT-1' };
const PENJUALAN = { jenis: 'penjualan', nomor: 'KL-FJ-3' };
const LAIN = { jenis: 'penjualan', nomor: 'KL-FJ-4' };
const BERUBAH = { code: 'barang_berubah' };

const terjaga = (guarded: Guarded) =>
  shop.db.tx(async (tx) => {
    const writing = new Writing();
    writing.guard(guarded);
    await writing.send(tx, []);
  });
const pesan = (kode: string, dokumen: Dokumen, langkah: 'pesan' | 'pesan_titip' = 'pesan') =>
  terjaga(tulisPesan({ kode_toko, ...dokumen, kode_barcode: [kode] }, langkah));
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

it('a piece of a sale leaves as it was read, or not at all', async () => {
  const [kode = ''] = await pieces(shop.db, 1);
  await pesan(kode, PENJUALAN);
  const { barang } = await shop.db.one<{ barang: Parameters<typeof barangTerbaca>[0] }>(
    `select ${BARANG_JSON} as barang from barang b where b.kode_barcode = $1`,
    [kode],
  );
  const piece = barangTerbaca(barang);
  const lain = [
    { ...piece, kode_baki: 'A09' },
    { ...piece, berat: piece.berat.plus('0.001') },
    { ...piece, harga_modal: piece.harga_modal === null ? piece.berat : null },
  ];
  for (const one of lain) {
    await expect(terjaga(tulisJual({ kode_toko, ...PENJUALAN }, [one]))).rejects.toMatchObject(BERUBAH);
  }
  await expect(terjaga(tulisJual({ kode_toko, ...LAIN }, [piece]))).rejects.toMatchObject(BERUBAH);
  expect(await read(kode)).toMatchObject({ status: 'TERSEDIA' });
  await terjaga(tulisJual({ kode_toko, ...PENJUALAN }, [piece]));
  expect(await read(kode)).toEqual({ status: 'TERJUAL', pemilik: 'penjualan KL-FJ-3', klaim: '' });
});
