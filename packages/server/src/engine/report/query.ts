import type { FilterValues } from '@kilau/contract/core/report.ts';
import type { ReportKey, ReportOf } from '@kilau/contract/registry.ts';
import type { Context } from '../../platform/context.ts';

/** One SQL statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a report needs of a request. */
export type ReportContext = Pick<Context, 'db' | 'actor' | 'shop' | 'lang' | 't' | 'now' | 'param' | 'isOn'>;

/**
 * What a report reads: one statement whose rows have exactly the columns of the report, or of the view that the filter
 * chose, sorted by its groups, and only rows of the shop that asks (`context.shop.kode_toko`). It ends in `order by`;
 * the engine puts a limit or a cursor around it. A test runs it on a seeded shop and holds names and types of its
 * columns against the definition.
 */
export type ReportQuery<K extends ReportKey> = (
  context: Pick<Context, 'shop' | 't' | 'param' | 'isOn'>,
  filter: FilterValues<ReportOf<K>>,
) => Statement;

/** One entry per report of the registry: a report without its query does not compile. */
export type ReportQueries = { readonly [K in ReportKey]: ReportQuery<K> };

/** The query as the engine sees it: one shape for every report. */
export type AnyQuery = (context: ReportContext, filter: Readonly<Record<string, unknown>>) => Statement;

/** @throws Error for a report without a query, which does not compile. */
export function queryOf(queries: ReportQueries, key: string): AnyQuery {
  const query = (queries as unknown as Readonly<Record<string, AnyQuery | undefined>>)[key];
  if (!query) throw new Error(`report ${key} has no query`);
  return query;
}
