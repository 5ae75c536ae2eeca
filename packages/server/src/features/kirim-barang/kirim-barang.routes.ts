import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { lines, ref, text, weight } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  KIRIM_BARANG,
  KIRIM_CUCI,
  KIRIM_KECABANG,
  PINDAI,
  TERIMA_BARANG,
  TERIMA_CUCI,
} from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { z } from 'zod';
import { makePaper } from '../../engine/paper/make.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import { paperStatement } from '../../engine/paper/read.ts';
import type { Context } from '../../platform/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { menujuToko } from './di-jalan.ts';
import { kirimBarangAtWork, terimaBarangAtWork } from './papers.ts';

const gate = 'KIRIM_BARANG_MODULE';
const KIRIM = { gate, pages: [KIRIM_BARANG, KIRIM_KECABANG] } as const;
const TERIMA = { gate, pages: [TERIMA_BARANG] } as const;
/** Where another shop's goods are refinished: not where head office does that for it. */
const TERIMA_UNTUK_CUCI = {
  gate: { all: [gate, 'SEPUHAN_MODULE'], none: ['SEPUHAN_TERPUSAT_MODULE'] },
  pages: [TERIMA_CUCI],
} as const;
const ISI = kindSchema(terimaBarang);
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
    need: { gate: { all: [gate, 'SEPUHAN_MODULE'] }, pages: [KIRIM_CUCI] },
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
    params: z.object({ no_kirim: z.string().max(60) }),
    body: recordSchema({
      barang: lines({ ...PINDAI, berat: weight({ min: 0.001, required: true }) }, { max: 500 }),
      tolak: lines({ ...PINDAI, alasan: text({ max: 200, required: true, upper: true }) }, { max: 500 }),
      keterangan: text({ max: 200, upper: true }),
      otorisasi: text({ max: 60 }),
    }),
    handler: (context, { params: { no_kirim }, body: { otorisasi, ...body }, key }) =>
      buat(
        context,
        terimaBarangAtWork,
        { key, route: `POST kirim-barang/${no_kirim}/terima-cuci`, body },
        ISI.parse({ no_kirim, ...body }),
        otorisasi,
      ),
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
    params: z.object({ no_kirim: z.string().max(60) }),
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
