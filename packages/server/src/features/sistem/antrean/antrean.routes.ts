import { isPekerjaan, PEKERJAAN, PEKERJAAN_KEYS } from '@kilau/contract/core/antrean.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  antreanPage,
  KIRIMAN_FIELDS,
  UJI_FIELDS,
  type PekerjaanBaris,
} from '@kilau/contract/features/sistem/antrean.ts';
import { z } from 'zod';
import { berikutnya, cadanganBerikutnya } from '../../../platform/antrean/jadwal.ts';
import { mintaJalan } from '../../../platform/antrean/pekerjaan.ts';
import { audit } from '../../../platform/audit.ts';
import { placeById } from '../../../engine/place.ts';
import type { Context } from '../../../platform/context.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { daftarKiriman, kirimLagi, tulisUji } from './kiriman.ts';

const tag = 'antrean';
const need = { levels: antreanPage.levels, pages: [antreanPage.path] };
const DEFAULT_LIMIT = 50;
/** Messages to an address that somebody typed in: enough to try, too few to bother anybody with. */
const TESTS = { max: 10, seconds: 60 } as const;

type LastRun = Omit<PekerjaanBaris, 'berikut' | 'untuk'>;

/** Every job with its last run and the next one: those of this shop, and those of all. */
async function daftarPekerjaan({ db, shop, now, cadangan }: Context): Promise<readonly PekerjaanBaris[]> {
  const runs = await db.query<LastRun & { readonly kode_toko: string }>(
    `select kode_toko, kunci, keadaan, mulai, selesai, hasil, galat, server, diminta from pekerjaan
     where kode_toko in ('', $1)`,
    [shop.kode_toko],
  );
  return PEKERJAAN_KEYS.map((kunci) => {
    const { untuk } = PEKERJAAN[kunci];
    const last = runs.find((run) => run.kunci === kunci && run.kode_toko === (untuk === 'toko' ? shop.kode_toko : ''));
    return {
      kunci,
      untuk,
      keadaan: last?.keadaan ?? null,
      mulai: last?.mulai ?? null,
      selesai: last?.selesai ?? null,
      hasil: last?.hasil ?? null,
      galat: last?.galat ?? null,
      server: last?.server ?? null,
      diminta: last?.diminta ?? null,
      berikut: (kunci === 'cadangan'
        ? cadanganBerikutnya(cadangan.at, shop.zona_waktu, now())
        : berikutnya(PEKERJAAN[kunci], shop.zona_waktu, now())
      ).toISOString(),
    };
  });
}

/** `POST antrean/pekerjaan/{kunci}/jalankan`. */
function jalankanSekarang(context: Context, key: string, name: string) {
  if (!isPekerjaan(name)) throw new Problem('data_tidak_ditemukan', { kode: name });
  const { shop, actor, now } = context;
  const kode_toko = PEKERJAAN[name].untuk === 'toko' ? shop.kode_toko : '';
  return once(context, { key, route: `POST antrean/pekerjaan/${name}/jalankan`, body: {} }, async (tx) => {
    await mintaJalan(tx, { kunci: name, kode_toko }, { user_id: actor.user_id, now: now() });
    await audit(tx, context, { aksi: 'JALANKAN', objek: 'pekerjaan', kode: name });
    return { status: 202, body: { kunci: name } };
  });
}

/** What leaves the program and what it does by the clock. */
export const antreanRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'antrean/kiriman',
    tag,
    summary: 'Kiriman ke luar: menunggu, gagal, menyerah, terkirim',
    need,
    query: recordSchema(KIRIMAN_FIELDS),
    handler: (context, { query: { keadaan, limit, after } }) =>
      daftarKiriman(context, {
        keadaan,
        limit: limit ?? DEFAULT_LIMIT,
        after: placeById(after),
      }),
  }),
  route({
    method: 'POST',
    path: 'antrean/kiriman/{id}/kirim-lagi',
    tag,
    summary: 'Kirim lagi kiriman yang gagal atau menyerah',
    need,
    idempotent: true,
    params: z.object({ id: z.uuid() }),
    handler: (context, { params: { id }, key }) =>
      once(context, { key, route: `POST antrean/kiriman/${id}/kirim-lagi`, body: {} }, async (tx) => ({
        status: 200,
        body: await kirimLagi(tx, context, id),
      })),
  }),
  route({
    method: 'POST',
    path: 'antrean/uji',
    tag,
    summary: 'Kirim pesan uji ke sebuah alamat',
    need,
    idempotent: true,
    body: recordSchema(UJI_FIELDS),
    handler: async (context, { body, key }) => {
      await context.limits.spend({ key: `uji-kiriman ${context.shop.kode_toko}`, ...TESTS });
      return once(context, { key, route: 'POST antrean/uji', body }, async (tx) => ({
        status: 201,
        body: await tulisUji(tx, context, body),
      }));
    },
  }),
  route({
    method: 'GET',
    path: 'antrean/pekerjaan',
    tag,
    summary: 'Pekerjaan terjadwal, kali terakhir dan berikutnya',
    need,
    handler: (context) => daftarPekerjaan(context),
  }),
  route({
    method: 'POST',
    path: 'antrean/pekerjaan/{kunci}/jalankan',
    tag,
    summary: 'Jalankan pekerjaan sekarang',
    need,
    idempotent: true,
    params: z.object({ kunci: z.string() }),
    handler: (context, { params: { kunci }, key }) => jalankanSekarang(context, key, kunci),
  }),
];
