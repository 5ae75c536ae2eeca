import { ref, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { pengalihanSaldo } from '@kilau/contract/features/uang/pengalihan-saldo.kind.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { uangHari } from './pengalihan-uang.ts';

/** `GET pengalihan-saldo/uang`: what moved in the drawers today, and whose it is now. */
export const pengalihanRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'pengalihan-saldo/uang',
    tag: 'pengalihan-saldo',
    summary: 'Uang hari ini yang dapat dialihkan',
    need: { pages: [pengalihanSaldo.pages.create] },
    query: recordSchema({ kategori: text({ max: 60 }), input_by: ref('users', {}) }),
    handler: async ({ db, shop }, { query: { kategori, input_by } }) => ({
      data: await uangHari(db, shop.kode_toko, shop.tgl_system, kategori, input_by),
    }),
  }),
];
