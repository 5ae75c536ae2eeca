import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  HARGA_EMAS_FIELDS,
  HARGA_GLOBAL_FIELDS,
  hargaEmasPage,
  hargaGlobalPage,
} from '@kilau/contract/features/master/harga.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { globalPriceOf, pricesOf } from './api.ts';
import { ubahHarga, ubahHargaGlobal } from './harga.post.ts';

/** Prices per gram: every till reads them, those with the page change them. */
export const hargaRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'parameter-harga-emas',
    need: {},
    tag: 'harga-emas',
    summary: 'Harga per gram setiap group',
    handler: (context) => pricesOf(context.db, context.shop.kode_toko),
  }),
  route({
    method: 'PUT',
    path: 'parameter-harga-emas',
    need: { pages: [hargaEmasPage.path] },
    tag: 'harga-emas',
    summary: 'Ubah harga beberapa group sekaligus',
    body: recordSchema(HARGA_EMAS_FIELDS),
    async handler(context, { body }) {
      await context.db.tx((tx) => ubahHarga(tx, context, body.harga));
      return pricesOf(context.db, context.shop.kode_toko);
    },
  }),
  route({
    method: 'GET',
    path: 'parameter-harga-emas/global',
    need: {},
    tag: 'harga-emas',
    summary: 'Harga global 24K per gram',
    handler: async (context) => ({ nominal: await globalPriceOf(context.db, context.shop.kode_toko) }),
  }),
  route({
    method: 'PUT',
    path: 'parameter-harga-emas/global',
    need: { pages: [hargaGlobalPage.path] },
    tag: 'harga-emas',
    summary: 'Ubah harga global',
    body: recordSchema(HARGA_GLOBAL_FIELDS),
    async handler(context, { body: { nominal } }) {
      await context.db.tx((tx) => ubahHargaGlobal(tx, context, nominal));
      return { nominal };
    },
  }),
];
