import {
  sectionsOf,
  type FilterValues,
  type Report,
  type ReportSections,
  type Section,
} from '@kilau/contract/core/report.ts';
import type { ReportKey, ReportOf } from '@kilau/contract/registry.ts';
import type { Context } from '../../platform/context.ts';

/** One SQL statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a report needs of a request. */
export type ReportContext = Pick<
  Context,
  'db' | 'readings' | 'jobs' | 'actor' | 'shop' | 'lang' | 't' | 'now' | 'param' | 'isOn'
>;

/** What a report reads: one statement; where it has sections, one for each of them. */
export type StatementsOf<R extends Report> = R extends { readonly sections: infer S extends ReportSections }
  ? { readonly [Key in keyof S]: Statement }
  : Statement;

/**
 * Makes what a report reads. The rows of a statement have exactly the columns of the report (of its section, or of the
 * view that the filter chose), sorted by its groups, and are only of the shop that asks (`context.shop.kode_toko`). It
 * ends in `order by`; the engine puts a limit or a cursor around it. A test runs it on a seeded shop and holds names
 * and types of its columns against the definition.
 */
export type QueryFor<R extends Report> = (
  context: Pick<Context, 'shop' | 't' | 'param' | 'isOn'>,
  filter: FilterValues<R>,
) => StatementsOf<R>;
export type ReportQuery<K extends ReportKey> = QueryFor<ReportOf<K>>;

/** One entry per report of the registry: a report without its query does not compile. */
export type ReportQueries = { readonly [K in ReportKey]: ReportQuery<K> };

/** Statements as the engine sees them, for any report. */
export type Statements = Statement | Readonly<Record<string, Statement>>;

/** The query as the engine sees it: one shape for every report. */
export type AnyQuery = (context: ReportContext, filter: Readonly<Record<string, unknown>>) => Statements;

/** @throws Error for a report without a query, which does not compile. */
export function queryOf(queries: ReportQueries, key: string): AnyQuery {
  const query = (queries as unknown as Readonly<Record<string, AnyQuery | undefined>>)[key];
  if (!query) throw new Error(`report ${key} has no query`);
  return query;
}

/** A table of a report and the statement that reads its rows. */
export interface ReportPart {
  readonly section: Section;
  readonly statement: Statement;
}

const isOne = (made: Statements): made is Statement => typeof made['text'] === 'string';

/**
 * The tables of a report, in order, each with what it reads. An ordinary report has one.
 * @throws Error for a section without a statement, which does not compile.
 */
export function partsOf(report: Report, made: Statements): readonly ReportPart[] {
  return sectionsOf(report).map((section) => {
    const statement = isOne(made) ? made : made[section.key];
    if (!statement) throw new Error(`section ${section.key} of report ${report.key} has no query`);
    return { section, statement };
  });
}

/** A statement that answers no other columns than these. */
const narrowed = ({ text, values }: Statement, columns: Section['columns']): Statement => ({
  text: `select ${Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ')} from (${text}) dibaca`,
  values,
});

/** The statements of a report without what this reader is not told: it does not leave the database. */
export function toldStatements(whole: Report, told: Report, made: Statements): Statements {
  const sections = sectionsOf(told).map((section, index) => {
    const full = sectionsOf(whole)[index];
    const same = Object.keys(full?.columns ?? {}).length === Object.keys(section.columns).length;
    return { section, same };
  });
  if (sections.every(({ same }) => same)) return made;
  const cut = (statement: Statement, { section, same }: (typeof sections)[number]): Statement =>
    same ? statement : narrowed(statement, section.columns);
  const [first] = sections;
  if (isOne(made)) return first ? cut(made, first) : made;
  return Object.fromEntries(
    partsOf(told, made).map(({ section: { key }, statement }, index) => {
      const one = sections[index];
      return [key, one ? cut(statement, one) : statement];
    }),
  );
}
