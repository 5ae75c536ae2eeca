import { randomBytes } from 'node:crypto';
import { Problem } from '@kilau/contract/core/problem.ts';
import sharp from 'sharp';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import { barangTidakDikenal } from './dikenal.ts';

/** Longest edge of a photo and of its small form, in pixels. */
const EDGE = 1200;
const SMALL_EDGE = 240;
/** A photo is kept as small as this, in bytes (domain guide §13); the quality gives way before the size does. */
const LARGEST = 200 * 1024;
const QUALITIES = [75, 65, 55, 45, 35] as const;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff']);
/** A picture that is small to send and huge to unpack is refused. */
const MOST_PIXELS = 60_000_000;

interface Foto {
  readonly besar: Buffer;
  readonly kecil: Buffer;
}

const jpeg = (upright: Buffer, edge: number, quality: number): Promise<Buffer> =>
  sharp(upright).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality, mozjpeg: true }).toBuffer();

/** The picture as it is kept: upright, on white, small. @throws Problem `bukan_gambar` for what is not a picture. */
export async function olahFoto(bytes: Buffer): Promise<Foto> {
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) throw new RangeError(`not a photo: ${format}`);
    const upright = await sharp(bytes, options).autoOrient().resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#fff' }).png({ compressionLevel: 1 }).toBuffer();
    let besar = await jpeg(upright, EDGE, QUALITIES[0]);
    for (const quality of QUALITIES.slice(1)) {
      if (besar.length <= LARGEST) break;
      besar = await jpeg(upright, EDGE, quality);
    }
    return { besar, kecil: await jpeg(upright, SMALL_EDGE, QUALITIES[0]) };
  } catch {
    throw new Problem('bukan_gambar', {});
  }
}

/** A shop's code as the name of a folder: whatever is not a plain letter or digit is written by its number. */
const folder = (kode_toko: string): string => kode_toko.replace(/[^A-Za-z0-9-]/g, (char) => `_${char.codePointAt(0)?.toString(16) ?? ''}`);
const kunciKecil = (kunci: string): string => kunci.replace(/\.jpg$/, '.kecil.jpg');

/** A photo by the key that the piece keeps; nothing when the file is gone. */
export async function bacaFoto(files: Files, kunci: string, ukuran: 'besar' | 'kecil'): Promise<Buffer | undefined> {
  if (kunci === '') return undefined;
  const key = ukuran === 'kecil' ? kunciKecil(kunci) : kunci;
  return await files.exists(key) ? files.get(key) : undefined;
}

async function hapusFoto(files: Files, kunci: string): Promise<void> {
  if (kunci === '') return;
  await files.remove(kunci);
  await files.remove(kunciKecil(kunci));
}

/**
 * Gives a piece that lies in stock a photo; the one before is removed, unless a sale keeps it for its nota.
 * @returns the key under which it is kept; a new one every time, so that caches never show the old picture.
 */
export async function gantiFoto(context: Pick<Context, 'db' | 'files' | 'shop' | 'actor' | 'now'>, kode_barcode: string, bytes: Buffer): Promise<string> {
  const { db, files, shop: { kode_toko } } = context;
  const foto = await olahFoto(bytes);
  const kunci = `${folder(kode_toko)}/barang/${kode_barcode}-${randomBytes(4).toString('hex')}.jpg`;
  await files.put(kunci, foto.besar);
  await files.put(kunciKecil(kunci), foto.kecil);
  try {
    await db.tx(async (tx) => {
      const lama = await tx.maybe<{ foto: string; status: string; di_stok: boolean; pegangan: string; kode_gudang: string; terpakai: boolean }>(
        `select foto, status, di_stok, pegangan, kode_gudang,
           exists (select 1 from penjualan_barang j where j.kode_toko = b.kode_toko and j.kode_barcode = b.kode_barcode and j.foto = b.foto) as terpakai
         from barang b where kode_toko = $1 and kode_barcode = $2 for update`, [kode_toko, kode_barcode]);
      if (!lama) throw await barangTidakDikenal(tx, kode_barcode);
      if (lama.status === 'TERJUAL') throw new Problem('barang_sudah_terjual', { kode_barcode, nomor: lama.pegangan });
      if (!lama.di_stok) throw new Problem('barang_tidak_dijual', { kode_barcode, kode_gudang: lama.kode_gudang });
      await tx.query(`update barang set foto = $3, diubah_oleh = $4, diubah_pada = $5 where kode_toko = $1 and kode_barcode = $2`,
        [kode_toko, kode_barcode, kunci, context.actor.user_id, context.now()]);
      await audit(tx, context, { aksi: 'FOTO', objek: 'barang', kode: kode_barcode, sebelum: { foto: lama.foto }, sesudah: { foto: kunci } });
      if (!lama.terpakai) tx.afterCommit(() => hapusFoto(files, lama.foto));
    });
  } catch (error) {
    await hapusFoto(files, kunci);
    throw error;
  }
  return kunci;
}
