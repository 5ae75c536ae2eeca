import { useId, useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { labelKey } from '@kilau/contract/core/field.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import {
  sectionsOf,
  reportToldTo,
  viewOf,
  type Report,
  type ReportColumn,
  type Section,
} from '@kilau/contract/core/report.ts';
import type { ReportWire, ReportWireGroup, ReportWireTable } from '@kilau/contract/core/report-wire.ts';
import { formatTile, formatTotal } from '@kilau/contract/core/table-text.ts';
import { useActor } from '../../platform/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Stats, type StatItem } from '../../ui/Stat.tsx';
import type { EmptyNote } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import type { KeptRow } from './kept-row.ts';
import css from './report.module.css';
import { ReportTable } from './ReportTable.tsx';

/** One table may be empty while the others are not: its filters need no advice. */
const NO_ADVICE: EmptyNote = {};

interface FoundProps {
  readonly report: Report;
  readonly answer: ReportWire;
  readonly empty: EmptyNote;
  /** The row that led to its paper, where somebody came back from that. */
  readonly before?: KeptRow | undefined;
}

interface HandFirst {
  readonly handFirst: boolean;
}

interface TableProps {
  readonly section: Section;
  readonly answer: ReportWireTable;
}

/** Beside a figure that is net: the gross, and what was taken back. */
function cancelledNote(
  column: string,
  field: ReportColumn,
  { batal }: ReportWireTable,
  format: ReturnType<typeof useFormat>,
): string | undefined {
  const [bruto, gone] = [batal?.bruto[column], batal?.total[column]];
  // An average has no part that was taken back.
  if (bruto === undefined || gone === undefined || typeof field.total === 'object') return undefined;
  const told = (value: number) => formatTotal(field, Dec.from(value), format);
  return `${format.t('laporan.bruto')} ${told(bruto)} · ${format.t('laporan.batal')} ${told(gone)}`;
}

function Tiles({ section, answer }: TableProps) {
  const t = useT();
  const format = useFormat();
  const items = (section.tiles ?? []).flatMap(({ column, label }): StatItem[] => {
    const field = section.columns[column];
    const value = answer.total[column];
    return field && value !== undefined
      ? [
          {
            key: column,
            label: t.of(label ?? labelKey(column, field)),
            value: formatTile(field, Dec.from(value), format),
            note: cancelledNote(column, field, answer, format),
          },
        ]
      : [];
  });
  return items.length === 0 ? null : <Stats items={items} label={t('laporan.total')} />;
}

const shownIn = (groups: readonly ReportWireGroup[]): number =>
  groups.reduce((count, { baris, grup = [] }) => count + baris.length + shownIn(grup), 0);

/** Above a table: its totals, and that it is cut. */
function Above({ section, answer }: TableProps) {
  const t = useT();
  return (
    <>
      {answer.jumlah_baris > 0 ? <Tiles section={section} answer={answer} /> : null}
      {answer.terpotong ? (
        <p className={css.cut}>
          {t('laporan.terpotong', {
            tampil: formatNumber(shownIn(answer.grup)),
            baris: formatNumber(answer.jumlah_baris),
          })}
        </p>
      ) : null}
    </>
  );
}

/** One of several tables: as high as its rows, up to most of a screen. */
function Part({ section, answer, handFirst, before }: TableProps & Pick<FoundProps, 'before'> & HandFirst) {
  const t = useT();
  const heading = useId();
  const title = t.of(section.title ?? '');
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h2 id={heading} className={css.partTitle}>
        {title}
      </h2>
      <Above section={section} answer={answer} />
      <Card className={css.partTable}>
        <ReportTable
          table={section}
          answer={answer}
          label={title}
          empty={NO_ADVICE}
          handFirst={handFirst}
          before={before}
        />
      </Card>
    </section>
  );
}

/** What was found: the one table of a report, or its sections one below the other. */
export function ReportFound({ report, answer, empty, before }: FoundProps) {
  const t = useT();
  const actor = useActor();
  const sections = useMemo(
    () => sectionsOf(reportToldTo(viewOf(report, answer.filter), actor)),
    [report, answer.filter, actor],
  );
  const [only] = sections;
  if (answer.seksi === undefined || answer.jumlah_baris === 0) {
    return only ? (
      <>
        {answer.gagal ? (
          <p className={css.cut} role="status">
            {t('laporan.tanpa_toko', {
              toko: answer.gagal.map(({ kode_toko, nama_toko }) => `${kode_toko} ${nama_toko}`).join(', '),
            })}
          </p>
        ) : null}
        <Above section={only} answer={answer} />
        <Card grow className={css.table}>
          <ReportTable
            table={only}
            answer={answer}
            label={t.of(titleKey(report.page))}
            empty={empty}
            handFirst
            before={before}
          />
        </Card>
      </>
    ) : null;
  }
  const parts = sections.flatMap((section) => {
    const part = answer.seksi?.find(({ seksi }) => seksi === section.key);
    return part ? [{ section, part }] : [];
  });
  const filled = parts.filter(({ part }) => part.jumlah_baris > 0);
  const first = filled.find(({ section }) => section.key === before?.seksi) ?? filled[0];
  return parts.map(({ section, part }) => (
    <Part key={section.key} section={section} answer={part} handFirst={section === first?.section} before={before} />
  ));
}
