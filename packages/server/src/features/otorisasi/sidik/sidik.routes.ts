import { z } from 'zod';
import { approvals } from '@kilau/contract/approvals.ts';
import { FINGERPRINT, KELOLA_SIDIK } from '@kilau/contract/core/approval-sidik.ts';
import { code } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  kunciBaruSchema,
  mintaSidikSchema,
  MULAI_KUNCI_FIELDS,
  mulaiJariSchema,
  otorisasiSidikSchema,
  sidikPage,
} from '@kilau/contract/features/otorisasi/sidik.ts';
import { Answer, route, type Route } from '../../../platform/http/route.ts';
import { daftarPenyetuju } from '../penyetuju.ts';
import { mintaJari, sidikUser } from './jari.ts';
import { mintaKunci, tambahKunci } from './kunci.ts';
import { assertPassword, hapusSidik, sidikSaya, sidikToko } from './milik.ts';
import { pembacaToko } from './pembaca.ts';
import { ajukanSidik, setujuiSidik } from './setuju.ts';
import { keadaanTunggu, tinggalkanTunggu } from './tunggu.ts';

const tag = 'otorisasi';
/** Whoever does something that needs an approval. */
const asker = { gate: FINGERPRINT };
/** Whoever may approve, about her own fingers. */
const own = { gate: FINGERPRINT, levels: sidikPage.levels };
const uuid = z.object({ id: z.uuid() });

/** Approvals by finger, as the dialog asks for them (specification L65, L98, L112, L194). */
const dialogRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'otorisasi-sidik/penyetuju',
    tag,
    summary: 'Supervisor dan owner yang dapat dipilih, dan alat pembaca toko',
    need: asker,
    handler: async (context) => ({ data: await daftarPenyetuju(context), pembaca: await pembacaToko(context) }),
  }),
  route({
    method: 'GET',
    path: 'user-fingerprint',
    tag,
    summary: 'Sidik jari seorang supervisor atau owner; templat tersegel',
    need: asker,
    query: recordSchema({ user_id: code({ required: true }) }),
    handler: async (context, { query }) => ({ data: await sidikUser(context, query.user_id) }),
  }),
  route({
    method: 'POST',
    path: 'otorisasi-sidik',
    tag,
    summary: 'Minta otorisasi dengan sidik jari, dengan nilai yang diminta',
    need: asker,
    body: mintaSidikSchema(approvals),
    handler: async (context, { body }) => new Answer(await ajukanSidik(context, body), { status: 201 }),
  }),
  route({
    method: 'GET',
    path: 'otorisasi-sidik/{id}',
    tag,
    summary: 'Keadaan permintaan sendiri',
    need: asker,
    params: uuid,
    handler: (context, { params }) => keadaanTunggu(context, params.id),
  }),
  route({
    method: 'DELETE',
    path: 'otorisasi-sidik/{id}',
    tag,
    summary: 'Tinggalkan permintaan',
    need: asker,
    params: uuid,
    handler: (context, { params }) => tinggalkanTunggu(context, params.id),
  }),
  route({
    method: 'POST',
    path: 'authorization/fingerprint',
    tag,
    summary: 'Otorisasi dengan sidik jari yang diminta sesi ini',
    need: asker,
    body: otorisasiSidikSchema,
    handler: async (context, { body }) => new Answer(await setujuiSidik(context, body), { status: 201 }),
  }),
];

/** What somebody has entered to approve with. */
const milikRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'sidik-jari',
    tag,
    summary: 'Perangkat dan jari saya, dan alat pembaca toko',
    need: own,
    handler: async (context) => ({ data: await sidikSaya(context), pembaca: await pembacaToko(context) }),
  }),
  route({
    method: 'GET',
    path: 'sidik-jari/toko',
    tag,
    summary: 'Perangkat dan jari semua user toko',
    need: { gate: FINGERPRINT, levels: KELOLA_SIDIK },
    handler: async (context) => ({ data: await sidikToko(context) }),
  }),
  route({
    method: 'POST',
    path: 'sidik-jari/kunci/mulai',
    tag,
    summary: 'Mulai mendaftarkan perangkat sendiri',
    need: own,
    body: recordSchema(MULAI_KUNCI_FIELDS),
    handler: async (context, { body, caller }) => {
      await assertPassword(context, caller.ip, body.password);
      return new Answer(await mintaKunci(context, body.nama), { status: 201 });
    },
  }),
  route({
    method: 'POST',
    path: 'sidik-jari/kunci',
    tag,
    summary: 'Simpan perangkat yang sudah menjawab',
    need: own,
    body: kunciBaruSchema,
    handler: async (context, { body }) => new Answer(await tambahKunci(context, body), { status: 201 }),
  }),
  route({
    method: 'POST',
    path: 'sidik-jari/jari',
    tag,
    summary: 'Mulai mendaftarkan jari di alat pembaca, dengan persetujuan pemiliknya',
    need: own,
    body: mulaiJariSchema,
    handler: async (context, { body, caller }) => {
      await assertPassword(context, caller.ip, body.password);
      return new Answer(await mintaJari(context, body), { status: 201 });
    },
  }),
  route({
    method: 'DELETE',
    path: 'sidik-jari/{id}',
    tag,
    summary: 'Hapus perangkat atau jari',
    need: own,
    params: z.object({ id: z.string().min(1).max(300) }),
    handler: (context, { params }) => hapusSidik(context, params.id),
  }),
];

export const sidikRoutes: readonly Route[] = [...dialogRoutes, ...milikRoutes];
