import { daysFrom } from '@kilau/contract/core/calendar.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import {
  DASHBOARD_PUSAT,
  KATEGORI_FIELDS,
  MELIHAT_PUSAT,
  PERIODE_FIELDS,
  TGL_FIELDS,
  type BarisPusat,
  type Grafik,
  type KasToko,
} from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { tradeByDay } from '../../engine/paper/home/daily.ts';
import { moneyMovement } from '../../ledger/balance.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { belumMasuk } from './belum-masuk.ts';
import { dilihat, JAM, jumlah, perHari, type Arah } from './dagang.ts';

const tag = 'cash-pusat';
const need = { levels: MELIHAT_PUSAT, pages: [DASHBOARD_PUSAT] } as const;
const ARAH: readonly Arah[] = ['penjualan', 'pembelian'];
/** A chart by day has so many of them at most. */
const MOST_DAYS = 366;

/** Every shop on one day, its own business day unless a day is given. */
async function tokoHari(context: Context, kinds: readonly Kind[], tgl: string | null): Promise<BarisPusat[]> {
  const { toko, kode } = await dilihat(context);
  const days = toko.map((shop) => tgl ?? shop.tgl_system).toSorted();
  const rows = await tradeByDay(context.db, kinds, kode, { dari: days[0] ?? '', sampai: days.at(-1) ?? '' });
  return toko.map(({ kode_toko, nama_toko, tgl_system }) => {
    const own = rows.filter((row) => row.kode_toko === kode_toko && row.tgl === (tgl ?? tgl_system));
    return {
      kode_toko,
      nama_toko,
      tgl_system,
      penjualan: jumlah(own, 'penjualan'),
      pembelian: jumlah(own, 'pembelian'),
    };
  });
}

const nama = ({ t }: Context, kode: string, of: string): string => `${t(`dashboard.${kode}`)} ${t(`dashboard.${of}`)}`;

async function transaksiHari(context: Context, kinds: readonly Kind[], tgl: string | null) {
  const toko = await tokoHari(context, kinds, tgl);
  return {
    labels: toko.map(({ kode_toko }) => kode_toko),
    series: ARAH.flatMap((kode) =>
      (['nota', 'qty', 'gram', 'nilai'] as const).map((of) => ({
        kode: `${kode}_${of}`,
        nama: nama(context, kode, of),
        data: toko.map((row) => row[kode][of]),
      })),
    ),
    toko,
  };
}

/** @throws Problem at both days where the period is upside down or too long. */
function assertPeriode(tgl_from: string, tgl_to: string): void {
  if (tgl_from <= tgl_to && daysFrom(tgl_from, tgl_to).length <= MOST_DAYS) return;
  const rule =
    tgl_from > tgl_to
      ? { rule: 'rentang_tanggal_terbalik' }
      : { rule: 'periode_terlalu_panjang', params: { hari: MOST_DAYS } };
  throw new Problem('data_tidak_valid', {}, { tgl_from: rule, tgl_to: rule });
}

async function transaksiPeriode(context: Context, kinds: readonly Kind[], tgl_from: string, tgl_to: string) {
  assertPeriode(tgl_from, tgl_to);
  const { kode } = await dilihat(context);
  const rows = await tradeByDay(context.db, kinds, kode, { dari: tgl_from, sampai: tgl_to });
  const labels = daysFrom(tgl_from, tgl_to);
  const series = ARAH.flatMap((arah) =>
    (['qty', 'gram', 'nilai'] as const).map((of) => ({
      kode: `${arah}_${of}`,
      nama: nama(context, arah, of),
      data: perHari(rows, labels, arah, of),
    })),
  );
  return { labels, series };
}

/** Cash of every shop on a day: what lay in all drawers, what came and went. */
async function kasHari(context: Context, tgl: string | null): Promise<KasToko[]> {
  const { toko } = await dilihat(context);
  const all: KasToko[] = [];
  for (const { kode_toko, nama_toko, tgl_system } of toko) {
    const hari = tgl ?? tgl_system;
    const laci = await moneyMovement(context.db, kode_toko, 'KAS', hari, hari);
    const sum = (of: 'awal' | 'masuk' | 'keluar' | 'akhir') => Dec.sum(laci.map((row) => row[of]));
    all.push({
      kode_toko,
      nama_toko,
      awal: sum('awal'),
      masuk: sum('masuk'),
      keluar: sum('keluar'),
      akhir: sum('akhir'),
    });
  }
  return all;
}

