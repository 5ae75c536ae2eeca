import { code } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { cekKuponPage } from '@kilau/contract/features/penjualan/cek-kupon.page.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { bacaKupon } from './kupon.ts';

/** `GET cek-kupon/{kode_kupon}`: whether a coupon still pays, and what it is worth. */
export const kuponRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'cek-kupon/{kode_kupon}',
    tag: 'transaksi-kupon',
    summary: 'Kupon: masih berlaku atau tidak, nilainya, dan siapa yang memakainya',
    need: { gate: 'KUPON_PENJUALAN_MODULE', pages: [cekKuponPage.path, penjualan.pages.create] },
    params: recordSchema({ kode_kupon: code({ max: 30, required: true }) }),
    handler: async (context, { params: { kode_kupon } }) => {
      const kupon = await bacaKupon(context.db, context, kode_kupon);
      if (!kupon) {
        throw new Problem('rujukan_tidak_ada', { kode: kode_kupon }, { kode_kupon: { rule: 'tidak_terdaftar' } });
      }
      return kupon;
    },
  }),
];
