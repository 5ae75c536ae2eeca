import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles, type Files } from '../../../platform/files.ts';
import { testDatabase } from '../../../testing/database.ts';
import { atWork, openShop, pieces } from '../../../testing/shop.ts';
import { fotoContoh } from '../../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../../trade/barang/foto.ts';
import { olahFoto } from '../../../trade/barang/olah-foto.ts';
import { gantiFoto, kunciFoto } from './foto.ts';
import { jadikan } from '../../../testing/keadaan-barang.ts';

const shop = testDatabase();
let dir = '';
let files: Files;

/** A picture that packs badly, as photos of rings on velvet do. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const give = (kode_barcode: string, bytes: Buffer) =>
  gantiFoto({ ...atWork(), db: shop.db, files }, kode_barcode, bytes);
const stored = async () =>
  (await readdir(join(dir, 'files'), { recursive: true })).filter((name) => name.endsWith('.jpg')).toSorted();

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
    const { besar } = await olahFoto(
      await sharp({ create: { width: 50, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    );
    expect(await sharp(besar).metadata()).toMatchObject({ width: 50, height: 40 });
    expect([...(await sharp(besar).raw().toBuffer())].slice(0, 3)).toEqual([255, 255, 255]);
  });

  it.each([
    ['text', Buffer.from('bukan gambar')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing with scripts in it',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['the beginning of a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
  ])('cannot be %s', async (_, bytes) => {
    await expect(olahFoto(bytes)).rejects.toMatchObject({ code: 'bukan_gambar' });
  });
});

describe('the photo of a piece', () => {
  it('takes the place of the one before, which is kept and still answered by its name', async () => {
    const [barcode = '', lain = ''] = await pieces(shop.db, 2);
    const picture = await noise(300, 300).png().toBuffer();
    const first = await give(barcode, picture);
    const second = await give(barcode, picture);
    expect(second).not.toBe(first);
    expect(await stored()).toEqual(
      [first, second].flatMap((kunci) => [kunci, kunci.replace('.jpg', '.kecil.jpg')]).toSorted(),
    );
    expect((await sharp(await bacaFoto(files, first, 'kecil')).metadata()).width).toBe(240);
    const row = await shop.db.one<{ foto: string; diubah_oleh: string }>(
      `select foto, diubah_oleh from barang where kode_barcode = $1`,
      [barcode],
    );
    expect(row).toEqual({ foto: second, diubah_oleh: 'KASIR1' });
    const kunci = (kode: string, versi: string | null) => kunciFoto(shop.db, 'KL01', kode, versi);
    expect([await kunci(barcode, null), await kunci(barcode, first), await kunci(barcode, second)]).toEqual([
      second,
      first,
      second,
    ]);
    // A name that this piece never had opens nothing of anybody's.
    expect([
      await kunci(lain, first),
      await kunci(barcode, 'KL01/barang/lain.jpg'),
      await kunci('99999999', first),
    ]).toEqual(['', second, undefined]);
    const history = await shop.db.query<{ sebelum: object; sesudah: object; user_id: string }>(
      `select sebelum, sesudah, user_id from audit where aksi = 'FOTO' and kode = $1 order by waktu, id`,
      [barcode],
    );
    expect(history).toEqual([
      { sebelum: { foto: '' }, sesudah: { foto: first }, user_id: 'KASIR1' },
      { sebelum: { foto: first }, sesudah: { foto: second }, user_id: 'KASIR1' },
    ]);
  });

  it('is refused for a sold or unknown piece, and leaves nothing behind', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    await jadikan(shop.db, barcode, 'TERJUAL', 'KL-FJ-9');
    const before = await stored();
    const picture = await noise(30, 30).png().toBuffer();
    await expect(give(barcode, picture)).rejects.toMatchObject({
      code: 'barang_sudah_terjual',
      params: { nomor: 'KL-FJ-9' },
    });
    for (const kode of ['99999999', '../../x', 'A B']) {
      await expect(give(kode, picture)).rejects.toMatchObject({ code: 'barang_tidak_ditemukan' });
    }
    expect(await stored()).toEqual(before);
  });

  it('is a drawn ring where there is none', async () => {
    expect(await bacaFoto(files, '', 'kecil')).toBeUndefined();
    expect(await bacaFoto(files, 'KL01/barang/00000001-00000000.jpg', 'kecil')).toBeUndefined();
    expect(await sharp(await fotoContoh(240)).metadata()).toMatchObject({ format: 'png', width: 240, height: 240 });
  });
});
