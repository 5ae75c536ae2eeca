import type { Fields, ImageField, ImagesField } from '@kilau/contract/core/field.ts';
import sharp from 'sharp';
import { keepImage, type ImageContext } from '../platform/image-store.ts';
import type { TestApp } from './app.ts';

/** A picture of one colour, as small as pictures are. */
export const picture = (width = 8, height = 6): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c9971c' } })
    .png()
    .toBuffer();

/** Puts stored pictures into a body in the place of sampled names. */
export async function withPictures(
  app: Pick<TestApp, 'services'>,
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...body };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'image' && name in body) result[name] = await storePicture(app, field);
    if (field.kind === 'images' && name in body) result[name] = [await storePicture(app, field)];
  }
  return result;
}

/** Stores a picture for such a field, as an upload does, and answers its key. */
export async function storePicture(
  { services }: Pick<TestApp, 'services'>,
  field: Pick<ImageField | ImagesField, 'folder' | 'use'>,
  kode_toko = 'KL01',
): Promise<string> {
  const context: ImageContext = { ...services, shop: { kode_toko }, actor: { user_id: 'UJI' } };
  return keepImage(context, await picture(), field);
}
