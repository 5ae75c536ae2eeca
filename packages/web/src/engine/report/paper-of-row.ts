import { levelsOf, type TableShape } from '@kilau/contract/core/report.ts';
import type { ReportWireGroup } from '@kilau/contract/core/report-wire.ts';
import { numbered } from '../../platform/page-list.ts';
import { numberedAs } from '../numbered.ts';

type Row = Readonly<Record<string, unknown>>;
type Numbered = (typeof numbered)[number];

/** A paper that a row names, and where it is looked up. */
export interface RowPaper {
  readonly nomor: string;
  readonly path: string;
}

/** What every kind calls the number of its papers beside its own name for it. */
const NOMOR = 'nomor';

/** The kind whose paper a column names. Several may call their numbers alike: the number itself says which it is. */
function kindOf(column: string, nomor: string): Numbered | undefined {
  const known = numberedAs(nomor);
  if (known) return column === NOMOR || column === known.number ? known : undefined;
  return numbered.find(({ number, any }) => any && number === column);
}

/** What the heading of each group says of all its rows, by column. */
function keysByRow(table: TableShape, groups: readonly ReportWireGroup[]): WeakMap<Row, Row> {
  const levels = levelsOf(table);
  const keys = new WeakMap<Row, Row>();
  const walk = ({ kunci, baris, grup = [] }: ReportWireGroup, level: number, above: Row): void => {
    const own = (levels[level]?.by ?? []).map((name, place) => [name, kunci[place]] as const);
    const all = { ...above, ...Object.fromEntries(own) };
    for (const row of baris) keys.set(row, all);
    for (const group of grup) walk(group, level + 1, all);
  };
  for (const group of groups) walk(group, 0, {});
  return keys;
}

/** Finds the first paper that a row of a table names, itself or by the heading that it stands under. */
export function paperOfRow(
  table: TableShape,
  groups: readonly ReportWireGroup[],
  may: (kind: Numbered) => boolean,
): (row: Row) => RowPaper | undefined {
  const keys = keysByRow(table, groups);
  const names = Object.keys(table.columns).filter(
    (name) => name === NOMOR || numbered.some(({ number }) => number === name),
  );
  return (row) => {
    for (const name of names) {
      const nomor = row[name] ?? keys.get(row)?.[name];
      const kind = typeof nomor === 'string' && nomor !== '' ? kindOf(name, nomor) : undefined;
      if (kind && may(kind)) return { nomor: String(nomor), path: kind.path };
    }
    return undefined;
  };
}
