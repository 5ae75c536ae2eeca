import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { money, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { TERIMA_UANG, terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { z } from 'zod';
import { makePaper } from '../../engine/paper/make.ts';
import { paperStatement } from '../../engine/paper/read.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { menujuToko } from './di-jalan.ts';
import { terimaUangAtWork } from './papers.ts';

const need = { pages: [TERIMA_UANG] };
const papers = new Map([[terimaUang.key, terimaUangAtWork]]);
const MASUK = kindSchema(terimaUang);

/** Money of other shops: what is on its way to this one, and its receipt under the call of the specification. */
export const kirimUangRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'terima-uang/di-jalan',
    tag: 'terima-uang',
    summary: 'Uang dari toko lain yang menuju toko ini',
    need,
    handler: async ({ db, shop }) => ({ data: await menujuToko(db, shop) }),
  }),
  route({
    method: 'PUT',
    path: 'kirim-uang/{nomor_referensi}/reception',
    tag: 'terima-uang',
    summary: 'Terima kiriman uang dengan nomor referensinya',
    idempotent: true,
    need,
    params: recordSchema({ nomor_referensi: terimaUang.header.nomor_referensi }),
    body: z.preprocess(
      (body) => body ?? {},
      recordSchema({ jumlah: money({ min: 1 }), keterangan: text({ max: 200, upper: true }) }),
    ),
    handler: async (context, { params: { nomor_referensi }, body, key }) => {
      const asked = { key, route: `PUT kirim-uang/${nomor_referensi}/reception`, body, dated: true } as const;
      return once(context, asked, async (tx, tgl) => {
        const input = { ...MASUK.parse({ nomor_referensi, ...body }) };
        const made = await makePaper(tx, context, papers, terimaUangAtWork, {
          input,
          otorisasi: null,
          kunci: key,
          tgl,
        });
        return { status: 200, statement: paperStatement(terimaUangAtWork, context, made) };
      });
    },
  }),
];
