import { labelKey } from '@kilau/contract/core/field.ts';
import { scaleOf, type FormatContext } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import type { TableModel } from '@kilau/contract/core/table-model.ts';

/** The first `most` rows of a table, in their groups. */
function firstRows(table: TableModel, most: number): TableModel['groups'] {
  let left = most;
  return table.groups.flatMap((group) => {
    const rows = group.rows.slice(0, Math.max(0, left));
    left -= group.rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

/** A report as it goes over the wire, with `most` rows at the most. */
export function reportJson(
  report: Report,
  filter: Readonly<Record<string, unknown>>,
  table: TableModel,
  context: FormatContext,
  most: number,
): ReportWire<Dec> {
  return {
    judul: context.t(titleKey(report.page)),
    filter,
    kolom: table.columns.flatMap((nama) => {
      const field = report.columns[nama];
      return field
        ? [
            {
              nama,
              label: context.t(labelKey(nama, field)),
              jenis: field.kind,
              desimal: scaleOf(field) ?? null,
              total: field.total !== undefined,
            },
          ]
        : [];
    }),
    grup: firstRows(table, most).map(({ keys, label, rows, subtotal }) => ({
      kunci: keys,
      label,
      baris: rows,
      subtotal,
    })),
    total: table.total,
    jumlah_baris: table.rowCount,
    terpotong: table.rowCount > most,
  };
}
