import type { Kind } from '@kilau/contract/core/kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  rekonsiliasiPage,
  TANYA_FIELDS,
  type MalamToko,
} from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { shopsOf } from '../../../engine/paper/home/turnover.ts';
import type { Truths } from '../../../ledger/reconcile.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { bukuSalah } from '../antrean/perhatian.ts';
import { tanyaBuku } from './tanya.ts';

const tag = 'rekonsiliasi';
const need = { levels: rekonsiliasiPage.levels, pages: [rekonsiliasiPage.path] };

/** What the checks of the books come to, in the words of whoever answers for the shop. */
export const tanyaRoutes = (kinds: readonly Kind[], truths: Truths): readonly Route[] => [
  route({
    method: 'GET',
    path: 'rekonsiliasi/tanya',
    tag,
    summary: 'Rekonsiliasi buku sebagai pertanyaan, dengan jalan ke dokumennya',
    need,
    query: recordSchema(TANYA_FIELDS),
    handler: (context, { query: { tgl } }) => tanyaBuku(context, kinds, truths, tgl),
  }),
  route({
    method: 'GET',
    path: 'rekonsiliasi/beda',
    tag,
    summary: 'Selisih yang ditemukan pemeriksaan malam terakhir',
    need,
    handler: (context) => bukuSalah(context),
  }),
  route({
    method: 'GET',
    path: 'rekonsiliasi/toko',
    tag,
    summary: 'Pemeriksaan malam terakhir tiap toko yang boleh dilihat',
    need,
    handler: async (context): Promise<readonly MalamToko[]> => {
      const toko = await shopsOf(context);
      return context.db.query<MalamToko>(
        `select t.kode_toko, t.nama_toko, m.malam, coalesce(m.jumlah, 0) as jumlah, coalesce(m.salah, 0) as salah
         from toko t left join lateral (select malam, jumlah, salah from periksa_buku p
           where p.kode_toko = t.kode_toko order by malam desc limit 1) m on true
         where t.kode_toko = any($1::text[]) order by t.kode_toko`,
        [toko.map(({ kode_toko }) => kode_toko)],
      );
    },
  }),
];
