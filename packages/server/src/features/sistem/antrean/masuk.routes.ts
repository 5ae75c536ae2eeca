import { placeById } from '../../../engine/place.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { antreanPage, MASUK_FIELDS, MENYERAH_FIELDS } from '@kilau/contract/features/sistem/antrean.ts';
import { z } from 'zod';
import type { KindAtWork } from '../../../engine/paper/kind.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { cobaLagi, daftarMasuk, lanjutkan, menyerah } from './masuk.ts';

const tag = 'antrean';
const need = { levels: antreanPage.levels, pages: [antreanPage.path] };
const DEFAULT_LIMIT = 50;
const params = z.object({ id: z.uuid() });

/**
 * What other shops have told. What a person decides is kept first; what follows of it is done behind that, message by
 * message, and looked up in the list.
 */
export function masukRoutes(all: readonly KindAtWork[]): readonly Route[] {
  const papers = new Map(all.map((atWork) => [atWork.kind.key, atWork]));
  return [
    route({
      method: 'GET',
      path: 'antrean/masuk',
      tag,
      summary: 'Kabar dari toko lain: menunggu, tidak cocok, menyerah, diterima',
      need,
      query: recordSchema(MASUK_FIELDS),
      handler: (context, { query: { keadaan, limit, after } }) =>
        daftarMasuk(context, {
          keadaan,
          limit: limit ?? DEFAULT_LIMIT,
          after: placeById(after),
        }),
    }),
    route({
      method: 'POST',
      path: 'antrean/masuk/{id}/coba-lagi',
      tag,
      summary: 'Coba lagi kabar yang tidak cocok',
      need,
      idempotent: true,
      params,
      handler: async (context, { params: { id }, key }) => {
        const answer = await once(
          context,
          { key, route: `POST antrean/masuk/${id}/coba-lagi`, body: {} },
          async (tx) => ({ status: 200, body: await cobaLagi(tx, context, id) }),
        );
        await lanjutkan(context, papers, id);
        return answer;
      },
    }),
    route({
      method: 'POST',
      path: 'antrean/masuk/{id}/menyerah',
      tag,
      summary: 'Lepaskan kabar yang tidak cocok, dengan alasan',
      need,
      idempotent: true,
      params,
      body: recordSchema(MENYERAH_FIELDS),
      handler: async (context, { params: { id }, body, key }) => {
        const answer = await once(context, { key, route: `POST antrean/masuk/${id}/menyerah`, body }, async (tx) => ({
          status: 200,
          body: await menyerah(tx, context, id, body.alasan),
        }));
        await lanjutkan(context, papers, id);
        return answer;
      },
    }),
  ];
}
