import { SEES_MONEY } from '@kilau/contract/core/home.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { laciSaya, saldoKas } from './laci.ts';

/** A cashier sees his own drawer; those who answer for the shop see all of them. */
export const laciRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'laci-saya',
    tag: 'uang-kas',
    summary: 'Laci saya hari ini menurut buku',
    need: {},
    handler: (context) => laciSaya(context),
  }),
  route({
    method: 'GET',
    path: 'saldo-kas',
    tag: 'uang-kas',
    summary: 'Kas setiap laci dan saldo setiap rekening',
    need: { levels: SEES_MONEY },
    handler: (context) => saldoKas(context),
  }),
];
