import { lines, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  kadarUbahFields,
  KADAR_MAKS,
  pilihBarangFields,
  profitFields,
  PROFIT_MAKS,
} from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { daftarKadar, ubahKadar } from './kadar.post.ts';
import { daftarProfit, ubahProfit } from './profit.post.ts';

const tag = 'barang';
const PROFIT = { pages: ['/update-profit-barang'] };
const KADAR = { gate: 'UPDATE_KADAR_MODULE', pages: ['/update-kadar'] } as const;

/** The calls that change many pieces at once. */
export const massalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/get/update-profit',
    tag,
    summary: 'Ongkos dan harga tambahan barang menurut pilihan',
    need: PROFIT,
    query: recordSchema(pilihBarangFields),
    handler: (context, { query }) => daftarProfit(context.db, context.shop.kode_toko, query),
  }),
  route({
    method: 'POST',
    path: 'barang/update-profit',
    tag,
    summary: 'Ubah ongkos dan harga tambahan banyak barang, semua atau tidak sama sekali',
    need: PROFIT,
    idempotent: true,
    body: recordSchema({ barang: lines(profitFields, { min: 1, max: PROFIT_MAKS }) }),
    handler: (context, { body, key }) =>
      once(context, { key, route: 'POST barang/update-profit', body }, async (tx) => ({
        status: 200,
        body: await ubahProfit(tx, context, body.barang),
      })),
  }),
  route({
    method: 'GET',
    path: 'barang/get/ready-update-kadar',
    tag,
    summary: 'Barang yang kadarnya berbeda dari groupnya, atau yang dipilih',
    need: KADAR,
    query: recordSchema(pilihBarangFields),
    handler: (context, { query }) => daftarKadar(context.db, context.shop.kode_toko, query),
  }),
  route({
    method: 'POST',
    path: 'barang/update-kadar',
    tag,
    summary: 'Ubah kadar barang: gramnya pindah kadar di buku',
    need: KADAR,
    idempotent: true,
    body: recordSchema({ barang: lines(kadarUbahFields, { min: 1, max: KADAR_MAKS }), otorisasi: text({ max: 36 }) }),
    handler: (context, { body, key }) =>
      once(context, { key, route: 'POST barang/update-kadar', body }, async (tx) => ({
        status: 201,
        body: await ubahKadar(tx, context, body, key),
      })),
  }),
];
