import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { formatField, formatRupiah, type FormatContext } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { useDefinition } from '../../../engine/definitions.ts';
import { api } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';
import { Stats } from '../../../ui/Stat.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../sistem.module.css';

interface ReportAnswer {
  readonly total: Readonly<Record<string, number>>;
  readonly jumlah_baris: number;
}

/** A figure with its unit, since it stands alone. */
function figure(field: Field, value: number, format: FormatContext): string {
  if (field.kind === 'money') return formatRupiah(value);
  const text = formatField(field, value, format);
  return field.kind === 'weight' ? `${text} gr` : text;
}

/** The figures of one report for the business date. */
export function TodayOf({ report: key }: { readonly report: string }) {
  const report = useDefinition('report', key);
  const t = useT();
  const format = useFormat();
  const { tgl_system } = useUser();
  const period = report.period ?? [];
  const answer = useQuery({
    queryKey: ['laporan', report.key, tgl_system],
    queryFn: ({ signal }) =>
      api.get<ReportAnswer>(`laporan/${report.key}`, Object.fromEntries(period.map((name) => [name, tgl_system])), {
        signal,
      }),
    retry: false,
  });
  if (!answer.data || !report.tiles) return null;
  const { total } = answer.data;
  const items = report.tiles.flatMap(({ column, label }) => {
    const field = report.columns[column];
    const counted = field?.total === 'count' || field?.total === 'distinct';
    return field
      ? [
          {
            key: column,
            label: t.of(label ?? labelKey(column, field)),
            value: figure(counted ? { kind: 'integer' } : field, total[column] ?? 0, format),
          },
        ]
      : [];
  });
  return (
    <section aria-label={t.of(titleKey(report.page))}>
      <h2 className={css.sectionTitle}>
        <Link to={report.page}>{t.of(titleKey(report.page))}</Link>
      </h2>
      <Stats label={t.of(titleKey(report.page))} items={items} />
    </section>
  );
}
