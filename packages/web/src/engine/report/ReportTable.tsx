import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { levelsOf, type Section as Shape, type TableShape } from '@kilau/contract/core/report.ts';
import type { ReportWireGroup, ReportWireTable } from '@kilau/contract/core/report-wire.ts';
import { isCancelled } from '@kilau/contract/core/table-model.ts';
import { formatReportCell, formatTotal, groupHeading, showsTotal } from '@kilau/contract/core/table-text.ts';
import { useCan, useShopScope } from '../../platform/session.ts';
import { usePhone } from '../../ui/phone.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column, DataTableProps, EmptyNote, Section } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { reportCard } from '../cells/card-shape.ts';
import { fieldColumn, useFormat } from '../cells/FieldCell.tsx';
import { keepRow, type KeptRow } from './kept-row.ts';
import { paperOfRow, type RowPaper } from './paper-of-row.ts';
import { RowDialog } from './RowDialog.tsx';

type Row = Readonly<Record<string, unknown>>;

/** Every group with how deep it stands, each before the groups within it. */
const allGroups = (groups: readonly ReportWireGroup[], level = 0): readonly (readonly [ReportWireGroup, number])[] =>
  groups.flatMap((group) => [[group, level] as const, ...allGroups(group.grup ?? [], level + 1)]);

const rowsOf = (answer: ReportWireTable): readonly Row[] => allGroups(answer.grup).flatMap(([group]) => group.baris);

/** Rows of a report have no key of their own: they are told apart by their place in the answer. */
const placesOf = (rows: readonly Row[]): WeakMap<Row, string> =>
  new WeakMap(rows.map((row, place) => [row, String(place)]));

const decimal = (value: number | undefined): Dec | undefined => (value === undefined ? undefined : Dec.from(value));

function useColumns(table: TableShape, answer: ReportWireTable): readonly Column<Row>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () =>
      answer.kolom.flatMap(({ nama }) => {
        const field = table.columns[nama];
        if (!field) return [];
        return [
          {
            ...fieldColumn<Row>(nama, field, format, t),
            ...(field.kind === 'money' && { text: (row: Row) => formatReportCell(field, row[nama], format) }),
            ...(showsTotal(field) && { total: formatTotal(field, decimal(answer.total[nama]), format) }),
            ...(nama === table.cancelled?.by && { verdict: true }),
          },
        ];
      }),
    [table, answer, format, t],
  );
}

function useSections(table: TableShape, answer: ReportWireTable): readonly Section<Row>[] | undefined {
  const format = useFormat();
  return useMemo(() => {
    const depth = levelsOf(table).length;
    if (depth === 0) return undefined;
    return allGroups(answer.grup).map(([{ kunci, label, subtotal, baris }, level], index) => ({
      key: String(index),
      title: groupHeading(table, { level, keys: kunci, label, subtotal }, format),
      totals: Object.fromEntries(
        Object.entries(subtotal).flatMap(([nama, value]) => {
          const field = table.columns[nama];
          return field && showsTotal(field) ? [[nama, formatTotal(field, Dec.from(value), format)]] : [];
        }),
      ),
      ...(depth > 1 && { level }),
      rows: baris,
    }));
  }, [table, answer, format]);
}

/** What the gross is, and what was taken back, above the totals that are net of it. */
function useBefore(table: TableShape, { batal }: ReportWireTable): DataTableProps<Row>['before'] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    if (!batal) return undefined;
    const line = (key: string, label: string, totals: Readonly<Record<string, number>>) => ({
      key,
      label,
      totals: Object.fromEntries(
        Object.entries(totals).flatMap(([nama, value]) => {
          const field = table.columns[nama];
          return field && showsTotal(field) ? [[nama, formatTotal(field, Dec.from(value), format)]] : [];
        }),
      ),
    });
    return [line('bruto', t('laporan.bruto'), batal.bruto), line('batal', t('laporan.batal'), batal.total)];
  }, [table, batal, t, format]);
}

/**
 * The papers that rows name, as far as the reader may look them up; a report of another shop than the one worked in
 * leads to none.
 */
function usePapers(table: TableShape, answer: ReportWireTable): (row: Row) => RowPaper | undefined {
  const can = useCan();
  const elsewhere = useShopScope() !== undefined || 'kode_toko' in table.columns;
  return useMemo(
    () => (elsewhere ? () => undefined : paperOfRow(table, answer.grup, ({ need }) => can(need))),
    [table, answer, can, elsewhere],
  );
}

interface Placed {
  readonly rows: readonly Row[];
  readonly places: WeakMap<Row, string>;
}

/** Which paper a row leads to, and the row that did so before: the way back leads to it. */
function useWays(table: Shape, answer: ReportWireTable, { rows, places }: Placed, before: KeptRow | undefined) {
  const navigate = useNavigate();
  const paperOf = usePapers(table, answer);
  const leads = useMemo(() => rows.some((row) => paperOf(row) !== undefined), [rows, paperOf]);
  const place = (row: Row) => places.get(row) ?? '';
  const open = (row: Row) => {
    const paper = paperOf(row);
    if (!paper) return;
    keepRow({ seksi: table.key, tempat: place(row), nomor: paper.nomor });
    void navigate({ to: paper.path, search: { q: paper.nomor }, state: { kembali: true } });
  };
  const back = before && rows.find((row) => place(row) === before.tempat && paperOf(row)?.nomor === before.nomor);
  return { leads, paperOf, open, back: back ? place(back) : '' };
}

/** A table of a report: groups with subtotals, sticky head, and the grand total where the eye ends. */
export function ReportTable({
  table,
  answer,
  label,
  empty,
  handFirst,
  before,
}: {
  readonly table: Shape;
  readonly answer: ReportWireTable;
  /** Accessible name. */
  readonly label: string;
  readonly empty: EmptyNote;
  /** It has the hand when nothing else has it. */
  readonly handFirst: boolean;
  /** The row of the report that led to its paper before, be it of this table or of another. */
  readonly before: KeptRow | undefined;
}) {
  const t = useT();
  const phone = usePhone();
  const [opened, setOpened] = useState<Row>();
  const columns = useColumns(table, answer);
  const cards = useMemo(
    () =>
      reportCard(
        table,
        columns.map(({ key }) => key),
      ),
    [table, columns],
  );
  const sections = useSections(table, answer);
  const rows = useMemo(() => rowsOf(answer), [answer]);
  const places = useMemo(() => placesOf(rows), [rows]);
  const ways = useWays(table, answer, { rows, places }, before);
  return (
    <>
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={sections ? undefined : rows}
        sections={sections}
        rowKey={(row) => places.get(row) ?? ''}
        cards={cards}
        onOpen={phone ? setOpened : ways.leads ? ways.open : undefined}
        struck={(row) => isCancelled(table, row)}
        before={useBefore(table, answer)}
        totalLabel={
          columns.some((column) => column.total !== undefined)
            ? t(answer.batal ? 'laporan.netto' : 'laporan.total')
            : undefined
        }
        empty={empty}
        searchable={rows.length > 0}
        handAt={handFirst ? ways.back : undefined}
        fill
      />
      <RowDialog
        title={label}
        columns={columns}
        row={opened}
        nomor={opened && ways.paperOf(opened)?.nomor}
        onPaper={ways.open}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
