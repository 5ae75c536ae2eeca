import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Dagang, Grafik } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { bookedSql } from '../../engine/paper/home/booked.ts';
import { tradeByDay, tradeTotal, type TradeDay } from '../../engine/paper/home/daily.ts';
import { tradeKinds } from '../../engine/paper/home/figures.ts';
import { shopsNamed, shopsOf, type ShopSeen } from '../../engine/paper/home/turnover.ts';
import { Params } from '../../engine/resource.sql.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** The shops that a dashboard is of, and their business date: the latest, where they differ. */
export interface Dilihat {
  readonly toko: readonly ShopSeen[];
  readonly kode: readonly string[];
  readonly tgl: string;
}

/** @param kosong the date where there is no shop. */
const dilihatOf = (toko: readonly ShopSeen[], kosong: string): Dilihat => {
  const tgl = toko.map(({ tgl_system }) => tgl_system).reduce((a, b) => (a > b ? a : b), '');
  return { toko, kode: toko.map(({ kode_toko }) => kode_toko), tgl: tgl === '' ? kosong : tgl };
};

export const dilihat = async (context: Context): Promise<Dilihat> =>
  dilihatOf(await shopsOf(context), context.shop.tgl_system);

/** Those of them that had a business day of `tgl` already, in a database that may be behind. */
export async function dilihatSana(
  sql: Sql,
  { now, shop }: Context,
  kode: readonly string[],
  tgl: string,
): Promise<Dilihat> {
  const toko = await shopsNamed(sql, kode, now());
  return dilihatOf(
    toko.filter(({ tgl_system }) => tgl <= tgl_system),
    shop.tgl_system,
  );
}

/** Of papers that bring money in, or that pay out. */
export type Arah = 'penjualan' | 'pembelian';
const keluar = (arah: Arah): boolean => arah === 'pembelian';

/** What some rows come to together. */
export const jumlah = (rows: readonly TradeDay[], arah: Arah): Dagang & { readonly gram: Dec; readonly nilai: Dec } =>
  tradeTotal(rows, keluar(arah));

export const dua = (angka: number): string => String(angka).padStart(2, '0');
export const BULAN: readonly string[] = Array.from({ length: 12 }, (_, index) => dua(index + 1));
export const JAM: readonly number[] = Array.from({ length: 24 }, (_, index) => index);

/** Rows by the beginning of their day: 7 signs are a month, 10 the day. */
function menurut(rows: readonly TradeDay[], tanda: 7 | 10): ReadonlyMap<string, readonly TradeDay[]> {
  const by = new Map<string, TradeDay[]>();
  for (const row of rows) {
    const key = row.tgl.slice(0, tanda);
    const own = by.get(key);
    if (own) own.push(row);
    else by.set(key, [row]);
  }
  return by;
}

/** Twelve figures of a year. */
export const perBulan = (rows: readonly TradeDay[], tahun: string, arah: Arah, of: 'gram' | 'nilai' | 'qty') => {
  const by = menurut(rows, 7);
  return BULAN.map((bulan) => jumlah(by.get(`${tahun}-${bulan}`) ?? [], arah)[of]);
};

/** A figure of each day of a list. */
export const perHari = (
  rows: readonly TradeDay[],
  hari: readonly string[],
  arah: Arah,
  of: 'gram' | 'nilai' | 'qty',
) => {
  const by = menurut(rows, 10);
  return hari.map((tgl) => jumlah(by.get(tgl) ?? [], arah)[of]);
};

interface Jam {
  readonly jam: number;
  readonly keluar: boolean;
  readonly qty: number;
  readonly gram: Dec;
  readonly nilai: Dec;
}

/** What the shops traded on their business day, by the hour of their own clocks. */
export function hariIniPerJam(sql: Sql, kinds: readonly Kind[], { toko }: Dilihat): Promise<Jam[]> {
  const params = new Params();
  const days = `unnest(${params.add(toko.map(({ kode_toko }) => kode_toko))}::text[],
    ${params.add(toko.map(({ tgl_system }) => tgl_system))}::date[]) as h(kode_toko, tgl)`;
  return sql.query<Jam>(
    `select extract(hour from b.waktu at time zone t.zona_waktu)::int as jam, b.keluar,
       sum(case when b.batal then -b.qty else b.qty end)::bigint as qty,
       sum(case when b.batal then -b.gram else b.gram end) as gram,
       sum(case when b.batal then -b.total else b.total end) as nilai
     from (${bookedSql(tradeKinds(kinds), days, params)}) b join toko t on t.kode_toko = b.kode_toko
     group by 1, 2`,
    params.values,
  );
}

export const perJam = <K extends 'qty' | 'gram' | 'nilai'>(rows: readonly Jam[], arah: Arah, of: K) =>
  JAM.map((jam) => rows.find((row) => row.jam === jam && row.keluar === keluar(arah))?.[of] ?? 0);

/** Pieces, grams and rupiah as three lines of a chart. */
export const tigaGaris = ({ t }: Context, data: (of: 'qty' | 'gram' | 'nilai') => Grafik['series'][number]['data']) =>
  (['qty', 'gram', 'nilai'] as const).map((kode) => ({ kode, nama: t(`dashboard.${kode}`), data: data(kode) }));

/** `penjualan/chart` and `pembelian/chart`: today by hour, or a year by month. */
export async function grafik(
  context: Context,
  kinds: readonly Kind[],
  arah: Arah,
  { type, year }: { readonly type: string; readonly year: number | null },
): Promise<Grafik> {
  const seen = await dilihat(context);
  if (type === 'today') {
    const rows = await hariIniPerJam(context.db, kinds, seen);
    return { labels: JAM.map(dua), series: tigaGaris(context, (of) => perJam(rows, arah, of)) };
  }
  const tahun = String(year ?? seen.tgl.slice(0, 4));
  const rows = await tradeByDay(context.db, kinds, seen.kode, { dari: `${tahun}-01-01`, sampai: `${tahun}-12-31` });
  return { labels: BULAN, series: tigaGaris(context, (of) => perBulan(rows, tahun, arah, of)) };
}
