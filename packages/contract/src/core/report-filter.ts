import type { Field, Fields } from './field.ts';
import { can, type Actor } from './permission.ts';
import type { FilterValues, Report } from './report.ts';
import { fieldBreaks, recordSchema, type RuleBreak } from './schema.ts';

/** How a call says that a filter is left open which has a default. */
export const OPEN_FILTER = 'ALL';

/** What a reader of filters must know about shop and day. */
export interface FilterRules {
  /** The business date, `YYYY-MM-DD`: what dates are unless chosen. */
  readonly today: string;
  /** REPORT_ONE_MONTH_PROTECTION_MODULE. */
  readonly oneMonth: boolean;
}

export type FilterReading<R extends Report> =
  | { readonly values: FilterValues<R> }
  | { readonly breaks: Readonly<Record<string, RuleBreak>> };

/** Words that stand for 'no restriction' wherever a filter may be left open (specification, sections 2 and 8). */
export const OPEN_WORDS = [OPEN_FILTER, 'SEMUA'] as const;
const EVERYTHING: ReadonlySet<unknown> = new Set(OPEN_WORDS);
/** Whether a call says that a filter is left open, by one of these words or by saying nothing. */
export const leavesOpen = (said: unknown): boolean =>
  said === undefined || said === null || said === '' || EVERYTHING.has(said);

/** A query string has only texts: what they stand for in a filter of this kind. */
function meant(field: Field, raw: unknown): unknown {
  if (field.kind === 'boolean' && (raw === 'true' || raw === 'false')) return raw === 'true';
  const named = field.kind === 'choice' && field.options.includes(String(raw));
  return !field.required && !named && EVERYTHING.has(raw) ? '' : raw;
}

/** The filters of a form that nobody has touched, or of a call that names none. */
export function filterDefaults(filters: Fields, today: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, field]) => {
      const value = 'default' in field ? field.default : undefined;
      return [name, value === 'today' ? today : (value ?? (field.kind === 'boolean' ? false : ''))];
    }),
  );
}

/** The report with the filters that its shop has; the others are left to their defaults, and told nowhere. */
export function askedFilters(report: Report, actor: Actor): Report {
  const { asks } = report;
  if (!asks) return report;
  const filters = Object.entries(report.filters).flatMap(([name, field]): [string, Field][] => {
    const when = asks[name];
    if (when && !can(actor, { gate: when.gate })) return [];
    const [first] = when?.options ?? [];
    return [
      [
        name,
        when?.options && first !== undefined && field.kind === 'choice'
          ? { ...field, options: when.options, default: first }
          : field,
      ],
    ];
  });
  return { ...report, filters: Object.fromEntries(filters) };
}

/** The same day of the next month, or its last day: 31 January → 28 February. */
function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

/** The rule that a range of dates breaks, if any (specification, section 5). */
function rangeBreak(from: unknown, to: unknown, oneMonth: boolean): RuleBreak | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (from > to) return { rule: 'rentang_tanggal_terbalik' };
  return oneMonth && to > monthLater(from) ? { rule: 'rentang_lebih_sebulan' } : undefined;
}

/** The filters that were said to be open and would have a default: they take it where nothing is said. */
function leftOpen(filters: Fields, raw: Readonly<Record<string, unknown>>): Record<string, null> {
  const open = Object.entries(filters).filter(([name, field]) => {
    const said = meant(field, raw[name]);
    return !field.required && field.kind !== 'boolean' && 'default' in field && (said === '' || said === null);
  });
  return Object.fromEntries(open.map(([name]) => [name, null]));
}

/**
 * Reads the filters of a report out of a form or a query string, the same on both floors. What is not said at all
 * takes its default; what is said to be empty is empty, and refused where the report needs it. A broken range of
 * dates shows on both dates.
 */
export function readFilters<R extends Report>(
  report: R,
  raw: Readonly<Record<string, unknown>>,
  rules: FilterRules,
): FilterReading<R> {
  const defaults = filterDefaults(report.filters, rules.today);
  const input = Object.fromEntries(
    Object.entries(report.filters).map(([name, field]) => [
      name,
      raw[name] === undefined ? defaults[name] : meant(field, raw[name]),
    ]),
  );
  const parsed = recordSchema(report.filters).safeParse(input);
  if (!parsed.success) return { breaks: fieldBreaks(parsed.error) };
  const values = { ...parsed.data, ...leftOpen(report.filters, raw) } as FilterValues<R>;
  const [from, to] = report.period ?? [];
  const broken = from && to ? rangeBreak(values[from], values[to], rules.oneMonth) : undefined;
  return broken && from && to ? { breaks: { [from]: broken, [to]: broken } } : { values };
}
