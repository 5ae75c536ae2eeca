import { NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import { levelsOf, sectionsOf, viewOf, type Report, type TableShape } from '@kilau/contract/core/report.ts';
import { visibleColumns } from '@kilau/contract/core/table-model.ts';

/** What is wrong with one table of a report. */
function* tableFaults(table: TableShape): Generator<string> {
  const { columns, groups, groupBy, groupLabel, tiles = [] } = table;
  if (Object.keys(columns).length === 0) yield 'no columns';
  else if (visibleColumns(table).length === 0) yield 'every column makes a group';
  if (groups && (groupBy || groupLabel)) yield 'groups beside groupBy';
  if (groupLabel && !groupBy) yield 'groupLabel without groupBy';
  if (groups?.length === 0) yield 'groups without a level';
  const levels = levelsOf(table);
  const by = levels.flatMap((level) => level.by);
  for (const [index, level] of levels.entries()) {
    if (level.by.length === 0) yield `level ${index} is made by no column`;
    for (const name of [...level.by, ...(level.label ? [level.label] : [])]) {
      if (!(name in columns)) yield `level ${index} names no column: ${name}`;
    }
  }
  for (const name of new Set(by.filter((one, index) => by.indexOf(one) < index))) yield `${name} makes groups twice`;
  for (const [name, { total, kind }] of Object.entries(columns)) {
    if ((total === 'sum' || total === 'last') && !NUMERIC_KINDS.has(kind)) yield `${name} is no number to add up`;
    if (typeof total === 'object' && total.ratio.some((one) => columns[one]?.total !== 'sum')) {
      yield `${name} is no ratio of two sums`;
    }
  }
  for (const { column } of tiles) if (!columns[column]?.total) yield `the tile of ${column} has no total`;
}

function* viewFaults(report: Report): Generator<string> {
  const { views, columns, filters } = report;
  if (!views) return;
  const chosen = filters[views.by];
  const options = chosen?.kind === 'choice' && chosen.required ? chosen.options : [];
  if (JSON.stringify(options) !== JSON.stringify(Object.keys(views.of))) {
    yield `the options of ${views.by} are not the views`;
  }
  for (const [option, view] of Object.entries(views.of)) {
    for (const name of view.columns) if (!(name in columns)) yield `${option} shows no column: ${name}`;
    for (const fault of tableFaults(viewOf(report, { [views.by]: option }))) yield `${option}: ${fault}`;
  }
}

/** What is wrong with the definition of a report, beyond what its types say. */
export function reportFaults(report: Report): string[] {
  const { sections, columns, groupBy, groups, tiles, views } = report;
  if (!sections) return [...(views ? viewFaults(report) : tableFaults(report))];
  const faults: string[] = [];
  if (Object.keys(sections).length === 0) faults.push('no sections');
  const own = Object.keys(columns).length > 0 || [groupBy, groups, tiles, views].some(Boolean);
  if (own) faults.push('a table beside its sections');
  for (const section of sectionsOf(report)) {
    for (const fault of tableFaults(section)) faults.push(`${section.key}: ${fault}`);
  }
  return faults;
}
