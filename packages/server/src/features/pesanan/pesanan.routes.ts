import { kadar, ref } from '@kilau/contract/core/field.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { hargaUntuk } from './hitung.ts';

/** `GET pesanan/harga`: what a gram of goods to be ordered costs today, and how their making is charged. */
export const pesananRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'pesanan/harga',
    tag: 'pesanan',
    summary: 'Harga hari ini dan ongkos baku barang yang akan dipesan',
    need: { pages: [pesanan.pages.create] },
    query: recordSchema({
      kode_group: ref('group', { required: true }),
      kode_dept: ref('jenis', { required: true }),
      kadar: kadar({ perMille: true }),
    }),
    handler: async (context, { query }) => hargaUntuk(context.db, context, query),
  }),
];
