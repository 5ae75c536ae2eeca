import { lines } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  EXTERNAL_GATE,
  EXTERNAL_MAKS,
  externalFields,
  KIRIM_EXTERNAL,
  UPDATE_EXTERNAL,
} from '@kilau/contract/features/barang/etalase/etalase.ts';
import { pilihBarangFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { daftarBisaTerbit, daftarTerbit } from './daftar-etalase.ts';
import { perbarui, tarik, terbitkan } from './etalase.post.ts';

const tag = 'barang';
const KIRIM = { gate: EXTERNAL_GATE, pages: [KIRIM_EXTERNAL] } as const;
const UPDATE = { gate: EXTERNAL_GATE, pages: [UPDATE_EXTERNAL] } as const;
type Perbuatan = (tx: Tx, context: WorkContext, kode: readonly string[]) => Promise<number>;

const perbuatan = (path: string, summary: string, need: typeof KIRIM | typeof UPDATE, lakukan: Perbuatan): Route =>
  route({
    method: 'POST',
    path,
    tag,
    summary,
    need,
    idempotent: true,
    body: recordSchema({ barang: lines(externalFields, { min: 1, max: EXTERNAL_MAKS }) }),
    handler: (context, { body, key }) =>
      once(context, { key, route: `POST ${path}`, body }, async (tx) => ({
        status: 200,
        body: {
          jumlah: await lakukan(
            tx,
            context,
            body.barang.map(({ kode_barcode }) => kode_barcode),
          ),
        },
      })),
  });

/** The calls that show pieces on an external web, tell it what has changed, and take them off it. */
export const etalaseRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/get/external',
    tag,
    summary: 'Barang bebas menurut pilihan yang belum tampil di web external, dengan harga hari ini',
    need: KIRIM,
    query: recordSchema(pilihBarangFields),
    handler: (context, { query }) => daftarBisaTerbit(context, query),
  }),
  perbuatan('barang/external/kirim', 'Tampilkan barang di web external', KIRIM, terbitkan),
  route({
    method: 'GET',
    path: 'barang/get/external-terbit',
    tag,
    summary: 'Barang di web external: keadaan, yang berubah sejak dikirim, dan galat terakhir',
    need: UPDATE,
    handler: daftarTerbit,
  }),
  perbuatan(
    'barang/external/update',
    'Kirim ulang barang ke web external seperti keadaannya sekarang',
    UPDATE,
    perbarui,
  ),
  perbuatan(
    'barang/external/tarik',
    'Tarik barang dari web external; tidak tampil lagi dengan sendirinya',
    UPDATE,
    tarik,
  ),
];
