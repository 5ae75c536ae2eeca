import { date } from '@kilau/contract/core/field.ts';
import { readNeed } from '@kilau/contract/core/kind-rights.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { z } from 'zod';
import { aturanHutang } from './aturan.ts';
import { ringkasanHutang } from './dashboard.ts';
import { hitungPada } from './hitung-pada.ts';

const tag = hutang.key;
const need = readNeed(hutang);

/** The day that is asked for; today's unless one is. */
const hariAtau = async ({ db, shop }: Context, tgl: string | null): Promise<string> =>
  tgl ??
  (
    await db.one<{ tgl: string }>(
      `select to_char(tgl_system, 'YYYY-MM-DD') as tgl from hari_toko where kode_toko = $1`,
      [shop.kode_toko],
    )
  ).tgl;

/** What loans are worked out by, and what they come to. */
export const hutangRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'hutang/aturan',
    tag,
    summary: 'Plafond, bunga dan lama pinjam yang berlaku hari ini',
    need,
    handler: (context) => aturanHutang(context.db, context),
  }),
  route({
    method: 'GET',
    path: 'hutang/dashboard',
    tag,
    summary: 'Ringkasan hutang yang aktif',
    need,
    query: recordSchema({ tgl: date({}) }),
    handler: async (context, { query: { tgl } }) =>
      ringkasanHutang(context.db, context.shop.kode_toko, await hariAtau(context, tgl)),
  }),
  route({
    method: 'GET',
    path: 'hutang/{nomor}/hitung',
    tag,
    summary: 'Yang harus dibayar pada suatu hari',
    need,
    params: z.object({ nomor: z.string().max(60) }),
    query: recordSchema({ tgl: date({}) }),
    handler: async (context, { params: { nomor }, query: { tgl } }) =>
      hitungPada(context.db, context.shop.kode_toko, nomor, await hariAtau(context, tgl)),
  }),
];
