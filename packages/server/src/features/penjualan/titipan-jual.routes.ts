import { text } from '@kilau/contract/core/field.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { JANJI, type CaraJanji } from '../../trade/titip/janji.ts';
import { poSiap } from '../../trade/titip/po-siap.ts';
import { titipanSiap } from '../../trade/titip/titipan-siap.ts';

/** What is asked: the OPEN sale that is being changed may already hold one. */
const DICARI = recordSchema({ q: text({ max: 60 }), untuk: text({ max: 60 }) });

/** What the call of promises that pay in this way tells. */
const ringkasan: Readonly<Record<CaraJanji, string>> = {
  TITIPAN: 'Titipan yang bisa diambil dalam penjualan',
  PESANAN: 'Pesanan yang sudah jadi dan bisa diambil dalam penjualan',
};

const siapRoute = (caraJanji: CaraJanji): Route =>
  route({
    method: 'GET',
    path: `penjualan/${JANJI[caraJanji].jenis}`,
    tag: 'penjualan',
    summary: ringkasan[caraJanji],
    need: { pages: [penjualan.pages.create] },
    query: DICARI,
    handler: async (context, { query: { q, untuk } }) => ({
      data: await titipanSiap(context.db, context, caraJanji, { q: q ?? '', untuk: untuk ?? '' }),
    }),
  });

/** What a sale may pick up, by whatever the customer says of himself: deposits, and orders whose goods have come. */
export const titipanJualRoutes: readonly Route[] = [
  siapRoute('TITIPAN'),
  siapRoute('PESANAN'),
  route({
    method: 'GET',
    path: 'penjualan/pre-order',
    tag: 'penjualan',
    summary: 'Pre-order yang bisa diambil dalam penjualan',
    need: { gate: 'PRE_ORDER_MODULE', pages: [penjualan.pages.create] },
    query: DICARI,
    handler: async (context, { query: { q, untuk } }) => ({
      data: await poSiap(context.db, context, { q: q ?? '', untuk: untuk ?? '' }),
    }),
  }),
];
