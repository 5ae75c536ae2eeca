import { code, ref, text } from '@kilau/contract/core/field.ts';
import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { leavesOpen } from '@kilau/contract/core/report-filter.ts';
import { chosenNumbers, recordSchema } from '@kilau/contract/core/schema.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type {
  BayarPelunasan,
  DetailPelunasan,
  PelunasanMenunggu,
} from '@kilau/contract/features/hutang/hutang.wire.ts';
import { z } from 'zod';
import { doDeed } from '../../engine/paper/deed.ts';
import { NOT_TAKEN_BACK } from '../../engine/paper/held.ts';
import type { Context } from '../../platform/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { hutangAtWork } from './papers.ts';
import { assertPengesah } from './pengesah.ts';

const VALIDASI = 'validasi-pelunasan';
const papers = new Map([[hutang.key, hutangAtWork]]);
const tag = hutang.key;
const need = deedNeed(hutang, VALIDASI);
/** Who sees what waits: whoever has the page, though only some may validate. */
const lihat = { gate: need.gate, pages: need.pages };
const MOST_AT_ONCE = 500;
/** Whose drawer takes the cash: who asks names himself as well (specification, section 5). */
const PENGESAH_FIELDS = {
  user_id: code({ max: 40, required: true, rules: { tidak_boleh_kosong: 'pilih_user_id' } }),
} as const;

/** The redemption of a loan `h` that stands, as `p`. */
const PELUNASAN = `join perbuatan p on p.kode_toko = h.kode_toko and p.jenis = 'hutang' and p.nomor = h.no_faktur_hutang
  and p.aksi = 'PELUNASAN' and ${NOT_TAKEN_BACK}`;

const MENUNGGU = `select h.no_faktur_hutang, h.nama_customer, h.tgl_hutang, h.tgl_lunas, h.jumlah_hutang, h.sisa_hutang,
    h.bunga, h.bunga_rp, h.bunga_pinjam, h.total_bayar, u.cara as jenis, u.jumlah, coalesce(h.kode_sales_lunas, '')
    as kode_sales_lunas, p.user_id, p.ke as versi
  from hutang_kini h ${PELUNASAN}
  join pembayaran u on u.kode_toko = p.kode_toko and u.jenis = p.jenis and u.nomor = p.nomor and u.ke = p.ke
  where h.kode_toko = $1 and h.status = 'TUNGGU' and ($2::text is null or h.kode_sales_lunas = $2)
  order by h.tgl_lunas, h.no_faktur_hutang, u.baris limit 10000`;

const KEPALA = `select h.no_faktur_hutang as deskripsi, h.nama_customer, h.tgl_lunas,
    h.total_bayar - h.bunga_pinjam as sisa_hutang, h.bunga_pinjam, h.total_bayar, p.user_id, p.ke
  from hutang_kini h ${PELUNASAN} where h.kode_toko = $1 and h.no_faktur_hutang = $2`;
const BAYAR = `select u.cara as jenis, u.jumlah, u.diterima, 
    case when u.akun = 'BANK' then u.sub else '' end as no_rekening, u.no_kartu, u.fee_persen, u.fee as fee_rp
  from pembayaran u where u.kode_toko = $1 and u.jenis = 'hutang' and u.nomor = $2 and u.ke = $3 order by u.baris`;

const PENGESAH = `select user_id, usere_name as nama from users
  where kode_toko = $1 and status_aktif and level in ('KASIR', 'SPV', 'OWN') order by user_id limit 1000`;

/** How a redemption was paid. @throws Problem `dokumen_tidak_ditemukan` where there is none under that number. */
async function detail({ db, shop }: Context, nomor: string): Promise<DetailPelunasan> {
  const found = await db.maybe<Omit<DetailPelunasan, 'bayar'> & { readonly ke: number }>(KEPALA, [
    shop.kode_toko,
    nomor,
  ]);
  if (!found) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { ke, ...kepala } = found;
  return { ...kepala, bayar: await db.query<BayarPelunasan>(BAYAR, [shop.kode_toko, nomor, ke]) };
}

/** Validates one redemption. @returns what became of it, in the caller's words. */
async function sahkan(context: Context, nomor: string, user_id: string, kunci: string): Promise<object> {
  try {
    const body = { user_id };
    const asked = { key: `${kunci}/${nomor}`, route: `POST hutang/${nomor}/${VALIDASI}`, body, dated: true } as const;
    await once(context, asked, async (tx, tgl, kept) => {
      const deed = { input: body, otorisasi: null, versi: null, kunci: asked.key, tgl };
      await doDeed(tx, context, papers, hutangAtWork, VALIDASI, nomor, deed, () => kept.part(200, null));
      return kept;
    });
    return { no_faktur_hutang: nomor, status: 'LUNAS' };
  } catch (error) {
    if (!isProblem(error)) throw error;
    const message = context.t(`problem.${error.code}`, error.params);
    return { no_faktur_hutang: nomor, status: 'GAGAL', code: error.code, message };
  }
}

/** The redemptions that wait, under the calls of the specification (section 7). */
export const pelunasanRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'hutang/get-non-validate-pelunasan',
    tag,
    summary: 'Pelunasan yang menunggu validasi, sebaris untuk tiap pembayaran',
    need: lihat,
    query: recordSchema({ kode_sales: ref('sales', { all: 'ALL' }) }),
    handler: ({ db, shop }, { query: { kode_sales } }) =>
      db.query<PelunasanMenunggu>(MENUNGGU, [shop.kode_toko, leavesOpen(kode_sales) ? null : kode_sales]),
  }),
  route({
    method: 'GET',
    path: 'validasi/pengesah',
    tag,
    summary: 'Yang boleh memvalidasi pelunasan, tanpa SU dan MU',
    need: lihat,
    handler: ({ db, shop }) => db.query(PENGESAH, [shop.kode_toko]),
  }),
  route({
    method: 'GET',
    path: 'validasi/detail',
    tag,
    summary: 'Pembayaran sebuah pelunasan',
    need: lihat,
    query: recordSchema({ deskripsi: text({ max: 60, required: true }) }),
    handler: (context, { query: { deskripsi } }) => detail(context, deskripsi),
  }),
  route({
    method: 'POST',
    path: 'hutang/validate-pelunasan',
    tag,
    summary: 'Validasi pelunasan, semua baris tiap faktur bersama',
    idempotent: true,
    need,
    body: recordSchema(PENGESAH_FIELDS).and(z.object({ no_faktur_hutangs: chosenNumbers(MOST_AT_ONCE) })),
    handler: async (context, { body: { no_faktur_hutangs, user_id }, key }) => {
      await context.db.tx((tx) => assertPengesah({ tx, context }, user_id));
      const hasil: object[] = [];
      for (const nomor of new Set(no_faktur_hutangs)) hasil.push(await sahkan(context, nomor, user_id, key));
      return { hasil };
    },
  }),
];
