import { daysBetween, daysFrom } from '@kilau/contract/core/calendar.ts';
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
  type BelumMasuk,
  type Biaya,
  type Cabang,
  type Deret,
  type Grafik,
  type KasToko,
} from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { tradeByDay, type TradeDay } from '../../engine/paper/home/daily.ts';
import { moneyMovement } from '../../ledger/balance.ts';
import type { Context } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { belumMasuk } from './belum-masuk.ts';
import { semuaCabang } from './cabang.ts';
import { JAM, jumlah, perHari, type Arah } from './dagang.ts';

const tag = 'cash-pusat';
const need = { levels: MELIHAT_PUSAT, pages: [DASHBOARD_PUSAT] } as const;
const HARI = 'cash-pusat/daily-transaction-chart';
const PERIODE = 'cash-pusat/period-transaction-chart';
const KAS = 'cash-pusat/daily-cash-chart';
const BIAYA = 'cash-pusat/daily-biaya';
const BELUM = 'cash-pusat/outstand-noncash';
const SATU_KATEGORI = 'cash-pusat/daily-specific-chart';
const ARAH: readonly Arah[] = ['penjualan', 'pembelian'];
/** A chart by day has so many of them at most. */
const MOST_DAYS = 366;

type Hari = string | null;

/** Rows by the shop that they are of. */
const milik =
  <T extends { readonly kode_toko: string }>(rows: readonly T[]) =>
  (kode_toko: string): readonly T[] =>
    rows.filter((row) => row.kode_toko === kode_toko);
/** A figure of this server, or one that another has told. */
const angkaOf = (value: Dec | number | undefined): Dec => Dec.from(value ?? 0);

/** Every shop on one day, its own business day unless a day is given. */
const tokoHari = (context: Context, kinds: readonly Kind[], tgl: Hari): Promise<readonly Cabang<BarisPusat>[]> =>
  semuaCabang<BarisPusat>(context, {
    path: HARI,
    query: { tgl },
    tgl,
    async hitung(sql, { toko, kode, tgl: kini }) {
      const days = toko.map((shop) => tgl ?? shop.tgl_system).toSorted();
      const rows = await tradeByDay(sql, kinds, kode, { dari: days[0] ?? kini, sampai: days.at(-1) ?? kini });
      const baris = toko.map(({ kode_toko, nama_toko, tgl_system }) => {
        const own = rows.filter((row) => row.kode_toko === kode_toko && row.tgl === (tgl ?? tgl_system));
        return {
          kode_toko,
          nama_toko,
          tgl_system,
          penjualan: jumlah(own, 'penjualan'),
          pembelian: jumlah(own, 'pembelian'),
        };
      });
      return milik(baris);
    },
  });

const nama = ({ t }: Context, kode: string, of: string): string => `${t(`dashboard.${kode}`)} ${t(`dashboard.${of}`)}`;

