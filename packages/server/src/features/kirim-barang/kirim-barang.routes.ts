import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { lines, ref, text, weight } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  KIRIM_BARANG,
  KIRIM_KECABANG,
  PINDAI,
  TERIMA_BARANG,
} from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import { paperStatement } from '../../engine/paper/read.ts';
import type { Context } from '../../platform/context.ts';
import { assertMay } from '../../platform/http/authorise.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { cariKiriman, menujuToko } from './di-jalan.ts';
import { KIRIM_UNTUK_CUCI, TERIMA_UNTUK_CUCI } from './hak-cuci.ts';
import { kirimBarangAtWork, terimaBarangAtWork } from './papers.ts';

const gate = 'KIRIM_BARANG_MODULE';
const KIRIM = { gate, pages: [KIRIM_BARANG, KIRIM_KECABANG] } as const;
const TERIMA = { gate, pages: [TERIMA_BARANG] } as const;
const ISI = kindSchema(terimaBarang);
/** The number in an address is what a body would say. */
const NOMOR = recordSchema({ no_kirim: terimaBarang.header.no_kirim });
/** More than this nobody reads at once. */
const PALING_BANYAK = 500;

/** Makes a paper under an address of its own. */
function buat(
  context: Context,
  atWork: KindAtWork,
  asked: { key: string; route: string; body: object },
  isi = asked.body,
  otorisasi: string | null = null,
) {
  return once(context, { ...asked, dated: true }, async (tx, tgl) => {
    const input = { ...isi } as Readonly<Record<string, unknown>>;
    const made = await makePaper(tx, context, new Map([[atWork.kind.key, atWork]]), atWork, {
      input,
      otorisasi,
      kunci: asked.key,
      tgl,
    });
    return { status: 201, statement: paperStatement(atWork, context, made) };
  });
}

/** Goods between shops beside the calls of their papers: the numbers on either side, and addresses of their own. */
export const kirimBarangRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'kirimbarang/get/nokirim',
    tag: 'kirim-barang',
    summary: 'Nomor kiriman barang toko ini, yang terbaru dulu',
    need: KIRIM,
    handler: ({ db, shop }) =>
      db.query(
        `select d.nomor as no_kirim, d.tgl as tgl_system, d.status, k.kode_tujuan, k.tujuan, k.jumlah_barang,
           k.total_berat
         from dokumen d join kirim_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
         where d.kode_toko = $1 and d.jenis = 'kirim-barang' order by d.tgl desc, d.nomor desc limit ${PALING_BANYAK}`,
        [shop.kode_toko],
      ),
  }),
  route({
    method: 'GET',
    path: 'kirim-barang/unreceive/list-no-kirim',
    tag: 'terima-barang',
    summary: 'Kiriman barang toko lain yang belum seluruhnya diterima toko ini',
    need: TERIMA,
    handler: ({ db, shop }) => menujuToko(db, shop, 'BARANG'),
  }),
  route({
    method: 'GET',
    path: 'kirim-barang/unreceive/list-no-kirim-cuci',
    tag: 'terima-barang',
    summary: 'Kiriman cuci cabang yang belum seluruhnya diterima toko ini',
    need: TERIMA_UNTUK_CUCI,
    handler: ({ db, shop }) => menujuToko(db, shop, 'CUCI'),
  }),
  route({
    method: 'POST',
    path: 'kirim-barang-cuci/pusat',
    tag: 'kirim-barang',
    summary: 'Kirim barang yang dibeli ke pusat untuk disepuh',
    idempotent: true,
    need: KIRIM_UNTUK_CUCI,
    body: kindSchema(kirimBarang),
    handler: (context, { body, key }) =>
      buat(context, kirimBarangAtWork, {
        key,
        route: 'POST kirim-barang-cuci/pusat',
        body: { ...body, jenis_kirim: 'CUCI' },
      }),
  }),
  route({
    method: 'POST',
    path: 'kirim-barang/{no_kirim}/terima-cuci',
    tag: 'terima-barang',
    summary: 'Terima barang yang dikirim cabang untuk disepuh, dengan berat yang ditimbang di sini',
    idempotent: true,
    need: TERIMA_UNTUK_CUCI,
    params: NOMOR,
    body: recordSchema({
      barang: lines({ ...PINDAI, berat: weight({ min: 0.001, required: true }) }, { max: 500 }),
      tolak: lines({ ...PINDAI, alasan: text({ max: 200, required: true, upper: true }) }, { max: 500 }),
      keterangan: text({ max: 200, upper: true }),
      otorisasi: text({ max: 60 }),
    }),
    handler: async (context, { params: { no_kirim }, body: { otorisasi, ...body }, key }) => {
      const isi = ISI.parse({ no_kirim, ...body });
      // Goods for sale are taken in and refused by who has the page for that.
      const kiriman = await cariKiriman(context.db, context.shop.kode_toko, isi.no_kirim);
      if (kiriman?.jenis_kirim === 'BARANG') assertMay(context.actor, TERIMA);
      const asked = { key, route: `POST kirim-barang/${no_kirim}/terima-cuci`, body };
      return buat(context, terimaBarangAtWork, asked, isi, otorisasi);
    },
  }),
  route({
    method: 'POST',
    path: 'kirim-barang-kecabang',
    tag: 'kirim-barang',
    summary: 'Kirim barang ke cabang',
    idempotent: true,
    need: { gate, pages: [KIRIM_KECABANG] },
    body: kindSchema(kirimBarang),
    handler: (context, { body, key }) =>
      buat(context, kirimBarangAtWork, { key, route: 'POST kirim-barang-kecabang', body }),
  }),
  route({
    method: 'POST',
    path: 'kirim-barang/{no_kirim}/terima',
    tag: 'terima-barang',
    summary: 'Terima atau tolak barang sebuah kiriman dengan nomornya',
    idempotent: true,
    need: TERIMA,
    params: NOMOR,
    body: recordSchema({
      barang: lines({ ...PINDAI, kode_baki: ref('baki', { required: true }) }, { max: 500 }),
      tolak: lines({ ...PINDAI, alasan: text({ max: 200, required: true, upper: true }) }, { max: 500 }),
      keterangan: text({ max: 200, upper: true }),
    }),
    handler: (context, { params: { no_kirim }, body, key }) =>
      buat(
        context,
        terimaBarangAtWork,
        { key, route: `POST kirim-barang/${no_kirim}/terima`, body },
        ISI.parse({ no_kirim, ...body }),
      ),
  }),
];
