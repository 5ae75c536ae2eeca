import type { Files } from '../../platform/files.ts';
import { packedPicture, uprightPicture } from '../../platform/picture.ts';
import { kunciKecil } from './foto.ts';

/** Longest edge of a photo and of its small form, in pixels. */
const EDGE = 1200;
const SMALL_EDGE = 240;
/** A photo is kept as small as this, in bytes (domain guide §13); the quality gives way before the size does. */
const LARGEST = 200 * 1024;
const QUALITIES = [75, 65, 55, 45, 35] as const;

interface Foto {
  readonly besar: Buffer;
  readonly kecil: Buffer;
}

const square = (edge: number) => ({ width: edge, height: edge });

/** The picture as it is kept: upright, on white, small. @throws Problem `bukan_gambar` for what is not a picture. */
export async function olahFoto(bytes: Buffer): Promise<Foto> {
  const upright = await uprightPicture(bytes, square(EDGE));
  let besar = await packedPicture(upright, square(EDGE), QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (besar.length <= LARGEST) break;
    besar = await packedPicture(upright, square(EDGE), quality);
  }
  return { besar, kecil: await packedPicture(upright, square(SMALL_EDGE), QUALITIES[0]) };
}

/** Keeps a photo and its small form under a key. */
export async function simpanFoto(files: Files, kunci: string, { besar, kecil }: Foto): Promise<void> {
  await files.put(kunci, besar);
  await files.put(kunciKecil(kunci), kecil);
}

/** Removes both forms of a photo. */
export async function hapusFoto(files: Files, kunci: string): Promise<void> {
  await files.remove(kunci);
  await files.remove(kunciKecil(kunci));
}
