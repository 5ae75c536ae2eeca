import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { Params } from '../resource.sql.ts';
import { conditions, headsSql, listPapers, named, type Head, type ListAsked } from './read.ts';

/** Which page of a list is asked for. */
export interface PageAsked {
  readonly page: number | null;
  readonly skip: number | null;
}

/**
 * A page of the papers of a kind that is told in pages, the newest first, with how many there are of all. Who goes from
 * one paper to the next (`after`) gets what other lists answer him; who names neither gets both.
 */
export async function pagePapers(
  sql: Sql,
  kind: Kind,
  kode_toko: string,
  asked: ListAsked & PageAsked,
): Promise<object> {
  const { paged } = kind;
  if (!paged) throw new Error(`${kind.key} is not told in pages`);
  const status = asked.status === null ? null : (paged.states?.[asked.status] ?? asked.status);
  const meant: ListAsked = { ...asked, status };
  if (asked.after) return listPapers(sql, kind, kode_toko, meant);
  const limit = asked.limit ?? paged.limit;
  const skip = asked.skip ?? ((asked.page ?? 1) - 1) * limit;
  const params = new Params();
  const where = conditions(kind, kode_toko, meant, params).join(' and ');
  const values = [...params.values];
  const rows = await sql.query<Head & Record<string, unknown>>(
    `${headsSql(kind)} where ${where} order by d.tgl desc, d.nomor desc
     limit ${params.add(limit)} offset ${params.add(skip)}`,
    params.values,
  );
  const { count } = await sql.one<{ readonly count: number }>(
    `select count(*)::int as count from (${headsSql(kind)} where ${where}) d`,
    values,
  );
  const heads = rows.map((row) => named(kind, row));
  const page = { count, [paged.rows]: heads, skip, limit, page: Math.floor(skip / limit) + 1 };
  const asPage = asked.page !== null || asked.skip !== null || status !== asked.status;
  return asPage
    ? page
    : { data: heads, next: skip + heads.length < count ? (heads.at(-1)?.nomor ?? null) : null, ...page };
}
