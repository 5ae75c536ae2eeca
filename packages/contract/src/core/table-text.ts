import { Dec, type DecInput } from './dec.ts';
import { NUMERIC_KINDS, labelKey, openKey, type Field } from './field.ts';
import { formatField, formatNumber, formatRupiah, type FormatContext } from './format.ts';
import { levelsOf, type Report, type ReportColumn, type TableShape } from './report.ts';
import type { TableGroup } from './table-model.ts';

/** The words of a report's table, the same on screen and paper. */

/** A column whose totals stand under it. Counts of texts (invoices) have no room there and are shown as tiles. */
export function showsTotal(column: ReportColumn): boolean {
  return column.total !== undefined && NUMERIC_KINDS.has(column.kind);
}

const isCount = (column: ReportColumn): boolean => column.total === 'count' || column.total === 'distinct';

/** A value in a report's table: rupiah with their prefix (specification, section 9). */
export function formatReportCell(column: Field, value: unknown, context: FormatContext): string {
  const text = formatField(column, value, context);
  return column.kind === 'money' && text !== '' ? formatRupiah(value as DecInput) : text;
}

/** A subtotal or grand total in the table. */
export function formatTotal(column: ReportColumn, value: Dec | undefined, context: FormatContext): string {
  if (value === undefined) return '';
  return isCount(column) ? formatNumber(value) : formatReportCell(column, value, context);
}

/** A grand total standing alone, with its unit: `Rp. 5,040,742,000`, `3,912.405 gr`. */
export function formatTile(column: ReportColumn, value: Dec, context: FormatContext): string {
  if (isCount(column)) return formatNumber(value);
  if (column.kind === 'money') return formatRupiah(value);
  const text = formatField(column, value, context);
  return column.kind === 'weight' ? `${text} ${context.t('umum.gr')}` : text;
}

type TotalsIn = Readonly<Record<string, DecInput>>;

/** Tiles that count texts, in words: `Dokumen 6`, `Barang 111`. What a group is made by is not counted in it. */
function countTexts(table: TableShape, totals: TotalsIn, context: FormatContext, within: readonly string[]): string[] {
  return (table.tiles ?? []).flatMap(({ column, label }) => {
    const [field, value] = [table.columns[column], totals[column]];
    if (!field || value === undefined || showsTotal(field) || within.includes(column)) return [];
    return [`${context.t(label ?? labelKey(column, field))} ${formatTotal(field, Dec.from(value), context)}`];
  });
}

/** What stands before the grand totals on paper: TOTAL, and the counts that have no room under their column. */
export function totalLabel(
  table: TableShape,
  totals: TotalsIn,
  context: FormatContext,
  word: string = 'laporan.total',
): string {
  return [context.t(word), ...countTexts(table, totals, context, [])].join(' · ');
}

/** The heading of a group: its keys, then the name behind them, then what it counts. A key that is empty says so. */
export function groupHeading(
  table: TableShape,
  group: Pick<TableGroup, 'keys' | 'label'> & { readonly subtotal: TotalsIn; readonly level?: number },
  context: FormatContext,
): string {
  const level = group.level ?? 0;
  const levels = levelsOf(table).slice(0, level + 1);
  const keys = group.keys.map((key, index) => {
    const field = table.columns[levels[level]?.by[index] ?? ''];
    return (field ? formatField(field, key, context) : key) || context.t('laporan.tanpa_isi');
  });
  const within = levels.flatMap(({ by }) => by);
  return [...keys, group.label, ...countTexts(table, group.subtotal, context, within)]
    .filter((text) => text !== '')
    .join(' · ');
}

/** One filter as it was set, in words: its label, and its value or SEMUA. */
export interface FilterText {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

function filterText(field: Field, value: unknown, context: FormatContext): string {
  return formatField(field, value, context) || context.t(openKey(field));
}

/** The filters behind a report, in words, for the head of a page or an empty table. */
export function filterTexts(
  report: Report,
  values: Readonly<Record<string, unknown>>,
  context: FormatContext,
): FilterText[] {
  return Object.entries(report.filters).map(([name, field]) => ({
    name,
    label: context.t(labelKey(name, field)),
    text: filterText(field, values[name], context),
  }));
}
