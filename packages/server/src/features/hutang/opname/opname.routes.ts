import type { Requirement } from '@kilau/contract/core/permission.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  GATE_OPNAME_HUTANG,
  scanHutangFields,
  STOCK_OPNAME_HUTANG,
} from '@kilau/contract/features/hutang/opname/opname-hutang.wire.ts';
import { akhiriOpnameFields } from '@kilau/contract/trade/opname/akhir.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import {
  hasilOpnameHutang,
  kosongkanOpnameHutang,
  mulaiOpnameHutang,
  scanOpnameHutang,
  selesaiOpnameHutang,
} from './opname.ts';

const tag = 'opname-hutang';
const need: Requirement = { gate: GATE_OPNAME_HUTANG, pages: [STOCK_OPNAME_HUTANG] };

/** What ends the count, answered with how it stands then. */
const akhir = (
  name: string,
  summary: string,
  run: (tx: Tx, context: Context, otorisasi: string | null) => Promise<void>,
): Route =>
  route({
    method: 'POST',
    path: `opname-hutang/${name}`,
    tag,
    summary,
    need,
    body: recordSchema(akhiriOpnameFields).prefault({}),
    handler: async (context, { body: { otorisasi } }) => {
      await context.db.tx((tx) => run(tx, context, otorisasi));
      return hasilOpnameHutang(context.db, context.shop.kode_toko);
    },
  });

/** The calls of the count of pledged goods (specification, line 182). */
export const opnameHutangRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'opname-hutang/start',
    tag,
    summary: 'Mulai opname hutang, atau ikut dalam yang berjalan',
    need,
    handler: async (context) => {
      await context.db.tx((tx) => mulaiOpnameHutang(tx, context));
      return hasilOpnameHutang(context.db, context.shop.kode_toko);
    },
  }),
  route({
    method: 'GET',
    path: 'opname-hutang/get/hasil',
    tag,
    summary: 'Opname hutang yang berjalan: yang belum dan yang sudah ketemu',
    need,
    handler: ({ db, shop }) => hasilOpnameHutang(db, shop.kode_toko),
  }),
  route({
    method: 'POST',
    path: 'opname-hutang',
    tag,
    summary: 'Satu bungkus jaminan ada: nomor faktur hutangnya',
    need,
    body: recordSchema(scanHutangFields),
    handler: async (context, { body }) => ({
      hutang: await context.db.tx((tx) => scanOpnameHutang(tx, context, body.no_faktur_hutang)),
    }),
  }),
  akhir('kosongkan', 'Kosongkan opname hutang yang berjalan; milik orang lain dengan otorisasi', kosongkanOpnameHutang),
  akhir('selesai', 'Selesaikan opname hutang; yang hilang atau milik orang lain dengan otorisasi', selesaiOpnameHutang),
];
