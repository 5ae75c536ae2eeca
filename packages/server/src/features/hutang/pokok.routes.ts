import { POKOK_MODULE } from '@kilau/contract/features/hutang/para-hutang-pokok.resource.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';

/** The rows of each form. */
const BENTUK = {
  HARGA_EMAS: `select _id, kadar, persen, status_aktif from para_hutang_pokok_persen
      where kode_toko = $1 and status_aktif order by kadar limit 10000`,
  TETAP: `select _id, kadar, berat_dari, berat_sampai, jumlah_pokok, status_aktif from para_hutang_pokok_tetap
      where kode_toko = $1 and status_aktif order by kadar, berat_dari limit 10000`,
} as const;

const bentukOf = (context: Context): keyof typeof BENTUK =>
  context.param(POKOK_MODULE) === 'HARGA_EMAS' ? 'HARGA_EMAS' : 'TETAP';

/** The ceilings of a loan in the form that is in force, under the specification's own address (decisions.md 16). */
export const pokokRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'para-hutang-pokok',
    need: { gate: POKOK_MODULE },
    tag: 'para-hutang-pokok',
    summary: 'Parameter hutang pokok menurut bentuk yang berlaku',
    handler: (context) => context.db.query(BENTUK[bentukOf(context)], [context.shop.kode_toko]),
  }),
];
