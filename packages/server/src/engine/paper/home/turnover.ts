import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { worksEverywhere } from '@kilau/contract/core/permission.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { Params } from '../../resource.sql.ts';
import { bookedSql } from './booked.ts';
import { tradeKinds, type TradeKind } from './figures.ts';

/** The open day, the one before, and the same weekday a week ago, in days back from the business date. */
const DAYS = [0, 1, 7] as const;
/** The curve has a step for each half hour of the day. */
const STEP_MINUTES = 30;

export interface ShopSeen {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly tgl_system: string;
  /** Minutes since the business date began, by the shop's own clock. */
  readonly menit: number;
}

/** What was booked or taken back in one half hour of one of the days. */
interface Moved {
  readonly kode_toko: string;
  readonly lalu: number;
  readonly keluar: boolean;
  readonly batal: boolean;
  readonly langkah: number;
  /** Up to the minute that it is now on the open day. */
  readonly sampai: boolean;
  readonly total: Dec;
  readonly gram: Dec;
  readonly nota: number;
}

const SEEN = `select t.kode_toko, t.nama_toko, h.tgl_system,
    greatest(0, extract(epoch from ($1::timestamptz at time zone t.zona_waktu) - h.tgl_system::timestamp) / 60)::int
      as menit
  from toko t join hari_toko h on h.kode_toko = t.kode_toko`;

/** Shops by their codes, wherever their rows are. */
export const shopsNamed = (sql: Sql, codes: readonly string[], now: Date): Promise<ShopSeen[]> =>
  sql.query<ShopSeen>(`${SEEN} where t.kode_toko = any ($2) order by t.kode_toko`, [now, codes]);

/** The shops somebody's figures are of: all of the chain from head office, else the one worked in. */
export async function shopsOf({
  db,
  actor,
  shop,
  now,
}: Pick<Context, 'db' | 'actor' | 'shop' | 'now'>): Promise<ShopSeen[]> {
  const all = shop.level === 'PUSAT' && worksEverywhere(actor.level, shop.level) && actor.kode_toko === shop.kode_toko;
  return db.query<ShopSeen>(
    `${SEEN} where t.status_aktif and ($3 and t.level = 'CABANG' or not $3 and t.kode_toko = $2) order by t.kode_toko`,
    [now(), shop.kode_toko, all],
  );
}

/** What each kind booked and took back on those days, as one statement. */
function movedSql(kinds: readonly TradeKind[], shops: readonly ShopSeen[], params: Params): string {
  const toko = `unnest(${params.add(shops.map(({ kode_toko }) => kode_toko))}::text[],
    ${params.add(shops.map(({ tgl_system }) => tgl_system))}::date[],
    ${params.add(shops.map(({ menit }) => menit))}::int[]) as s(kode_toko, tgl_system, menit)`;
  const days = `(select kode_toko, tgl_system - lalu as tgl from toko_hari, unnest(array[${DAYS.join(', ')}]) l(lalu)) h`;
  return `with toko_hari as materialized (select s.*, t.zona_waktu from ${toko} join toko t using (kode_toko))
    select b.kode_toko, h.tgl_system - b.tgl as lalu, b.keluar, b.batal,
      floor(m.menit / ${STEP_MINUTES})::int as langkah, m.menit <= h.menit as sampai, sum(b.total) as total,
      sum(b.gram) as gram, count(*)::int as nota
    from (${bookedSql(kinds, days, params)}) b join toko_hari h on h.kode_toko = b.kode_toko
    cross join lateral (
      select extract(epoch from (b.waktu at time zone h.zona_waktu) - b.tgl::timestamp) / 60 as menit) m
    group by 1, 2, 3, 4, 5, 6`;
}

const sum = (rows: readonly Moved[], of: 'total' | 'gram'): Dec => Dec.sum(rows.map((row) => row[of]));
const count = (rows: readonly Moved[]): number => rows.reduce((all, { nota }) => all + nota, 0);

/** Gross, what was taken back of it, and what is left, of some rows. */
function netOf(rows: readonly Moved[]) {
  const made = rows.filter(({ batal }) => !batal);
  const back = rows.filter(({ batal }) => batal);
  return {
    kotor: sum(made, 'total'),
    batal: sum(back, 'total'),
    bersih: sum(made, 'total').minus(sum(back, 'total')),
    gram: sum(made, 'gram').minus(sum(back, 'gram')),
    nota: count(made) - count(back),
    nota_batal: count(back),
  };
}

/** The open day of some rows, and what the other days had come to by the same minute. */
function dayOf(rows: readonly Moved[]) {
  const sold = rows.filter(({ keluar }) => !keluar);
  const until = (back: number) => netOf(sold.filter(({ lalu, sampai }) => lalu === back && sampai)).bersih;
  const bought = netOf(rows.filter(({ keluar, lalu }) => keluar && lalu === 0));
  return {
    ...netOf(sold.filter(({ lalu }) => lalu === 0)),
    kemarin: until(1),
    minggu_lalu: until(7),
    dibeli: bought.bersih,
    gram_dibeli: bought.gram,
  };
}

/** What the net had grown to by the end of each half hour, day by day. */
function curves(rows: readonly Moved[]) {
  return DAYS.map((back) => {
    const steps = new Map<number, Dec>();
    for (const { lalu, keluar, batal, langkah, total } of rows) {
      if (lalu !== back || keluar) continue;
      steps.set(langkah, (steps.get(langkah) ?? Dec.zero).plus(batal ? total.negated() : total));
    }
    let net = Dec.zero;
    const titik = [...steps]
      .toSorted(([a], [b]) => a - b)
      .map(([langkah, moved]) => ({ menit: (langkah + 1) * STEP_MINUTES, bersih: (net = net.plus(moved)) }));
    return { lalu: back, titik };
  });
}

/**
 * What was sold on the open day by the deeds that booked it and took it back, net of these, against the day before and
 * the same weekday a week ago up to the same minute; shop by shop where there are several.
 */
export async function turnover(context: Pick<Context, 'db' | 'actor' | 'shop' | 'now'>, kinds: readonly Kind[]) {
  const shops = await shopsOf(context);
  const params = new Params();
  const rows = await context.db.query<Moved>(movedSql(tradeKinds(kinds), shops, params), params.values);
  return {
    menit: Math.max(0, ...shops.map(({ menit }) => menit)),
    ...dayOf(rows),
    kurva: curves(rows),
    toko: shops.map(({ kode_toko, nama_toko, tgl_system }) => ({
      kode_toko,
      nama_toko,
      tgl_system,
      ...dayOf(rows.filter((row) => row.kode_toko === kode_toko)),
    })),
  };
}
