import { date } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { Truths } from '../../ledger/reconcile.ts';
import { checksOf } from '../../ledger/verify.ts';
import { route, type Route } from '../../platform/http/route.ts';

/**
 * `GET rekonsiliasi?tgl=`: the invariants of the shop on a day, with their differences, 0 when they hold. Without a day:
 * those of the open day and of all that no kept result covers yet, with its links of the chain and its seals.
 */
export function rekonsiliasiRoutes(truths: Truths): Route[] {
  return [
    route({
      method: 'GET',
      path: 'rekonsiliasi',
      tag: 'rekonsiliasi',
      summary: 'Rekonsiliasi buku',
      need: { levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'] },
      query: recordSchema({ tgl: date({}) }),
      handler: async ({ db, shop: { kode_toko }, t }, { query: { tgl } }) => {
        const checks = await checksOf(db, kode_toko, tgl, truths);
        return checks.map((check) => ({ ...check, judul: t(`rekonsiliasi.${check.kunci}`) }));
      },
    }),
  ];
}
