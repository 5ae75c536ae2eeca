import { Problem } from '@kilau/contract/core/problem.ts';
import sharp, { type Sharp } from 'sharp';

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff']);
/** A picture that is small to send and huge to unpack is refused. */
const MOST_PIXELS = 60_000_000;

/** Edges that a picture must fit into, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** No larger than the box, and never larger than it was. */
const within = (picture: Sharp, { width, height }: Box): Sharp =>
  picture.resize(width, height, { fit: 'inside', withoutEnlargement: true });

/**
 * A picture from outside: upright, on white, within the box, ready to be packed. @throws Problem `bukan_gambar` for
 * what is not a picture.
 */
export async function uprightPicture(bytes: Buffer, box: Box): Promise<Buffer> {
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) throw new RangeError(`not a photo: ${format}`);
    return await within(sharp(bytes, options).autoOrient(), box)
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    throw new Problem('bukan_gambar', {});
  }
}

/** An upright picture as it is kept. */
export const packedPicture = (upright: Buffer, box: Box, quality: number): Promise<Buffer> =>
  within(sharp(upright), box).jpeg({ quality, mozjpeg: true }).toBuffer();

/** A kept picture whole on a white square, for places that would pull it out of shape: cells of a sheet. */
export const squarePicture = (bytes: Buffer, edge: number): Promise<Buffer> =>
  sharp(bytes)
    .resize(edge, edge, { fit: 'contain', background: '#fff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
