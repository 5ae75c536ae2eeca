import { z } from 'zod';
import { FINGERPRINT, KELOLA_SIDIK } from '@kilau/contract/core/approval-sidik.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { fingerprintAuthSchema, PEMBACA_FIELDS, templatSchema } from '@kilau/contract/features/otorisasi/sidik.ts';
import { Answer, publicRoute, route, type Route } from '../../../platform/http/route.ts';
import { jariTerbaca, sidikDibaca, tugasPembaca } from './jembatan.ts';
import { daftarPembaca, hapusPembaca, tambahPembaca } from './pembaca.ts';

const tag = 'otorisasi';
const need = { gate: FINGERPRINT, levels: KELOLA_SIDIK };
/** A bridge asks every second or so; several may share an address. */
const rateLimit = { max: 600, seconds: 60 } as const;

/** The readers of a shop, and what their bridges call with the token of theirs (docs/operations.md). */
export const pembacaRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'pembaca-sidik',
    tag,
    summary: 'Alat pembaca sidik jari toko',
    need,
    handler: async (context) => ({ data: await daftarPembaca(context) }),
  }),
  route({
    method: 'POST',
    path: 'pembaca-sidik',
    tag,
    summary: 'Tambah alat pembaca; tokennya ditunjukkan sekali ini',
    need,
    body: recordSchema(PEMBACA_FIELDS),
    handler: async (context, { body }) => new Answer(await tambahPembaca(context, body.nama), { status: 201 }),
  }),
  route({
    method: 'DELETE',
    path: 'pembaca-sidik/{id}',
    tag,
    summary: 'Hapus alat pembaca; tokennya tidak berlaku lagi',
    need,
    params: z.object({ id: z.uuid() }),
    handler: (context, { params }) => hapusPembaca(context, params.id),
  }),
  publicRoute({
    method: 'GET',
    path: 'pembaca-sidik/tugas',
    tag,
    summary: 'Jembatan: jari siapa yang ditunggu di alat ini',
    rateLimit,
    handler: (context, { caller }) => tugasPembaca(context, caller.token),
  }),
  publicRoute({
    method: 'POST',
    path: 'fingerprint-auth',
    tag,
    summary: 'Jembatan: sebuah jari sudah dibaca',
    rateLimit,
    body: fingerprintAuthSchema,
    handler: (context, { body, caller }) => sidikDibaca(context, caller.token, body),
  }),
  publicRoute({
    method: 'POST',
    path: 'pembaca-sidik/templat',
    tag,
    summary: 'Jembatan: templat jari yang sedang didaftarkan',
    rateLimit,
    body: templatSchema,
    handler: async (context, { body, caller }) =>
      new Answer(await jariTerbaca(context, caller.token, body), { status: 201 }),
  }),
];
