import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { formatField, formatInstant, type FormatContext } from '@kilau/contract/core/format.ts';
import type { Report, ReportColumn } from '@kilau/contract/core/report.ts';
import type { TableModel, Totals } from '@kilau/contract/core/table-model.ts';
import { formatTotal, groupHeading, showsTotal, totalLabel } from '@kilau/contract/core/table-text.ts';
import { pause } from '../render/pause.ts';
import type { SheetBlock, SheetColumn, SheetFormula, SheetTotal, SheetValue } from '../render/xlsx.ts';

type Column = { readonly name: string; readonly field: ReportColumn };

/**
 * Excel's number format of a kind of field. Purities and percents have none: `0.###` would show a whole one as `70.`
 */
function excelFormat(field: ReportColumn): string | undefined {
  switch (field.kind) {
    case 'money':
    case 'integer':
      return '#,##0';
    case 'weight':
      return field.shown === 2 ? '#,##0.00' : '#,##0.000';
    case 'date':
      return 'dd/mm/yyyy';
    case 'datetime':
      return 'dd/mm/yyyy hh:mm';
    default:
      return undefined;
  }
}

/** What a shop's clock showed at that moment, as UTC: a sheet knows no time zones. */
function wallClock(value: string | Date, timeZone: string): Date {
  const [day = '', month = '', year = '', hour = '', minute = ''] = formatInstant(value, timeZone).split(/\D/);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

function sheetValue(field: ReportColumn, value: unknown, context: FormatContext): SheetValue {
  if (value === null || value === undefined || value === '') return null;
  if (NUMERIC_KINDS.has(field.kind)) return Dec.from(value as DecInput).toJSON();
  if (field.kind === 'date') return new Date(`${String(value)}T00:00:00Z`);
  if (field.kind === 'datetime') return wallClock(value as string | Date, context.timeZone);
  return formatField(field, value, context);
}

/** How the sheet itself can work a column's total out, given where the other columns stand. */
function formulaOf(field: ReportColumn, columns: readonly Column[]): SheetFormula | undefined {
  const { total } = field;
  if (total === undefined || total === 'distinct') return undefined;
  if (typeof total === 'string') return total;
  const [over, under] = total.ratio.map((name) =>
    columns.findIndex((column) => column.name === name && showsTotal(column.field)),
  );
  return over !== undefined && under !== undefined && over >= 0 && under >= 0 ? { over, under } : undefined;
}

const NARROWEST = 6;
const WIDEST = 60;

/** A report's table with the types a sheet needs, and columns as wide as their widest value. */
export async function sheetTable(
  report: Report,
  table: TableModel,
  context: FormatContext,
): Promise<{
  columns: SheetColumn[];
  blocks: SheetBlock[];
  total: { label: string; cells: (SheetTotal | undefined)[] };
}> {
  const columns = table.columns.flatMap((name): Column[] => {
    const field = report.columns[name];
    return field ? [{ name, field }] : [];
  });
  const widths = columns.map(({ name, field }) =>
    Math.max(
      NARROWEST,
      context.t(labelKey(name, field)).length,
      formatTotal(field, table.total[name], context).length + 1,
    ),
  );
  const totals = (values: Totals) =>
    columns.map(({ name, field }): SheetTotal | undefined => {
      const value = showsTotal(field) ? values[name] : undefined;
      return value && { value: value.toJSON(), formula: formulaOf(field, columns) };
    });
  const grouped = (report.groupBy?.length ?? 0) > 0;
  const blocks: SheetBlock[] = [];
  for (const group of table.groups) {
    const rows: SheetValue[][] = [];
    for (const row of group.rows) {
      rows.push(
        columns.map(({ name, field }, index) => {
          const length = formatField(field, row[name], context).length;
          if (length > (widths[index] ?? 0)) widths[index] = length;
          return sheetValue(field, row[name], context);
        }),
      );
      if (rows.length % 1000 === 0) await pause();
    }
    blocks.push({
      heading: grouped ? groupHeading(report, group, context) : undefined,
      rows,
      subtotal: grouped ? totals(group.subtotal) : [],
    });
  }
  return {
    columns: columns.map(({ name, field }, index) => ({
      label: context.t(labelKey(name, field)),
      format: excelFormat(field),
      numeric: NUMERIC_KINDS.has(field.kind),
      width: Math.min(WIDEST, (widths[index] ?? 0) + 2),
    })),
    blocks,
    total: { label: totalLabel(report, table.total, context), cells: totals(table.total) },
  };
}