async function transaksiHari(context: Context, kinds: readonly Kind[], tgl: Hari) {
  const cabang = await tokoHari(context, kinds, tgl);
  const toko = cabang.flatMap(({ data }) => data);
  return {
    cabang,
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
  if (tgl_from <= tgl_to && daysBetween(tgl_from, tgl_to) < MOST_DAYS) return;
  const rule =
    tgl_from > tgl_to
      ? { rule: 'rentang_tanggal_terbalik' }
      : { rule: 'periode_terlalu_panjang', params: { hari: MOST_DAYS } };
  throw new Problem('data_tidak_valid', {}, { tgl_from: rule, tgl_to: rule });
}

async function transaksiPeriode(context: Context, kinds: readonly Kind[], tgl_from: string, tgl_to: string) {
  assertPeriode(tgl_from, tgl_to);
  const labels = daysFrom(tgl_from, tgl_to);
  const deret = (own: readonly TradeDay[]): readonly Deret[] =>
    ARAH.flatMap((arah) =>
      (['qty', 'gram', 'nilai'] as const).map((of) => ({
        kode: `${arah}_${of}`,
        nama: nama(context, arah, of),
        data: perHari(own, labels, arah, of),
      })),
    );
  const cabang = await semuaCabang<Deret>(context, {
    path: PERIODE,
    query: { tgl_from, tgl_to },
    async hitung(sql, { kode }) {
      const rows = milik(await tradeByDay(sql, kinds, kode, { dari: tgl_from, sampai: tgl_to }));
      return (kode_toko) => deret(rows(kode_toko));
    },
  });
  const semua = cabang.flatMap(({ data }) => data);
  // What all shops come to together, day by day.
  const series = deret([]).map(({ kode, nama: name, data }) => {
    const own = semua.filter((one) => one.kode === kode);
    return { kode, nama: name, data: data.map((_, index) => Dec.sum(own.map((one) => angkaOf(one.data[index])))) };
  });
  return { labels, series, cabang };
}

/** Cash that came to a shop and left it: what one posting moves from drawer to drawer under one category is neither. */
const KAS_SQL = `select h.kode_toko, coalesce(sum(greatest(g.jumlah, 0)), 0) as masuk,
    coalesce(-sum(least(g.jumlah, 0)), 0) as keluar
  from unnest($1::text[], $2::date[]) as h(kode_toko, tgl)
  cross join lateral (
    select sum(e.jumlah) as jumlah from entri e
    where e.kode_toko = h.kode_toko and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl = h.tgl
    group by e.posting_id, e.kategori
  ) g
  group by h.kode_toko`;

/** Cash of every shop on a day: what lay in all drawers, what came and went. */
const kasHari = (context: Context, tgl: Hari): Promise<readonly Cabang<KasToko>[]> =>
  semuaCabang<KasToko>(context, {
    path: KAS,
    query: { tgl },
    tgl,
    async hitung(sql, { toko, kode }) {
      const days = toko.map((shop) => tgl ?? shop.tgl_system);
      const moved = await sql.query<Pick<KasToko, 'kode_toko' | 'masuk' | 'keluar'>>(KAS_SQL, [kode, days]);
      const all: KasToko[] = [];
      for (const { kode_toko, nama_toko, tgl_system } of toko) {
        const hari = tgl ?? tgl_system;
        const laci = await moneyMovement(sql, kode_toko, 'KAS', hari, hari);
        const sum = (of: 'awal' | 'akhir') => Dec.sum(laci.map((row) => row[of]));
        const { masuk, keluar } = moved.find((row) => row.kode_toko === kode_toko) ?? {
          masuk: Dec.zero,
          keluar: Dec.zero,
        };
        all.push({ kode_toko, nama_toko, awal: sum('awal'), masuk, keluar, akhir: sum('akhir') });
      }
      return milik(all);
    },
  });

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

async function kategoriHari(context: Context, tgl: Hari, kategori: string) {
  const cabang = await semuaCabang<Deret>(context, {
    path: SATU_KATEGORI,
    query: { tgl, kategori },
    tgl,
    async hitung(sql, { toko, kode }) {
      const days = toko.map((shop) => tgl ?? shop.tgl_system);
      const rows = await sql.query<{ kode_toko: string; jam: number; jumlah: Dec }>(KATEGORI_SQL, [
        kode,
        days,
        kategori,
      ]);
      return (kode_toko) => [
        {
          kode: kode_toko,
          nama: toko.find((shop) => shop.kode_toko === kode_toko)?.nama_toko ?? kode_toko,
          data: JAM.map((jam) => rows.find((row) => row.kode_toko === kode_toko && row.jam === jam)?.jumlah ?? 0),
        },
      ];
    },
  });
  const labels = JAM.map((jam) => String(jam).padStart(2, '0'));
  return { labels, series: cabang.flatMap(({ data }) => data), cabang } satisfies Grafik & { readonly cabang: unknown };
}

/** What every shop has spent on a day. */
async function biayaHari(context: Context, tgl: Hari) {
  const cabang = await semuaCabang<Biaya>(context, {
    path: BIAYA,
    query: { tgl },
    tgl,
    hitung: async (sql, { toko, kode }) =>
      milik(await sql.query<Biaya>(BIAYA_SQL, [kode, toko.map((shop) => tgl ?? shop.tgl_system)])),
  });
  return { data: cabang.flatMap(({ data }) => data), cabang };
}

/** What lies on no account yet, of every shop. */
async function belumHari(context: Context) {
  const cabang = await semuaCabang<BelumMasuk>(context, {
    path: BELUM,
    query: {},
    hitung: async (sql, seen) => milik(await belumMasuk(sql, seen)),
  });
  return { data: cabang.flatMap(({ data }) => data), cabang };
}

/** What head office asks of all its shops, and a branch of itself (specification line 169). */
export const pusatRoutes = (kinds: readonly Kind[]): readonly Route[] => [
  route({
    method: 'GET',
    path: HARI,
    tag,
    summary: 'Penjualan dan pembelian bersih setiap toko pada satu hari',
    need,
    query: recordSchema(TGL_FIELDS),
    handler: (context, { query: { tgl } }) => transaksiHari(context, kinds, tgl),
  }),
  route({
    method: 'GET',
    path: PERIODE,
    tag,
    summary: 'Penjualan dan pembelian bersih semua toko setiap hari dalam satu periode',
    need,
    query: recordSchema(PERIODE_FIELDS),
    handler: (context, { query: { tgl_from, tgl_to } }) => transaksiPeriode(context, kinds, tgl_from, tgl_to),
  }),
  route({
    method: 'GET',
    path: KAS,
    tag,
    summary: 'Kas setiap toko pada satu hari: awal, masuk, keluar, akhir',
    need,
    query: recordSchema(TGL_FIELDS),
    handler: async (context, { query: { tgl } }) => {
      const cabang = await kasHari(context, tgl);
      const toko = cabang.flatMap(({ data }) => data);
      return {
        cabang,
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
    path: BIAYA,
    tag,
    summary: 'Biaya setiap toko pada satu hari menurut kode transaksi',
    need,
    query: recordSchema(TGL_FIELDS),
    handler: (context, { query: { tgl } }) => biayaHari(context, tgl),
  }),
  route({
    method: 'GET',
    path: BELUM,
    tag,
    summary: 'Pembayaran non cash setiap rekening yang belum divalidasi, dengan umurnya',
    need,
    handler: (context) => belumHari(context),
  }),
  route({
    method: 'GET',
    path: SATU_KATEGORI,
    tag,
    summary: 'Satu kategori kas setiap toko per jam pada satu hari',
    need,
    query: recordSchema(KATEGORI_FIELDS),
    handler: (context, { query: { tgl, kategori } }) => kategoriHari(context, tgl, kategori),
  }),
];
