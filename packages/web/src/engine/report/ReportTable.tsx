import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { formatTotal, groupHeading, showsTotal } from '@kilau/contract/core/table-text.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column, EmptyNote, Section } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { fieldColumn, useFormat } from '../cells/FieldCell.tsx';

type Row = Readonly<Record<string, unknown>>;

/** Rows of a report have no key of their own: they are told apart by their place in the answer. */
function placesOf(answer: ReportWire): WeakMap<Row, string> {
  const places = new WeakMap<Row, string>();
  let place = 0;
  for (const group of answer.grup) for (const row of group.baris) places.set(row, String(place++));
  return places;
}

const decimal = (value: number | undefined): Dec | undefined => (value === undefined ? undefined : Dec.from(value));

function useColumns(report: Report, answer: ReportWire): readonly Column<Row>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () =>
      answer.kolom.flatMap(({ nama }) => {
        const field = report.columns[nama];
        if (!field) return [];
        return [
          {
            ...fieldColumn<Row>(nama, field, format, t),
            ...(showsTotal(field) && { total: formatTotal(field, decimal(answer.total[nama]), format) }),
          },
        ];
      }),
    [report, answer, format, t],
  );
}

function useSections(report: Report, answer: ReportWire): readonly Section<Row>[] | undefined {
  const format = useFormat();
  return useMemo(() => {
    if (!report.groupBy?.length) return undefined;
    return answer.grup.map((group, index) => ({
      key: String(index),
      title: groupHeading(report, { keys: group.kunci, label: group.label, subtotal: group.subtotal }, format),
      totals: Object.fromEntries(
        Object.entries(group.subtotal).flatMap(([nama, value]) => {
          const field = report.columns[nama];
          return field && showsTotal(field) ? [[nama, formatTotal(field, Dec.from(value), format)]] : [];
        }),
      ),
      rows: group.baris,
    }));
  }, [report, answer, format]);
}

/** The rows of a report: groups with subtotals, sticky head, and the grand total where the eye ends. */
export function ReportTable({
  report,
  answer,
  empty,
}: {
  readonly report: Report;
  readonly answer: ReportWire;
  readonly empty: EmptyNote;
}) {
  const t = useT();
  const columns = useColumns(report, answer);
  const sections = useSections(report, answer);
  const places = useMemo(() => placesOf(answer), [answer]);
  const rows = useMemo(() => answer.grup.flatMap((group) => group.baris), [answer]);
  return (
    <DataTable<Row>
      label={t.of(titleKey(report.page))}
      columns={columns}
      rows={sections ? undefined : rows}
      sections={sections}
      rowKey={(row) => places.get(row) ?? ''}
      totalLabel={columns.some((column) => column.total !== undefined) ? t('laporan.total') : undefined}
      empty={empty}
      fill
    />
  );
}
