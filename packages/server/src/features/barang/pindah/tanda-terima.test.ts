import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dec } from '@kilau/contract/core/dec.ts';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printing } from '../../../engine/print/copy.ts';
import { createFiles, type Files } from '../../../platform/files.ts';
import { translatorOf } from '../../../platform/i18n.ts';
import { testDatabase } from '../../../testing/database.ts';
import { hancurkan, pindahkan } from '../../../testing/kertas-barang.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { atWork, openShop, pieces } from '../../../testing/shop.ts';
import { lembarPindah } from './lembar-pindah.ts';
import { tandaTerima } from './tanda-terima.ts';
import { gantiFoto } from '../foto/foto.ts';
import { buktiHancur } from '../hancur/bukti-hancur.ts';
import { bacaPindah } from '../kertas/baca.ts';

const shop = testDatabase();
let dir = '';
let files: Files;
let nomor = '';
let kode: readonly string[] = [];
const context = () => ({ ...atWork(), files, lang: 'id' as const, t: translatorOf('id') });
const baca = () => bacaPindah(shop.db, atWork(), nomor);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kilau-bukti-'));
  files = createFiles(dir);
  await openShop(shop.db);
  kode = [
    ...(await pieces(shop.db, 1, { size: '12' })),
    ...(await pieces(shop.db, 1, { kode_group: '000', berat_asli: Dec.from('3.5') })),
  ];
  const biru = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2244cc' } })
    .jpeg()
    .toBuffer();
  await gantiFoto({ ...atWork(), db: shop.db, files }, kode[0] ?? '', biru);
  const barang = kode.map((kode_barcode) => ({ kode_barcode }));
  nomor = await shop.db.tx((tx) => pindahkan(tx, { kode_gudang: 'TOKO', kode_baki: 'A02', barang }, 'k'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('the row of a transfer', () => {
  it('tells picture, date, barcode, what it is, weight, size, quantity and the price of its day', async () => {
    // 2.13 g at 1,437,000, up to the next 500.
    const cincin = {
      gambar: `foto_produk/${kode[0]}`,
      tgl_system: '2026-11-21',
      kode_barcode: kode[0],
      keterangan: 'CINCIN POLOS RANTAI',
      berat: 2.13,
      size: '12',
      qty: 1,
      harga_jual: 3_061_000,
    };
    const tanpaHarga = {
      gambar: `foto_produk/${kode[1]}`,
      kode_barcode: kode[1],
      berat: 3.5,
      size: '',
      qty: 1,
      harga_jual: null,
    };
    expect((await baca()).barang).toMatchObject([cincin, tanpaHarga]);
    await shop.db.query(`update kelompok set harga = 2000000 where kode_group = '700'`);
    expect((await baca()).barang).toMatchObject([cincin, tanpaHarga]);
  });

  it('stands on the Tanda Terima, with totals', async () => {
    const lines = pdfText(await tandaTerima(shop.db, context(), nomor, printing(1))).flat();
    const row = (teks: string) => lines.find((line) => line.includes(teks));
    expect(row('Harga Jual')).toEqual([
      'Tanggal',
      'Barcode · Keterangan',
      'Dari',
      'Size',
      'Kadar',
      'Qty',
      'Berat (gr)',
      'Harga Jual',
    ]);
    expect(row('2.130')).toEqual(['1', '21/11/2026', 'TOKO · A01', '12', '70', '1', '2.130', '3,061,000']);
    expect(row('3.500')).toEqual(['2', '21/11/2026', 'TOKO · A01', '50', '1', '3.500', '-']);
    expect(row('5.630')?.slice(1)).toEqual(['2', '5.630', '3,061,000']);
  });

  it('stands in the sheet, each with a picture: its photo, or the drawn one', async () => {
    const {
      sheets: [sheet],
    } = await readXlsx(await lembarPindah(shop.db, context(), nomor, printing(1)));
    const head = sheet?.rows.findIndex((row) => row.includes('Qty')) ?? -1;
    expect(sheet?.rows[head]).toEqual([
      'Gambar',
      'Tanggal',
      'Barcode',
      'Keterangan',
      'Group',
      'Jenis',
      'Dari Gudang',
      'Dari Baki',
      'Kadar',
      'Size',
      'Qty',
      'Berat',
      'Harga Jual',
    ]);
    expect(sheet?.rows[head + 1]?.slice(2)).toEqual([
      kode[0],
      'CINCIN POLOS RANTAI',
      '700',
      'CN',
      'TOKO',
      'A01',
      70,
      '12',
      1,
      2.13,
      3_061_000,
    ]);
    expect(sheet?.images?.map(({ type, anchor }) => [type, anchor.from])).toEqual([
      ['jpeg', { row: head + 1, col: 0 }],
      ['png', { row: head + 2, col: 0 }],
    ]);
    expect(sheet?.images?.[0]?.anchor.to).toEqual({ row: head + 2, col: 1 });
    expect(sheet?.rows[head + 3]?.slice(10)).toEqual([2, 5.63, 3_061_000]);
    expect(sheet?.rows.flat()).not.toContain('PRATINJAU');
  });

  it('says at its head where it is only looked at', async () => {
    const {
      sheets: [sheet],
    } = await readXlsx(await lembarPindah(shop.db, context(), nomor, { ke: 1, preview: true }));
    expect(sheet?.rows[0]?.[0]).toBe('PRATINJAU');
  });
});

describe('the proof of what was destroyed', () => {
  it('names a condition once whose code is its name, and both where they differ', async () => {
    await shop.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
    );
    const kondisi = async (nama: string) => {
      await shop.db.query(
        `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RUSAK', $1)
         on conflict (kode_toko, kode_kondisi) do update set nama_kondisi = excluded.nama_kondisi`,
        [nama],
      );
      const [barcode = ''] = await pieces(shop.db, 1);
      const no_hancur = await shop.db.tx((tx) => hancurkan(tx, [barcode], `hancur ${nama}`, undefined, 'RUSAK'));
      return pdfText(await buktiHancur(shop.db, context(), no_hancur, printing(1)))
        .flat(2)
        .filter((teks) => teks.includes('RUSAK'));
    };
    expect(await kondisi('RUSAK')).toEqual(['RUSAK']);
    expect(await kondisi('PATAH')).toEqual(['RUSAK · PATAH']);
  });
});
