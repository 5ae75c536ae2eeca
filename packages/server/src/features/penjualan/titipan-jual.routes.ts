import { text } from '@kilau/contract/core/field.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { titipanSiap } from '../../trade/titip/titipan-siap.ts';

/** `GET penjualan/titipan`: deposits that a sale may pick up, by whatever the customer says of himself. */
export const titipanJualRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'penjualan/titipan',
    tag: 'penjualan',
    summary: 'Titipan yang bisa diambil dalam penjualan',
    need: { pages: [penjualan.pages.create] },
    // The OPEN sale that is being changed may already hold one.
    query: recordSchema({ q: text({ max: 60 }), untuk: text({ max: 60 }) }),
    handler: async (context, { query: { q, untuk } }) => ({
      data: await titipanSiap(context.db, context, { q: q ?? '', untuk: untuk ?? '' }),
    }),
  }),
];
