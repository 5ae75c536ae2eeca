import { text } from '@kilau/contract/core/field.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  mulaiOpnameFields,
  mulaiRfidFields,
  mulaiTimbangFields,
  resetTimbangFields,
  scanFields,
  simpanTimbangFields,
  STOCK_OPNAME,
  STOCK_OPNAME_RFID,
  tagRfidFields,
  TIMBANG_BAKI,
  type JawabTimbang,
  type JenisOpname,
} from '@kilau/contract/features/opname/opname.wire.ts';
import { akhiriOpnameFields } from '@kilau/contract/trade/opname/akhir.ts';
import type { Context } from '../../platform/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { hasilOpname } from './hasil.ts';
import { bacaOpname, daftarOpname, ringkasOpname } from './opname.baca.ts';
import { kosongkanOpname, mulaiOpname, selesaiOpname } from './opname.post.ts';
import { scanOpname, tagOpname } from './opname.scan.ts';
import { bakiHariIni } from './timbang.daftar.ts';
import { mulaiTimbang, resetTimbang, simpanTimbang } from './timbang.post.ts';
import { dataTimbang } from './timbang.ts';

const tag = 'opname';
const TIMBANG: Requirement = { pages: [TIMBANG_BAKI] };
const nomor = recordSchema({ no_opname: text({ max: 30, required: true }) });

const sedangTimbang = async (context: Context): Promise<JawabTimbang> => ({
  data_timbang: await dataTimbang(context.db, context),
});

const timbangRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'timbang-baki',
    tag,
    summary: 'Penimbangan yang sedang berjalan dengan isi bakinya; null bila tidak ada',
    need: TIMBANG,
    handler: sedangTimbang,
  }),
  route({
    method: 'GET',
    path: 'timbang-baki/hari-ini',
    tag,
    summary: 'Setiap baki dengan penimbangannya hari ini',
    need: TIMBANG,
    handler: (context) => bakiHariIni(context.db, context.shop.kode_toko),
  }),
  route({
    method: 'POST',
    path: 'timbang-baki/start',
    tag,
    summary: 'Mulai menimbang satu baki',
    need: TIMBANG,
    body: recordSchema(mulaiTimbangFields),
    handler: async (context, { body }) => {
      await context.db.tx((tx) => mulaiTimbang(tx, context, body));
      return sedangTimbang(context);
    },
  }),
  route({
    method: 'POST',
    path: 'timbang-baki/reset',
    tag,
    summary: 'Batalkan penimbangan yang sedang berjalan; milik orang lain dengan otorisasi',
    need: TIMBANG,
    body: recordSchema(resetTimbangFields).prefault({}),
    handler: async (context, { body }) => {
      await context.db.tx((tx) => resetTimbang(tx, context, body));
      return { data_timbang: null };
    },
  }),
  route({
    method: 'POST',
    path: 'timbang-baki',
    tag,
    summary: 'Simpan hasil timbang',
    need: TIMBANG,
    idempotent: true,
    body: recordSchema(simpanTimbangFields),
    handler: (context, { body, key }) =>
      once(context, { key, route: 'POST timbang-baki', body }, async (tx) => ({
        status: 201,
        body: await simpanTimbang(tx, context, body),
      })),
  }),
];

/** The result of a finished count, to print and as a sheet. */
const hasilRoutes = (base: string, jenisOpname: JenisOpname, need: Requirement): readonly Route[] =>
  (['pdf', 'xlsx'] as const).map((form) =>
    route({
      method: 'GET',
      path: `${base}/{no_opname}/hasil.${form}`,
      tag,
      summary: `Hasil opname yang sudah selesai sebagai ${form}`,
      need,
      params: nomor,
      handler: (context, { params }) => hasilOpname[form](context, jenisOpname, params.no_opname),
    }),
  );

/** The calls that counting by scan and by RFID share. */
function opnameRoutes(base: string, jenisOpname: JenisOpname, need: Requirement): readonly Route[] {
  const toko = (context: Context): string => context.shop.kode_toko;
  return [
    route({
      method: 'GET',
      path: base,
      tag,
      summary: 'Opname yang berjalan dan yang terakhir selesai',
      need,
      handler: (context) => daftarOpname(context.db, toko(context), jenisOpname),
    }),
    route({
      method: 'POST',
      path: `${base}/start`,
      tag,
      summary: 'Mulai opname, atau ikut dalam opname yang berjalan',
      need,
      body: recordSchema(jenisOpname === 'RFID' ? mulaiRfidFields : mulaiOpnameFields),
      handler: async (context, { body }) => {
        const { no_opname, lanjut } = await context.db.tx((tx) =>
          mulaiOpname(tx, context, jenisOpname, { kode_gudang: body.kode_gudang, kode_baki: body.kode_baki ?? '' }),
        );
        return { ...(await bacaOpname(context.db, toko(context), jenisOpname, no_opname)), lanjut };
      },
    }),
    route({
      method: 'GET',
      path: `${base}/{no_opname}`,
      tag,
      summary: 'Satu opname dengan semua barangnya',
      need,
      params: nomor,
      handler: (context, { params }) => bacaOpname(context.db, toko(context), jenisOpname, params.no_opname),
    }),
    route({
      method: 'POST',
      path: `${base}/{no_opname}/kosongkan`,
      tag,
      summary: 'Kosongkan opname yang berjalan; milik orang lain dengan otorisasi',
      need,
      params: nomor,
      body: recordSchema(akhiriOpnameFields).prefault({}),
      handler: async (context, { params, body }) => {
        await context.db.tx((tx) => kosongkanOpname(tx, context, jenisOpname, params.no_opname, body.otorisasi));
        return ringkasOpname(context.db, toko(context), jenisOpname, params.no_opname);
      },
    }),
    route({
      method: 'POST',
      path: `${base}/{no_opname}/selesai`,
      tag,
      summary: 'Selesaikan opname',
      need,
      params: nomor,
      body: recordSchema(akhiriOpnameFields),
      handler: async (context, { params, body }) => {
        await context.db.tx((tx) => selesaiOpname(tx, context, jenisOpname, params.no_opname, body.otorisasi));
        return bacaOpname(context.db, toko(context), jenisOpname, params.no_opname);
      },
    }),
    ...hasilRoutes(base, jenisOpname, need),
  ];
}

const SCAN: Requirement = { pages: [STOCK_OPNAME] };
const RFID: Requirement = { gate: 'RFID_MODULE', pages: [STOCK_OPNAME_RFID] };

/** The calls of weighing and counting. */
export const opnameFeatureRoutes: readonly Route[] = [
  ...timbangRoutes,
  ...opnameRoutes('stock-opname', 'SCAN', SCAN),
  route({
    method: 'POST',
    path: 'stock-opname/{no_opname}/scan',
    tag,
    summary: 'Satu scan; id_scan yang sama dihitung sekali',
    need: SCAN,
    params: nomor,
    body: recordSchema(scanFields),
    handler: (context, { params, body }) =>
      context.db.tx((tx) => scanOpname(tx, context, params.no_opname, body.kode_barcode, body.id_scan)),
  }),
  ...opnameRoutes('stock-opname-rfid', 'RFID', RFID),
  route({
    method: 'POST',
    path: 'stock-opname-rfid/{no_opname}/tag',
    tag,
    summary: 'Tag yang terbaca, sekaligus banyak',
    need: RFID,
    params: nomor,
    body: recordSchema(tagRfidFields),
    handler: (context, { params, body }) =>
      context.db.tx((tx) =>
        tagOpname(
          tx,
          context,
          params.no_opname,
          body.tag.map(({ epc }) => epc),
        ),
      ),
  }),
];
