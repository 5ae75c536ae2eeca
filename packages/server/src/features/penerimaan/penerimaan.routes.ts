import { text } from '@kilau/contract/core/field.ts';
import type { FilterValues } from '@kilau/contract/core/report.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { PENERIMAAN_INTERN } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { hitungFields, OPNAME_PENERIMAAN } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { batalTerimaBarangSupplier } from '@kilau/contract/features/penerimaan/terima-barang.report.ts';
import { z } from 'zod';
import { makeReport, orderReport } from '../../engine/report/make.ts';
import type { AnyQuery } from '../../engine/report/query.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { sumberTerbuka } from './baca.ts';
import { hasilOrder } from './opname.hasil.ts';
import {
  bacaOpnameTerima,
  daftarOpnameTerima,
  hitungTerima,
  mulaiOpnameTerima,
  selesaiOpnameTerima,
} from './opname.ts';
import { batalTerimaBarangSupplier as batalQuery } from './terima-barang.query.ts';

const tag = 'penerimaan';
const OPNAME = { pages: [OPNAME_PENERIMAAN] };
const base = 'stock-opname-penerimaan';
const nomor = recordSchema({ no_opname: text({ max: 60, required: true }) });

const opnameRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: base,
    tag,
    summary: 'Opname penerimaan yang berjalan dan yang sudah selesai',
    need: OPNAME,
    handler: (context) => daftarOpnameTerima(context.db, context.shop.kode_toko),
  }),
  route({
    method: 'POST',
    path: `${base}/start`,
    tag,
    summary: 'Mulai opname penerimaan, atau ikut yang berjalan',
    need: OPNAME,
    handler: async (context) =>
      bacaOpnameTerima(context.db, context.shop.kode_toko, await context.db.tx((tx) => mulaiOpnameTerima(tx, context))),
  }),
  route({
    method: 'GET',
    path: `${base}/{no_opname}`,
    tag,
    summary: 'Satu opname penerimaan dengan semua jenisnya',
    need: OPNAME,
    params: nomor,
    handler: (context, { params }) => bacaOpnameTerima(context.db, context.shop.kode_toko, params.no_opname),
  }),
  route({
    method: 'PUT',
    path: `${base}/{no_opname}/hitung`,
    tag,
    summary: 'Hasil hitung satu jenis; ditolak bila orang lain sudah menghitungnya',
    need: OPNAME,
    params: nomor,
    body: recordSchema(hitungFields),
    handler: async (context, { params, body }) => {
      await context.db.tx((tx) => hitungTerima(tx, context, params.no_opname, body));
      return bacaOpnameTerima(context.db, context.shop.kode_toko, params.no_opname);
    },
  }),
  route({
    method: 'POST',
    path: `${base}/{no_opname}/selesai`,
    tag,
    summary: 'Selesaikan opname penerimaan; stok tidak berubah',
    need: OPNAME,
    params: nomor,
    handler: async (context, { params }) => {
      await context.db.tx((tx) => selesaiOpnameTerima(tx, context, params.no_opname));
      return bacaOpnameTerima(context.db, context.shop.kode_toko, params.no_opname);
    },
  }),
  ...(['pdf', 'xlsx'] as const).map((form) =>
    route({
      method: 'GET',
      path: `${base}/{no_opname}/hasil.${form}`,
      tag,
      summary: `Hasil opname penerimaan sebagai ${form}`,
      need: OPNAME,
      params: nomor,
      long: true,
      handler: async (context, { params, work }) => {
        await bacaOpnameTerima(context.db, context.shop.kode_toko, params.no_opname);
        return makeReport[form](hasilOrder(context, params.no_opname), work);
      },
    }),
  ),
];

const filters = z.object({
  tgl_from: z.string().optional(),
  tgl_to: z.string().optional(),
  kode_dept: z.string().optional(),
});

const batalReport: AnyQuery = (context, filter) =>
  batalQuery(context, filter as FilterValues<typeof batalTerimaBarangSupplier>);

/** Cancelled receipts by the specification's own names, each of them one look of the report. */
const batalRoutes: readonly Route[] = (
  [
    ['reports/canc', 'JENIS'],
    ['report-intern-global/canc', 'GLOBAL'],
    ['report-intern-supplier/canc', 'PERFAKTUR'],
  ] as const
).map(([path, type]) =>
  route({
    method: 'GET',
    path: `penerimaan-suplier/${path}`,
    tag: 'laporan',
    summary: `The report batal-terima-barang-supplier, type ${type}`,
    query: filters,
    need: { pages: [batalTerimaBarangSupplier.page], ...(type !== 'JENIS' && { gate: PENERIMAAN_INTERN }) },
    handler: (context, { query }) =>
      makeReport.json(orderReport(batalTerimaBarangSupplier, batalReport, context, { ...query, type })),
  }),
);

/** The calls of goods received, beside those of the document and its reports. */
export const penerimaanRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'penerimaan-terbuka',
    tag,
    summary: 'Yang masih bisa diinput dari penerimaan: per nomor, group, jenis dan kadar',
    need: { pages: ['/tambah-data-barang', '/tambah-barang-banyak'] },
    handler: (context) => sumberTerbuka(context.db, context.shop.kode_toko),
  }),
  ...opnameRoutes,
  ...batalRoutes,
];
