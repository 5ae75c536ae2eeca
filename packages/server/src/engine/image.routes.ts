import { choice, IMAGE_USES, text, type ImageUse } from '@kilau/contract/core/field.ts';
import { IMAGE_FOLDERS, IMAGE_LARGEST } from '@kilau/contract/core/images.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { Answer, publicRoute, route, type Route } from '../platform/http/route.ts';
import { keepImage, ownImage, publicImage } from '../platform/image-store.ts';

const tag = 'gambar';
const KEPT_FOR_GOOD = 'max-age=31536000, immutable';
const USES = Object.keys(IMAGE_USES);

/**
 * The three steps of a picture's key, which stand in the address as they are: no sign of theirs means anything else
 * there.
 */
const params = recordSchema({
  toko: text({ required: true, max: 100 }),
  folder: text({ required: true, max: 40 }),
  berkas: text({ required: true, max: 60 }),
});
const PATH = '{toko}/{folder}/{berkas}';
const keyOf = ({ toko, folder, berkas }: { readonly toko: string; readonly folder: string; readonly berkas: string }) =>
  `${toko}/${folder}/${berkas}`;

/** A key always means the same picture, so whoever has it may keep it. */
function answered(bytes: Buffer | undefined, headers: Readonly<Record<string, string>>): Answer {
  if (!bytes) throw new Problem('tidak_ditemukan', {});
  return new Answer(bytes, { type: 'image/jpeg', headers });
}

/** Pictures of records: stored when they are chosen, shown by their key. */
export const imageRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'gambar',
    tag,
    summary: 'Simpan gambar (multipart: image, folder, use); dihapus bila tidak dipakai dalam sehari',
    need: {},
    upload: IMAGE_LARGEST,
    rateLimit: { max: 120, seconds: 60 },
    body: recordSchema({ folder: choice(IMAGE_FOLDERS), use: choice(USES) }),
    handler: async (context, { body: { folder, use }, file }) => {
      if (!file) throw new Problem('bukan_gambar', {});
      return new Answer(
        {
          nama: await keepImage(context, file.bytes, {
            folder: folder ?? undefined,
            use: (use ?? undefined) as ImageUse | undefined,
          }),
        },
        { status: 201 },
      );
    },
  }),
  route({
    method: 'GET',
    path: `gambar/${PATH}`,
    tag,
    summary: 'Gambar milik toko',
    need: {},
    params,
    handler: async (context, input) =>
      answered(await ownImage(context, context.shop.kode_toko, keyOf(input.params)), {
        'cache-control': `private, ${KEPT_FOR_GOOD}`,
      }),
  }),
  publicRoute({
    method: 'GET',
    path: `app/gambar/${PATH}`,
    tag,
    summary: 'Gambar katalog untuk aplikasi member',
    params,
    rateLimit: { max: 600, seconds: 60 },
    // The app's pages may lie at another address.
    handler: async (context, input) =>
      answered(await publicImage(context, keyOf(input.params)), {
        'cache-control': `public, ${KEPT_FOR_GOOD}`,
        'cross-origin-resource-policy': 'cross-origin',
      }),
  }),
];
