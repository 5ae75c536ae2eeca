import type { Dec } from '@kilau/contract/core/dec.ts';
import { labelKey } from '@kilau/contract/core/field.ts';
import { scaleOf } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { Report, Section } from '@kilau/contract/core/report.ts';
import type { ReportWire, ReportWireGroup, ReportWireShop, ReportWireTable } from '@kilau/contract/core/report-wire.ts';
import {
  tableSteps,
  type ReportRow,
  type TableGroup,
  type TableModel,
  type Totals,
} from '@kilau/contract/core/table-model.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { turn } from '../../platform/turn.ts';
import { partsOf, type ReportContext, type ReportPart, type Statements } from './query.ts';
import { sumAll, type RowsSum } from './totals.ts';

/** Most rows of a table on a screen. Nobody scrolls through more, and a till waits for its scan while they are made. */
const MOST_ON_SCREEN = 2000;

/** The groups around the last row that is shown, with what all of their rows come to. */
function whole(groups: readonly TableGroup[], [sum, ...inner]: readonly RowsSum[]): readonly TableGroup[] {
  const last = groups.at(-1);
  if (!last || !sum) return groups;
  const { groups: within } = last;
  return [...groups.slice(0, -1), { ...last, subtotal: sum.totals, ...(within && { groups: whole(within, inner) }) }];
}

/** Builds a table, letting others have the thread in between. */
async function build(section: Section, rows: readonly ReportRow[]): Promise<TableModel> {
  const steps = tableSteps(section, rows);
  for (;;) {
    await turn();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The first `most` rows of a table in their groups. Totals are over all rows, which the database adds up. */
async function readTable(sql: Sql, { section, statement }: ReportPart, most: number): Promise<TableModel> {
  const rows = await sql.query<ReportRow>(`${statement.text}\nlimit ${most + 1}`, statement.values);
  const shown = rows.slice(0, most);
  const table = await build(section, shown);
  const last = shown.at(-1);
  if (!last || rows.length === shown.length) return table;
  const sum = await sumAll(sql, section, statement, last);
  const { around } = sum;
  return {
    ...table,
    groups: whole(table.groups, around.length > 0 ? around : [sum]),
    total: sum.totals,
    rowCount: sum.rows,
    cancelled: sum.cancelled,
  };
}

type Tell = (totals: Totals) => Totals;

/** What totals tell of the columns that are shown. */
const teller =
  ({ columns }: Section): Tell =>
  (totals) =>
    Object.fromEntries(Object.entries(totals).filter(([name]) => !columns[name]?.hidden));

const wireGroup = ({ keys, label, rows, subtotal, groups }: TableGroup, tell: Tell): ReportWireGroup<Dec> => ({
  kunci: keys,
  label,
  baris: rows,
  subtotal: tell(subtotal),
  ...(groups && { grup: groups.map((group) => wireGroup(group, tell)) }),
});

const rowsIn = (groups: readonly TableGroup[]): number =>
  groups.reduce((count, { rows, groups: within = [] }) => count + rows.length + rowsIn(within), 0);

function wireTable(section: Section, table: TableModel, t: ReportContext['t']): ReportWireTable<Dec> {
  const tell = teller(section);
  return {
    kolom: table.columns.flatMap((nama) => {
      const field = section.columns[nama];
      return field
        ? [
            {
              nama,
              label: t(labelKey(nama, field)),
              jenis: field.kind,
              desimal: scaleOf(field) ?? null,
              total: field.total !== undefined,
            },
          ]
        : [];
    }),
    grup: table.groups.map((group) => wireGroup(group, tell)),
    total: tell(table.total),
    ...(table.cancelled && {
      batal: {
        jumlah_baris: table.cancelled.rows,
        total: tell(table.cancelled.totals),
        bruto: tell(table.cancelled.gross),
      },
    }),
    jumlah_baris: table.rowCount,
    terpotong: table.rowCount > rowsIn(table.groups),
  };
}

/** What a screen shows of a report: the first rows of each table, and the totals of all. */
export async function reportJson(
  asked: {
    readonly report: Report;
    readonly context: ReportContext;
    readonly filter: Readonly<Record<string, unknown>>;
    readonly statement: Statements;
    readonly gagal?: readonly ReportWireShop[];
  },
  most: number = MOST_ON_SCREEN,
): Promise<ReportWire<Dec>> {
  const { report, context, filter, statement, gagal = [] } = asked;
  const tables = await context.readings.tx(
    async (tx) => {
      const read = [];
      for (const part of partsOf(report, statement)) {
        const table = await readTable(tx, part, most);
        read.push({ section: part.section, wire: wireTable(part.section, table, context.t) });
      }
      return read;
    },
    // Rows and totals are of one moment.
    { isolation: 'repeatable read', readOnly: true },
  );
  const title = titleKey(report.page);
  const head = { judul: context.t(title), filter };
  const [only] = tables;
  if (only && !report.sections) return { ...head, ...only.wire, ...(gagal.length > 0 && { gagal }) };
  return {
    ...head,
    kolom: [],
    grup: [],
    total: {},
    jumlah_baris: tables.reduce((count, { wire }) => count + wire.jumlah_baris, 0),
    terpotong: tables.some(({ wire }) => wire.terpotong),
    seksi: tables.map(({ section, wire }) => ({
      seksi: section.key,
      judul: context.t(section.title ?? title),
      ...wire,
    })),
  };
}
