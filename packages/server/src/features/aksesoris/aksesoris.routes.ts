import { text } from '@kilau/contract/core/field.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { daftarAksesorisFields, ubahAksesorisFields } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import { AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { bodyOf, optional } from '../../engine/resource.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { daftarAksesoris, kartuAksesoris } from './baca.ts';
import { ubahAksesoris } from './ubah.post.ts';

const tag = 'aksesoris';
const need: Requirement = { pages: [AKSESORIS] };
const params = recordSchema({ kode_barcode: text({ max: 30, required: true }) });

/** The calls of accessories beside those of their documents. */
export const aksesorisRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'aksesoris',
    tag,
    summary: 'Daftar aksesoris dengan stoknya',
    need,
    query: recordSchema(daftarAksesorisFields),
    handler: (context, { query }) => daftarAksesoris(context.db, context, query),
  }),
  route({
    method: 'GET',
    path: 'aksesoris/{kode_barcode}',
    tag,
    summary: 'Satu aksesoris dengan riwayatnya',
    need,
    params,
    handler: (context, { params: { kode_barcode } }) => kartuAksesoris(context.db, context, kode_barcode),
  }),
  route({
    method: 'PUT',
    path: 'aksesoris/{kode_barcode}',
    tag,
    summary: 'Ubah nama, harga atau pemakaian aksesoris: hanya isian yang dikirim',
    need,
    params,
    body: bodyOf(optional(ubahAksesorisFields)),
    handler: async (context, { params: { kode_barcode }, body }) => {
      await context.db.tx((tx) => ubahAksesoris(tx, context, kode_barcode, body));
      return kartuAksesoris(context.db, context, kode_barcode);
    },
  }),
];
