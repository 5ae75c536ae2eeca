import { route, type Route } from '../../../platform/http/route.ts';

/** The shop's business date (decisions.md 7). */
export const hariRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'hari',
    tag: 'hari',
    summary: 'Tanggal sistem toko',
    need: {},
    handler: async ({ shop }) => ({ tgl_system: shop.tgl_system }),
  }),
];
