import { code, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { Answer, publicRoute, type Route } from '../../platform/http/route.ts';
import { cekNota } from './cek-nota.ts';

/** Somebody with a paper in his hand asks once or twice; whoever asks more tries codes. */
const rateLimit = { max: 30, seconds: 60 };
/** It tells of this moment, and of somebody's paper. */
const headers = { 'cache-control': 'no-store' };

/** What the code on a nota leads to. */
export const cekNotaRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: 'app/publik/{kode_toko}/cek-nota/{nomor}/{tanda}',
    tag: 'publik',
    summary: 'Keaslian nota menurut kode di kertasnya, dan taksiran harga beli kembali hari ini',
    rateLimit,
    params: recordSchema({
      kode_toko: code({ required: true }),
      nomor: text({ max: 40, required: true }),
      tanda: text({ max: 20, required: true }),
    }),
    handler: async (services, { params }) => new Answer(await cekNota(services, params), { headers }),
  }),
];
