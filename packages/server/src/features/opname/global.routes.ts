import { text } from '@kilau/contract/core/field.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { hitungGlobalFields, STOCK_OPNAME_GLOBAL } from '@kilau/contract/features/opname/opname-global.wire.ts';
import { akhiriOpnameFields } from '@kilau/contract/trade/opname/akhir.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';
import {
  bacaGlobal,
  daftarGlobal,
  hitungBaris,
  kosongkanGlobal,
  mulaiGlobal,
  perbaruiGlobal,
  selesaiGlobal,
} from './global.post.ts';

const tag = 'opname';
const base = 'stock-opname-global';
const need: Requirement = { gate: 'OPNAME_GLOBAL_DAILY_MODULE', pages: [STOCK_OPNAME_GLOBAL] };
const params = recordSchema({ no_opname: text({ max: 30, required: true }) });

/** What ends a count, answered with the count as it is then. */
const akhir = (
  name: string,
  summary: string,
  run: (tx: Tx, context: Context, nomor: string, otorisasi: string | null) => Promise<void>,
): Route =>
  route({
    method: 'POST',
    path: `${base}/{no_opname}/${name}`,
    tag,
    summary,
    need,
    params,
    body: recordSchema(akhiriOpnameFields).prefault({}),
    handler: async (context, { params: { no_opname }, body: { otorisasi } }) => {
      await context.db.tx((tx) => run(tx, context, no_opname, otorisasi));
      return bacaGlobal(context.db, context.shop.kode_toko, no_opname);
    },
  });

/** The calls of the daily count of the whole shop. */
export const opnameGlobalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: base,
    tag,
    summary: 'Opname global yang berjalan dan yang terakhir selesai',
    need,
    handler: (context) => daftarGlobal(context.db, context.shop.kode_toko),
  }),
  route({
    method: 'POST',
    path: `${base}/start`,
    tag,
    summary: 'Mulai opname global hari ini, atau ikut menghitung',
    need,
    handler: async (context) => {
      const { no_opname, lanjut } = await context.db.tx((tx) => mulaiGlobal(tx, context));
      return { ...(await bacaGlobal(context.db, context.shop.kode_toko, no_opname)), lanjut };
    },
  }),
  route({
    method: 'GET',
    path: `${base}/{no_opname}`,
    tag,
    summary: 'Satu opname global dengan semua barisnya',
    need,
    params,
    handler: (context, { params: { no_opname } }) => bacaGlobal(context.db, context.shop.kode_toko, no_opname),
  }),
  route({
    method: 'PUT',
    path: `${base}/{no_opname}/baris`,
    tag,
    summary: 'Simpan hitungan satu baris',
    need,
    params,
    body: recordSchema(hitungGlobalFields),
    handler: async (context, { params: { no_opname }, body }) => {
      await context.db.tx((tx) => hitungBaris(tx, context, no_opname, body));
      return bacaGlobal(context.db, context.shop.kode_toko, no_opname);
    },
  }),
  route({
    method: 'POST',
    path: `${base}/{no_opname}/perbarui`,
    tag,
    summary: 'Baca ulang angka sistem untuk baris yang belum dihitung',
    need,
    params,
    handler: async (context, { params: { no_opname } }) => {
      await context.db.tx((tx) => perbaruiGlobal(tx, context, no_opname));
      return bacaGlobal(context.db, context.shop.kode_toko, no_opname);
    },
  }),
  akhir('kosongkan', 'Kosongkan opname global yang berjalan; milik orang lain dengan otorisasi', kosongkanGlobal),
  akhir('selesai', 'Selesaikan opname global; yang berselisih atau belum dihitung dengan otorisasi', selesaiGlobal),
];
