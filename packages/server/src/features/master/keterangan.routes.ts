import { KETERANGAN_LAMA, KETERANGAN_UBAH } from '@kilau/contract/features/master/keterangan.ts';
import { keteranganPenjualan } from '@kilau/contract/features/master/keterangan-penjualan.resource.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { z } from 'zod';
import { prepareMaster } from '../../engine/resource.sql.ts';
import { removeRecord, updateRecord } from '../../engine/resource.write.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';

const master = prepareMaster(keteranganPenjualan);
const path = keteranganPenjualan.calls.base;
const need = { pages: [keteranganPenjualan.page] } as const;
const tag = keteranganPenjualan.key;
const query = recordSchema(KETERANGAN_LAMA);

/** The `_id` behind a remark's text. @throws Problem `data_tidak_ditemukan` */
async function idOf(tx: Tx, context: Context, keterangan: string): Promise<string> {
  const found = await tx.maybe<{ _id: string }>(
    `select _id from keterangan_penjualan where kode_toko = $1 and keterangan = $2`,
    [context.shop.kode_toko, keterangan],
  );
  if (!found) throw new Problem('data_tidak_ditemukan', { kode: keterangan });
  return found._id;
}

/** Like the body of any change of a master: what it does not name stays. */
const body = z.record(z.string(), z.unknown()).meta({ fields: KETERANGAN_UBAH });

/** Remarks by their text, as the specification calls them (section 7); the page goes by `_id`. */
export const keteranganRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path,
    need,
    tag,
    summary: 'Ubah keterangan penjualan menurut teksnya',
    query,
    body,
    handler: (context, { query: { keterangan }, body: changes }) =>
      context.db.tx(async (tx) => ({
        ...(await updateRecord(tx, context, master, await idOf(tx, context, keterangan), changes)),
        keterangan_old: keterangan,
      })),
  }),
  route({
    method: 'DELETE',
    path,
    need,
    tag,
    summary: 'Hapus keterangan penjualan menurut teksnya',
    query,
    handler: (context, { query: { keterangan } }) =>
      context.db.tx(async (tx) => removeRecord(tx, context, master, await idOf(tx, context, keterangan))),
  }),
];
