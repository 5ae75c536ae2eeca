import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles, type Files } from '../../platform/files.ts';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { fotoContoh } from './foto-contoh.ts';
import { bacaFoto, gantiFoto, olahFoto } from './foto.ts';

const shop = testDatabase();
let dir = '';
let files: Files;

/** A picture that packs badly, as photos of rings on velvet do. */
const noise = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
const give = (kode_barcode: string, bytes: Buffer) => gantiFoto({ ...atWork(), db: shop.db, files }, kode_barcode, bytes);
const stored = async () => (await readdir(join(dir, 'files'), { recursive: true })).filter((name) => name.endsWith('.jpg')).toSorted();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
  files = createFiles(dir);
  await openShop(shop.db);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('a photo', () => {
  it('is kept small and upright, with a smaller one beside it', async () => {
    // Lies on its side, as a phone takes it: orientation 6 says to turn it.
    const bytes = await noise(2400, 1600).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const { besar, kecil } = await olahFoto(bytes);
    expect(await sharp(besar).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1200 });
    expect(await sharp(kecil).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 240 });
    expect((await sharp(besar).metadata()).orientation).toBeUndefined();
    expect(besar.length).toBeLessThanOrEqual(200 * 1024);
  });

  it('stays as small as it is, and see-through parts become white', async () => {
    const { besar } = await olahFoto(await sharp({ create: { width: 50, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer());
    expect(await sharp(besar).metadata()).toMatchObject({ width: 50, height: 40 });
    expect([...await sharp(besar).raw().toBuffer()].slice(0, 3)).toEqual([255, 255, 255]);
  });

  it.each([
    ['text', Buffer.from('bukan gambar')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing with scripts in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['the beginning of a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
  ])('cannot be %s', async (_, bytes) => {
    await expect(olahFoto(bytes)).rejects.toMatchObject({ code: 'bukan_gambar' });
  });
});

describe('the photo of a piece', () => {
  it('takes the place of the one before, unless a sale keeps that one', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const picture = await noise(300, 300).png().toBuffer();
    const first = await give(barcode, picture);
    const second = await give(barcode, picture);
    expect(second).not.toBe(first);
    expect(await stored()).toEqual([second, second.replace('.jpg', '.kecil.jpg')].toSorted());
    expect((await sharp(await bacaFoto(files, second, 'kecil')).metadata()).width).toBe(240);
    const row = await shop.db.one<{ foto: string; diubah_oleh: string }>(`select foto, diubah_oleh from barang where kode_barcode = $1`, [barcode]);
    expect(row).toEqual({ foto: second, diubah_oleh: 'KASIR1' });
    await shop.db.query(`insert into penjualan (kode_toko, no_faktur_group, tgl, status, jenis_pelanggan, nama, no_hp, alamat, jumlah_barang, total_berat, sub_total, diskon, ppn, grand_total, dibayar, kembali, dibuat_oleh, dibuat_pada, kunci)
      values ('KL01', 'KL-FJ-1', '2026-11-21', 'OPEN', 'NON MEMBER', 'A', '-', '-', 1, 2.13, 0, 0, 0, 0, 0, 0, 'A', now(), '')`);
    await shop.db.query(`insert into penjualan_barang (kode_toko, no_faktur_group, baris, no_faktur_jual, tgl, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, jenis_group, kadar, kadar_cetak, foto,
        berat_barang, berat, mode_harga, sumber_harga, harga_sistem, harga_gram, pembulatan, arah_pembulatan, harga_jual, tipe_ongkos, tarif_ongkos, ongkos, harga_atribut, diskon, harga_total, harga_rata)
      values ('KL01', 'KL-FJ-1', 1, 'KL-FJ-1/1', '2026-11-21', $1, '', 'CINCIN', '700', 'CN', 'TOKO', 'A01', 'TUA', 70, '17K', $2, 2.13, 2.13, 'GRAM', 'GROUP', 0, 0, 500, 'NAIK', 0, 'TOTAL', 0, 0, 0, 0, 0, 0)`, [barcode, second]);
    await give(barcode, picture);
    expect(await bacaFoto(files, second, 'besar')).toBeDefined();
  });

  it('is refused for a sold or unknown piece, and leaves nothing behind', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    await shop.db.query(`update barang set status = 'TERJUAL', pegangan = 'KL-FJ-9' where kode_barcode = $1`, [barcode]);
    const before = await stored();
    const picture = await noise(30, 30).png().toBuffer();
    await expect(give(barcode, picture)).rejects.toMatchObject({ code: 'barang_sudah_terjual', params: { nomor: 'KL-FJ-9' } });
    await expect(give('99999999', picture)).rejects.toMatchObject({ code: 'barang_tidak_ditemukan' });
    expect(await stored()).toEqual(before);
  });

  it('is a drawn ring where there is none', async () => {
    expect(await bacaFoto(files, '', 'kecil')).toBeUndefined();
    expect(await bacaFoto(files, 'KL01/barang/00000001-00000000.jpg', 'kecil')).toBeUndefined();
    expect(await sharp(await fotoContoh(240)).metadata()).toMatchObject({ format: 'png', width: 240, height: 240 });
  });
});
