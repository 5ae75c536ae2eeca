import { date, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { satuBakiFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { makePaper } from '../../../engine/paper/make.ts';
import { paperStatement } from '../../../engine/paper/read.ts';
import type { Context } from '../../../platform/context.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { barangDengan, barangDiBaki } from '../daftar/daftar.ts';
import { cekBebas } from '../../../trade/barang/pegang.ts';
import { assertDibeli } from '../../../trade/barang/tersedia.ts';
import { bacaPindah, cetakUlang } from '../kertas/baca.ts';
import { satuBakiAtWork } from './papers.ts';

const tag = 'pindah-barang';
const SATU_BAKI = { pages: ['/pindah-barang-satu-baki'] };
const LIHAT = { pages: ['/lihat-pindah-barang'] };
const kode = recordSchema({ kode_barcode: text({ max: 30, required: true }) });

/** A piece that is free to be moved, or why it is not, in words that name the document that has it. */
async function barangBebas(
  { db, shop: { kode_toko } }: Context,
  kode_barcode: string,
  periksa?: typeof assertDibeli,
): Promise<unknown> {
  await cekBebas(db, kode_toko, kode_barcode, periksa);
  const [barang] = await barangDengan(db, kode_toko, [kode_barcode]);
  return barang;
}

/** The calls of moves beside those of the documents. */
export const pindahRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/get/tersedia/{kode_barcode}',
    tag: 'barang',
    summary: 'Satu barang yang bebas dipindah atau dihancurkan',
    need: { pages: ['/pindah-barang', '/hancur-data-barang', '/kirim-barang', '/kirim-barang-kecabang'] },
    params: kode,
    handler: (context, { params }) => barangBebas(context, params.kode_barcode),
  }),
  route({
    method: 'GET',
    path: 'barang/get/dibeli/{kode_barcode}',
    tag: 'barang',
    summary: 'Satu barang yang dibeli kembali dan belum disortir',
    need: { pages: ['/hancur-pembelian', '/sortir-pembelian', '/kirim-barang-cuci'] },
    params: kode,
    handler: (context, { params }) => barangBebas(context, params.kode_barcode, assertDibeli),
  }),
  route({
    method: 'GET',
    path: 'barang/get/by-baki/{kode_baki}',
    tag: 'barang',
    summary: 'Semua barang di satu baki, juga yang sedang dipesan',
    need: SATU_BAKI,
    params: recordSchema({ kode_baki: text({ max: 20, required: true }) }),
    handler: (context, { params }) => barangDiBaki(context.db, context.shop.kode_toko, params.kode_baki),
  }),
  route({
    method: 'POST',
    path: 'pindah-barang/satu-baki',
    tag,
    summary: 'Pindahkan seluruh isi satu baki',
    need: SATU_BAKI,
    idempotent: true,
    body: recordSchema(satuBakiFields),
    handler: (context, { body, key }) =>
      once(context, { key, route: 'POST pindah-barang/satu-baki', body }, async (tx) => {
        const asked = { input: body, otorisasi: null, kunci: key };
        const told = await makePaper(tx, context, new Map(), satuBakiAtWork, asked);
        return { status: 201, statement: paperStatement(satuBakiAtWork, context, told) };
      }),
  }),
  route({
    method: 'GET',
    path: 'pindahbarang/cetak-ulang',
    tag,
    summary: 'Pindah barang beberapa hari, urut nomor, yang terbaru dulu',
    need: LIHAT,
    query: recordSchema({
      start_date: date({ required: true, label: 'field.tgl_awal' }),
      end_date: date({ required: true, label: 'field.tgl_akhir' }),
    }),
    handler: (context, { query }) => cetakUlang(context.db, context, query.start_date, query.end_date),
  }),
  route({
    method: 'GET',
    path: 'pindahbarang/cetak-ulang/by-no-pindah',
    tag,
    summary: 'Barang dari satu nomor pindah',
    need: LIHAT,
    query: recordSchema({ no_pindah: text({ max: 60, required: true }) }),
    handler: async (context, { query }) => (await bacaPindah(context.db, context, query.no_pindah)).barang,
  }),
];
