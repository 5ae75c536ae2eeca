import { NUMERIC_KINDS, type FieldKind, type Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { ReportColumn, TableShape } from '@kilau/contract/core/report.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { CardShape } from '../../ui/table/types.ts';

/** What a row comes to, the weightiest first. */
const AMOUNTS: readonly FieldKind[] = ['money', 'weight', 'percent', 'kadar', 'integer'];

/** The columns of which one stands at the right of a card: what it is worth, or else what it weighs or counts. */
function amountsOf(fields: Fields, columns: readonly string[]): readonly string[] {
  const firsts = AMOUNTS.flatMap((kind) => columns.find((name) => fields[name]?.kind === kind) ?? []);
  return columns.includes('total') ? ['total'] : firsts;
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
  return {
    title: ['nama', ...wordsOf(fields, kind.columns), 'nomor'],
    amount: amountsOf(fields, kind.columns).slice(0, 1),
    state: 'status',
  };
}

/** The card of a master's record: its name, its code, the one figure that it is looked up for. */
export function recordCard({ name, id, fields, columns, computed, band }: Resource): CardShape {
  const all = { ...fields, ...computed };
  // What a record is found by is not what it comes to, nor is the end of the band that begins with it.
  const found = [name, id, band?.to];
  const others = [...columns, ...Object.keys(computed ?? {})].filter((column) => !found.includes(column));
  const picture = columns.find((column) => fields[column]?.kind === 'image' || fields[column]?.kind === 'images');
  return {
    title: [name, id, ...wordsOf(fields, columns)],
    amount: amountsOf(all, others),
    ...(picture !== undefined && { picture }),
    state: 'status_aktif',
  };
}

const isSum = (column: ReportColumn | undefined): boolean => column?.total === 'sum';

/**
 * The card of a report's row: what it is called, what it adds to the total, how it stands. What the report shows large
 * above its table is what it is about: of several such figures the last is what the others come to.
 */
export function reportCard({ columns, tiles = [] }: TableShape, shown: readonly string[]): CardShape {
  const of = (...kinds: readonly FieldKind[]) => shown.filter((name) => kinds.includes(columns[name]?.kind ?? 'lines'));
  const large = tiles.map(({ column }) => column);
  const sums = (kind: FieldKind) => {
    const all = of(kind).filter((name) => isSum(columns[name]));
    const first = large.filter((name) => all.includes(name));
    return (first.length > 0 ? first : all).toReversed();
  };
  const amount = [sums('money'), sums('weight'), sums('integer')].find((names) => names.length > 0);
  const state = of('choice').at(-1);
  const words = of('text');
  return {
    title: [...words.filter((name) => name.startsWith('nama')), ...words, ...of('ref', 'code'), ...shown],
    ...(amount && { amount }),
    ...(state !== undefined && { state }),
  };
}
