import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { cekNonCash, VALIDASI_NON_CASH } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import { NON_CASH_FIELDS, SAHKAN_FIELDS, type HasilNonCash } from '@kilau/contract/features/uang/non-cash.wire.ts';
import { makePaper } from '../../engine/paper/make.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { daftarNonCash } from './non-cash.ts';
import { cekNonCashAtWork } from './papers.ts';

const tag = 'cek-non-cash';
const pages = [VALIDASI_NON_CASH];
const papers = new Map([[cekNonCash.key, cekNonCashAtWork]]);
const MASUK = kindSchema(cekNonCash);

/** Payments by card, transfer and QRIS: what waits to be found on its account, and what was found. */
export const cekNonCashRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'validasi-non-cash',
    tag,
    summary: 'Pembayaran non cash per rekening: belum, valid, selisih',
    need: { pages },
    query: recordSchema(NON_CASH_FIELDS),
    handler: async ({ readings, shop }, { query }) => daftarNonCash(readings, shop, query),
  }),
  route({
    method: 'POST',
    path: 'validasi-non-cash',
    tag,
    summary: 'Sahkan beberapa pembayaran yang masuk seperti dibukukan; hasil per baris',
    idempotent: true,
    need: { gate: 'VALIDASI_NON_CASH_MODULE', pages },
    body: recordSchema(SAHKAN_FIELDS),
    // All or nothing for each payment, under a key derived from the request's.
    handler: async (context, { body: { baris }, key }) => {
      const hasil: HasilNonCash[] = [];
      for (const row of baris) {
        const nama = [row.jenis_dokumen, row.no_dokumen, row.ke_bayar, row.baris_bayar].join('/');
        const asked = {
          key: `${key}/${nama}`,
          route: `POST validasi-non-cash ${nama}`,
          body: {},
          dated: true,
        } as const;
        try {
          const answer = await once(context, asked, async (tx, tgl) => {
            const input = { ...MASUK.parse({ ...row, hasil: 'VALID' }) };
            const { nomor } = await makePaper(tx, context, papers, cekNonCashAtWork, {
              input,
              otorisasi: null,
              kunci: asked.key,
              tgl,
            });
            return { status: 200, body: { nomor } };
          });
          const { nomor } = JSON.parse(String(answer.body)) as { readonly nomor: string };
          hasil.push({ ...row, status: 'VALID', no_cek: nomor });
        } catch (error) {
          if (!isProblem(error)) throw error;
          const message = context.t(`problem.${error.code}`, error.params);
          hasil.push({ ...row, status: 'GAGAL', code: error.code, message });
        }
      }
      return { hasil };
    },
  }),
];
