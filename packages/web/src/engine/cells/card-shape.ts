import { NUMERIC_KINDS, type FieldKind, type Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { ReportColumn, ReportColumns } from '@kilau/contract/core/report.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { CardShape } from '../../ui/table/types.ts';

/** What a row comes to, the weightiest first. */
const AMOUNTS: readonly FieldKind[] = ['money', 'weight', 'percent', 'kadar', 'integer'];

/** The column that stands at the right of a card: what it is worth, or else what it weighs or counts. */
function amountOf(fields: Fields, columns: readonly string[]): string | undefined {
  if (columns.includes('total')) return 'total';
  for (const kind of AMOUNTS) {
    const found = columns.find((name) => fields[name]?.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Columns in words, which name a row better than its codes and figures do. */
const wordsOf = (fields: Fields, columns: readonly string[]): readonly string[] =>
  columns.filter((name) => {
    const field = fields[name];
    return field?.kind === 'text' && !NUMERIC_KINDS.has(field.kind);
  });

/** The card of a paper: for whom it is, or its number; what it comes to; how it stands. */
export function paperCard(kind: Kind): CardShape {
  const fields = headFields(kind);
  const amount = amountOf(fields, kind.columns);
  return {
    title: ['nama', ...wordsOf(fields, kind.columns), 'nomor'],
    ...(amount !== undefined && { amount: [amount] }),
    state: 'status',
  };
}

/** The card of a master's record: its name, its code, the one figure that it is looked up for. */
export function recordCard({ name, id, fields, columns, computed }: Resource): CardShape {
  const all = { ...fields, ...computed };
  const amount = amountOf(all, [...columns, ...Object.keys(computed ?? {})]);
  const picture = columns.find((column) => fields[column]?.kind === 'image' || fields[column]?.kind === 'images');
  return {
    title: [name, id, ...wordsOf(fields, columns)],
    ...(amount !== undefined && { amount: [amount] }),
    ...(picture !== undefined && { picture }),
    state: 'status_aktif',
  };
}

const isSum = ({ total }: ReportColumn): boolean => total === 'sum';

/** The card of a report's row: what it is called, what it adds to the total, how it stands. */
export function reportCard(columns: ReportColumns, shown: readonly string[]): CardShape {
  const of = (...kinds: readonly FieldKind[]) => shown.filter((name) => kinds.includes(columns[name]?.kind ?? 'lines'));
  const sums = (kind: FieldKind) => of(kind).filter((name) => isSum(columns[name] as ReportColumn));
  // Of several sums the last one is what the others come to.
  const amount = [sums('money'), sums('weight'), sums('integer')].find((names) => names.length > 0)?.toReversed();
  const state = of('choice').at(-1);
  return {
    title: [...of('text'), ...of('ref', 'code'), ...shown],
    ...(amount && { amount }),
    ...(state !== undefined && { state }),
  };
}
