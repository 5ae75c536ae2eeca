import { date } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { reconcile, type Invariant } from '../../ledger/reconcile.ts';
import { route, type Route } from '../../platform/http/route.ts';

/** `GET rekonsiliasi?tgl=`: the invariants of the shop with their differences, 0 when they hold. */
export function rekonsiliasiRoutes(invariants: readonly Invariant[]): Route[] {
  return [
    route({
      method: 'GET',
      path: 'rekonsiliasi',
      tag: 'rekonsiliasi',
      summary: 'Rekonsiliasi buku',
      need: { levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'] },
      query: recordSchema({ tgl: date({}) }),
      handler: async (context, { query }) => {
        const tgl = query.tgl ?? context.shop.tgl_system;
        const checks = await reconcile(context.db, context.shop.kode_toko, tgl, invariants);
        return checks.map((check) => ({ ...check, judul: context.t(`rekonsiliasi.${check.kunci}`) }));
      },
    }),
  ];
}
