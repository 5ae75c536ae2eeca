import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { integer, text } from '@kilau/contract/core/field.ts';
import { hariBerikut } from '@kilau/contract/features/tutup/hari-berikut.calc.ts';
import { bolehGantiTanggal } from '@kilau/contract/features/tutup/tanggal-aktif.ts';
import { BUKA_FIELDS, TUTUP_FIELDS, TUTUP_TOKO, type PeriksaHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { slipForms } from '../../engine/print/forms.ts';
import { printRoutes } from '../../engine/print/routes.ts';
import { reconcile, type Truths } from '../../ledger/reconcile.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Context } from '../../platform/context.ts';
import { Answer, publicRoute, route, type Route } from '../../platform/http/route.ts';
import { periksaHari } from './periksa.ts';
import { RINGKASAN_TERKIRIM, ringkasanTerkirim } from './pesan-malam.ts';
import { ringkasanHari } from './ringkasan.ts';
import { RINGKASAN, slipRingkasan } from './ringkasan-slip.ts';
import { bukaToko, dapatDibuka, tutupToko, type AkhirHari } from './tutup.post.ts';

const tag = 'tutup-toko';
const need = { pages: [TUTUP_TOKO] } as const;
const MOST_LISTED = 100;
const LIST_FIELDS = { limit: integer({ min: 1, max: MOST_LISTED }) } as const;

/** What the checks of the books find of the open day. */
const bukuHari = ({ db, shop }: Pick<Context, 'db' | 'shop'>, { invariants }: Truths) =>
  reconcile(db, shop.kode_toko, shop.tgl_system, invariants);

const AKUN_SQL = `select count(distinct user_id)::int as akun from sesi
  where kode_toko = $1 and berakhir is null and id <> $2`;

/** All that is to be known before the day is closed, as of one moment. */
async function lihatHari(context: Context, kinds: readonly Kind[], truths: Truths): Promise<PeriksaHari> {
  const { kode_toko, tgl_system: tgl } = context.shop;
  const boleh = bolehGantiTanggal(context.actor);
  const buku = await bukuHari(context, truths);
  return context.db.tx(
    async (tx) => {
      const ringkasan = await ringkasanHari(tx, kode_toko, tgl);
      const { akun } = await tx.one<{ akun: number }>(AKUN_SQL, [kode_toko, context.session_id]);
      return {
        tgl,
        tgl_berikut: hariBerikut(tgl, context.param('HARI_LIBUR')),
        periksa: await periksaHari(
          tx,
          kode_toko,
          kinds,
          ringkasan.laci,
          buku,
          context.isOn('VALIDASI_NON_CASH_MODULE'),
          context.now(),
        ),
        ...ringkasan,
        akun,
        boleh_ganti_tanggal: boleh,
        dapat_dibuka: boleh ? ((await dapatDibuka(tx, kode_toko))?.tgl ?? null) : null,
      };
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

/** The summary of a day, for whoever was sent its address. */
const ringkasanRoute = publicRoute({
  method: 'GET',
  path: `${RINGKASAN_TERKIRIM}/{tautan}`,
  tag,
  summary: 'Ringkasan hari dari alamat di pesan malam',
  rateLimit: { max: 30, seconds: 60 },
  params: recordSchema({ tautan: text({ required: true, max: 400 }) }),
  handler: async (context, { params: { tautan } }) =>
    new Answer(await ringkasanTerkirim(context, tautan), {
      type: 'application/pdf',
      headers: { 'cache-control': 'private, no-store' },
    }),
});

/** The calls that look at a day, close it and open it again (domain guide §7.4). */
export function tutupRoutes(kinds: readonly Kind[], truths: Truths, akhirHari: readonly AkhirHari[]): Route[] {
  return [
    ...printRoutes({ base: tag, tag, need, forms: slipForms(RINGKASAN, slipRingkasan) }),
    ringkasanRoute,
    route({
      method: 'GET',
      path: 'tutup-toko/periksa',
      tag,
      summary: 'Pemeriksaan sebelum tutup toko',
      need,
      handler: (context) => lihatHari(context, kinds, truths),
    }),
    route({
      method: 'GET',
      path: 'tutup-toko',
      tag,
      summary: 'Riwayat tutup toko',
      need,
      query: recordSchema(LIST_FIELDS),
      handler: async ({ db, shop }, { query: { limit } }) => ({
        data: await db.query(
          `select ke, aksi, tgl, tgl_berikut, user_id, alasan, disetujui_oleh, waktu, rincian from tutup
           where kode_toko = $1 order by ke desc limit $2`,
          [shop.kode_toko, limit ?? MOST_LISTED],
        ),
      }),
    }),
    route({
      method: 'POST',
      path: 'tutup-toko',
      tag,
      summary: 'Tutup toko',
      idempotent: true,
      need,
      body: recordSchema(TUTUP_FIELDS),
      handler: async (context, { body, key }) => {
        const buku = await bukuHari(context, truths);
        return once(context, { key, route: 'POST tutup-toko', body }, async (tx) => ({
          status: 201,
          body: await tutupToko(tx, context, { kinds, buku, akhirHari }, body),
        }));
      },
    }),
    route({
      method: 'POST',
      path: 'tutup-toko/buka',
      tag,
      summary: 'Buka kembali hari terakhir',
      idempotent: true,
      need,
      body: recordSchema(BUKA_FIELDS),
      handler: async (context, { body, key }) =>
        once(context, { key, route: 'POST tutup-toko/buka', body }, async (tx) => ({
          status: 200,
          body: await bukaToko(tx, context, akhirHari, body),
        })),
    }),
  ];
}