/** What was spent on a day by category, of cash and accounts: what an expense was booked under. */
const BIAYA_SQL = `select e.kode_toko, e.sub as kategori, coalesce(k.nama_transaksi, e.sub) as nama,
    sum(e.jumlah) as jumlah
  from unnest($1::text[], $2::date[]) as h(kode_toko, tgl)
  join entri e on e.kode_toko = h.kode_toko and e.akun = 'BIAYA_LAIN' and e.tgl = h.tgl
  left join kode_transaksi k on k.kode_toko = e.kode_toko and k.kode_transaksi = e.sub
  group by e.kode_toko, e.sub, k.nama_transaksi having sum(e.jumlah) <> 0 order by e.kode_toko, sum(e.jumlah) desc`;

/** One category of cash on a day, shop by shop, by the hour of its clock. */
const KATEGORI_SQL = `select p.kode_toko, extract(hour from p.waktu at time zone t.zona_waktu)::int as jam,
    sum(e.jumlah) as jumlah
  from unnest($1::text[], $2::date[]) as h(kode_toko, tgl)
  join toko t on t.kode_toko = h.kode_toko
  join posting p on p.kode_toko = h.kode_toko and p.tgl = h.tgl
  join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and e.akun = 'KAS' and e.aset = 'IDR'
    and e.kategori = $3
  group by 1, 2`;

async function kategoriHari(context: Context, tgl: string | null, kategori: string): Promise<Grafik> {
  const { toko, kode } = await dilihat(context);
  const rows = await context.db.query<{ kode_toko: string; jam: number; jumlah: Dec }>(KATEGORI_SQL, [
    kode,
    toko.map((shop) => tgl ?? shop.tgl_system),
    kategori,
  ]);
  return {
    labels: JAM.map((jam) => String(jam).padStart(2, '0')),
    series: toko.map(({ kode_toko, nama_toko }) => ({
      kode: kode_toko,
      nama: nama_toko,
      data: JAM.map((jam) => rows.find((row) => row.kode_toko === kode_toko && row.jam === jam)?.jumlah ?? 0),
    })),
  };
}

/** What head office asks of all its shops, and a branch of itself (specification line 169). */
export const pusatRoutes = (kinds: readonly Kind[]): readonly Route[] => [
  route({
    method: 'GET',
    path: 'cash-pusat/daily-transaction-chart',
    tag,
    summary: 'Penjualan dan pembelian bersih setiap toko pada satu hari',
    need,
    query: recordSchema(TGL_FIELDS),
    handler: (context, { query: { tgl } }) => transaksiHari(context, kinds, tgl),
  }),
  route({
    method: 'GET',
    path: 'cash-pusat/period-transaction-chart',
    tag,
    summary: 'Penjualan dan pembelian bersih semua toko setiap hari dalam satu periode',
    need,
    query: recordSchema(PERIODE_FIELDS),
    handler: (context, { query: { tgl_from, tgl_to } }) => transaksiPeriode(context, kinds, tgl_from, tgl_to),
  }),
  route({
    method: 'GET',
    path: 'cash-pusat/daily-cash-chart',
    tag,
    summary: 'Kas setiap toko pada satu hari: awal, masuk, keluar, akhir',
    need,
    query: recordSchema(TGL_FIELDS),
    handler: async (context, { query: { tgl } }) => {
      const toko = await kasHari(context, tgl);
      return {
        labels: toko.map(({ kode_toko }) => kode_toko),
        series: (['awal', 'masuk', 'keluar', 'akhir'] as const).map((kode) => ({
          kode,
          nama: context.t(`dashboard.${kode}`),
          data: toko.map((row) => row[kode]),
        })),
        toko,
      };
    },
  }),
  route({
    method: 'GET',
    path: 'cash-pusat/daily-biaya',
    tag,
    summary: 'Biaya setiap toko pada satu hari menurut kode transaksi',
    need,
    query: recordSchema(TGL_FIELDS),
    handler: async (context, { query: { tgl } }) => {
      const { toko, kode } = await dilihat(context);
      return { data: await context.db.query(BIAYA_SQL, [kode, toko.map((shop) => tgl ?? shop.tgl_system)]) };
    },
  }),
  route({
    method: 'GET',
    path: 'cash-pusat/outstand-noncash',
    tag,
    summary: 'Pembayaran non cash setiap rekening yang belum divalidasi, dengan umurnya',
    need,
    handler: async (context) => ({ data: await belumMasuk(context.db, await dilihat(context)) }),
  }),
  route({
    method: 'GET',
    path: 'cash-pusat/daily-specific-chart',
    tag,
    summary: 'Satu kategori kas setiap toko per jam pada satu hari',
    need,
    query: recordSchema(KATEGORI_FIELDS),
    handler: (context, { query: { tgl, kategori } }) => kategoriHari(context, tgl, kategori),
  }),
];
