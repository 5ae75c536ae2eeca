import { barangListFields, FOTO_MAKS, TAMBAH_MAKS } from '@kilau/contract/features/barang/barang.fields.ts';
import { barangMasukFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { lines, text } from '@kilau/contract/core/field.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { RINGKASAN_STOK } from '@kilau/contract/trade/barang/ringkasan-stok.ts';
import { CSV_TYPE } from '../../engine/csv.ts';
import { bodyOf, optional } from '../../engine/resource.ts';
import type { Context } from '../../platform/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { Answer, route, type Route } from '../../platform/http/route.ts';
import { streamed } from '../../platform/http/streamed.ts';
import { denganHarga } from '../../trade/harga/harga-barang.ts';
import { fotoContoh } from '../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../trade/barang/foto.ts';
import { daftarCsv } from './daftar/daftar.csv.ts';
import { barangDengan, daftarBarang, ringkasStok, type DaftarQuery } from './daftar/daftar.ts';
import { gantiFoto, kunciFoto } from './foto/foto.ts';
import { kartuBarang } from './kartu/kartu.ts';
import { tambahBarang } from './tambah/tambah.post.ts';
import { ISIAN, ubahBarang } from './kartu/ubah.post.ts';

const tag = 'barang';
/** The list is also what a sale picks from, and what was just entered is looked at. */
const LIHAT = { pages: ['/data-barang', '/transaksi-penjualan', '/tambah-data-barang', '/tambah-barang-banyak'] };
const UBAH = { pages: ['/data-barang'] };
const TAMBAH = { pages: ['/tambah-data-barang', '/tambah-barang-banyak'] };
/** A photo belongs to entering a piece or to changing it; who sells only looks. */
const FOTO = { pages: [...UBAH.pages, ...TAMBAH.pages] };
const kode = recordSchema({ kode_barcode: text({ max: 30, required: true }) });

/** The specification's name for an exported list. */
const CSV_NAME = 'spreadsheet.csv';
const SMALL_EDGE = 240;
const EDGE = 600;

const csv = async (context: Context, query: DaftarQuery): Promise<Answer> =>
  new Answer(await streamed(daftarCsv(context, query), context.log), { type: CSV_TYPE, fileName: CSV_NAME });

/** Whoever pages or searches gets pages, anybody else an array (`api.md`, Lists and masters). */
async function daftar(context: Context, query: DaftarQuery): Promise<unknown> {
  const found = await daftarBarang(context, query);
  const page =
    query.dengan_harga === 'true' ? { ...found, data: await denganHarga(context.db, context, found.data) } : found;
  const paged = query.limit !== null || query.after !== null || query.q !== null;
  if (!paged) return page.next === null ? page.data : new Answer(page.data, { headers: { 'x-next': page.next } });
  const ringkas =
    query.after === null && can(context.actor, { levelsWhen: RINGKASAN_STOK })
      ? await ringkasStok(context, query)
      : undefined;
  return { ...page, ...(ringkas && { ringkas }) };
}

/**
 * The photo of a piece, now or before, or the drawn picture. A caller that names the photo's key may keep the answer
 * for good.
 */
async function fotoProduk(
  { db, files, shop }: Context,
  kode_barcode: string,
  kecil: boolean,
  versi: string | null,
): Promise<Answer> {
  const kunci = await kunciFoto(db, shop.kode_toko, kode_barcode, versi);
  const bytes = kunci === undefined ? undefined : await bacaFoto(files, kunci, kecil ? 'kecil' : 'besar');
  const headers = {
    'cache-control': bytes && kunci === versi ? 'private, max-age=31536000, immutable' : 'private, max-age=60',
  };
  return bytes
    ? new Answer(bytes, { type: 'image/jpeg', headers })
    : new Answer(await fotoContoh(kecil ? SMALL_EDGE : EDGE), { type: 'image/png', headers });
}

const daftarRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang',
    tag,
    summary: 'Daftar barang',
    need: LIHAT,
    query: recordSchema(barangListFields),
    handler: (context, { query }) => daftar(context, query),
  }),
  route({
    method: 'GET',
    path: 'barang.csv',
    tag,
    summary: 'Daftar barang sebagai CSV',
    need: UBAH,
    query: recordSchema(barangListFields),
    handler: (context, { query }) => csv(context, query),
  }),
  route({
    method: 'GET',
    path: 'barang/{kode_barcode}',
    tag,
    summary: 'Satu barang: tempat, harga hari ini, dokumen, seluruh riwayat',
    need: LIHAT,
    params: kode,
    handler: (context, { params }) => kartuBarang(context, params.kode_barcode),
  }),
];

const tulisRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'barang',
    tag,
    summary: 'Tambah barang ke stok',
    need: TAMBAH,
    idempotent: true,
    body: recordSchema({
      barang: lines(barangMasukFields, { min: 1, max: TAMBAH_MAKS }),
      otorisasi: text({ max: 36 }),
    }),
    handler: (context, { body, key }) =>
      once(context, { key, route: 'POST barang', body }, async (tx) => {
        const { no_tambah, kode_barcode } = await tambahBarang(tx, context, body.barang, key, body.otorisasi);
        return {
          status: 201,
          body: { no_tambah, barang: await barangDengan(tx, context.shop.kode_toko, kode_barcode) },
        };
      }),
  }),
  route({
    method: 'PUT',
    path: 'barang/{kode_barcode}',
    tag,
    summary: 'Ubah barang: hanya isian yang dikirim, tidak pernah beratnya',
    need: UBAH,
    params: kode,
    body: bodyOf(optional(ISIAN)),
    handler: async (context, { params, body }) => {
      await context.db.tx((tx) => ubahBarang(tx, context, params.kode_barcode, body));
      return kartuBarang(context, params.kode_barcode);
    },
  }),
];

const fotoRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'barang/{kode_barcode}/foto',
    tag,
    summary: 'Foto barang (multipart)',
    need: FOTO,
    params: kode,
    upload: FOTO_MAKS,
    handler: async (context, { params, file }) => {
      if (!file) throw new Problem('bukan_gambar', {});
      return { foto: await gantiFoto(context, params.kode_barcode, file.bytes) };
    },
  }),
  route({
    method: 'GET',
    path: 'foto_produk/{kode_barcode}',
    tag,
    summary: 'Foto barang; gambar bawaan bila belum ada',
    need: {},
    params: kode,
    query: recordSchema({ kecil: text({ max: 5 }), v: text({ max: 200 }) }),
    handler: (context, { params, query }) => fotoProduk(context, params.kode_barcode, query.kecil !== null, query.v),
  }),
];

/** The calls of the goods. */
export const routes: readonly Route[] = [...daftarRoutes, ...tulisRoutes, ...fotoRoutes];
