import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { holdDay } from '../../../ledger/business-date.ts';
import type { Days, Invariant } from '../../../ledger/reconcile.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { LiteralParams, Params } from '../../resource.sql.ts';
import { bookedSql, postedSql } from './booked.ts';
import { tradeKinds } from './figures.ts';

/** What papers of one kind came to on one business day of a shop, net of what was taken back on it. */
export interface TradeDay {
  readonly kode_toko: string;
  readonly tgl: string;
  readonly jenis: string;
  /** The kind pays out. */
  readonly keluar: boolean;
  readonly nota: number;
  readonly batal: number;
  readonly qty: number;
  /** Grams. */
  readonly gram: Dec;
  /** Rupiah. */
  readonly total: Dec;
}

/** A closed day's figures are kept as a list of such records. */
const KEPT = `jsonb_to_recordset(s.isi) as x(jenis text, keluar boolean, nota int, batal int, qty int,
  gram numeric(18,3), total numeric(18,3))`;

/** What some deeds of trade come to, by shop, day and kind. */
const summed = (deeds: string): string =>
  `select kode_toko, tgl, jenis, keluar, count(*) filter (where not batal)::int as nota,
     count(*) filter (where batal)::int as batal, sum(case when batal then -qty else qty end)::bigint as qty,
     sum(case when batal then -gram else gram end)::numeric(18,3) as gram,
     sum(case when batal then -total else total end)::numeric(18,3) as total
   from (${deeds}) b group by kode_toko, tgl, jenis, keluar`;

/** What the deeds of the days `h(kode_toko, tgl)` come to. */
const summedSql = (kinds: readonly Kind[], days: string, params: Params): string =>
  summed(bookedSql(tradeKinds(kinds), days, params));

/**
 * What trade came to, day by day. A closed day whose figures are kept is read from there, any other from its deeds: the
 * answer is the same.
 */
export function tradeByDay(
  sql: Sql,
  kinds: readonly Kind[],
  shops: readonly string[],
  { dari, sampai }: Days,
): Promise<TradeDay[]> {
  const params = new Params();
  const [toko, first, last] = [params.add(shops), params.add(dari), params.add(sampai)];
  return sql.query<TradeDay>(
    `with hari as materialized (
       select t.kode_toko, g.tgl::date as tgl, s.isi
       from hari_toko t
       cross join lateral generate_series(greatest(${first}::date, (select min(p.tgl) from posting p
         where p.kode_toko = t.kode_toko)), least(${last}::date, t.tgl_system), interval '1 day') as g(tgl)
       left join hari_dagang s on s.kode_toko = t.kode_toko and s.tgl = g.tgl and s.tgl < t.tgl_system
       where t.kode_toko = any(${toko}::text[])
     ), kurang as materialized (select kode_toko, tgl from hari where isi is null)
     select s.kode_toko, s.tgl, x.* from hari s cross join lateral ${KEPT} where s.isi is not null
     union all ${summedSql(kinds, 'kurang h', params)}`,
    params.values,
  );
}

/** What some of it comes to together: of papers that bring money in, or of those that pay out. */
export function tradeTotal(rows: readonly TradeDay[], keluar: boolean) {
  const own = rows.filter((row) => row.keluar === keluar);
  const count = (of: 'nota' | 'batal' | 'qty'): number => own.reduce((all, row) => all + row[of], 0);
  return {
    nota: count('nota'),
    batal: count('batal'),
    qty: count('qty'),
    gram: Dec.sum(own.map(({ gram }) => gram)),
    nilai: Dec.sum(own.map(({ total }) => total)),
  };
}

/** So many days are added up at once. */
const MOST_DAYS = 60;

/**
 * Keeps what closed days of a shop came to: they cannot change any more. A day that is opened again loses its figures
 * with that (a trigger), and nobody opens one meanwhile.
 * @returns how many days were kept; there may be more where it is {@link MOST_DAYS}.
 */
export async function keepTradeDays(tx: Tx, kinds: readonly Kind[], kode_toko: string): Promise<number> {
  const today = await holdDay(tx, kode_toko);
  const params = new Params();
  const [toko, before, most] = [params.add(kode_toko), params.add(today), params.add(MOST_DAYS)];
  const kept = await tx.query(
    `with kurang as materialized (
       select ${toko}::text as kode_toko, g.tgl::date as tgl
       from generate_series((select min(p.tgl) from posting p where p.kode_toko = ${toko}), ${before}::date - 1,
         interval '1 day') as g(tgl)
       where not exists (select from hari_dagang s where s.kode_toko = ${toko} and s.tgl = g.tgl)
       order by g.tgl desc limit ${most}
     ), dagang as (${summedSql(kinds, 'kurang h', params)})
     insert into hari_dagang (kode_toko, tgl, isi)
     select k.kode_toko, k.tgl, coalesce(jsonb_agg(to_jsonb(d) - 'kode_toko' - 'tgl' order by d.jenis)
       filter (where d.jenis is not null), '[]')
     from kurang k left join dagang d on d.kode_toko = k.kode_toko and d.tgl = k.tgl
     group by k.kode_toko, k.tgl
     returning 1`,
    params.values,
  );
  return kept.length;
}

/**
 * Figures that are kept are those of the deeds: of the ones that moved something, whatever they are called, since a
 * deed that is not known as one that books trade is missing from what is kept and from what is asked in the same way.
 */
export const dailyInvariants = (kinds: readonly Kind[]): readonly Invariant[] => [
  {
    kunci: 'hari_dagang_sama_dengan_perbuatan',
    sql: `select coalesce(x.tgl, d.tgl) || ' ' || coalesce(x.jenis, d.jenis) as di,
        1 + abs(coalesce(x.total, 0) - coalesce(d.total, 0)) as selisih
      from (select s.kode_toko, s.tgl, x.* from hari_dagang s cross join lateral ${KEPT}
        where s.kode_toko = $1 and s.tgl between $2 and $3) x
      full join (${summed(
        postedSql(
          tradeKinds(kinds),
          '(select kode_toko, tgl from hari_dagang where kode_toko = $1 and tgl between $2 and $3) h',
          new LiteralParams(),
        ),
      )}) d on d.tgl = x.tgl and d.jenis = x.jenis
      where (x.nota, x.batal, x.qty, x.gram, x.total) is distinct from (d.nota, d.batal, d.qty, d.gram, d.total)`,
  },
];
