import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { formatDate, formatField, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { fieldColumn, useFormat } from '../cells/FieldCell.tsx';
import type { PaperRow } from './paper-calls.ts';
import { shortNumber } from './paper-words.ts';
import { kindOf, totalOf } from './waiting.ts';

/** Stand in the column of the time: whoever waits has waited since then. */
const IN_TIME: ReadonlySet<string> = new Set(['tgl', 'dibuat_oleh']);

/** Columns that the lists of all these kinds have; money that goes out is no money that comes in. */
function sharedFields(kinds: readonly Kind[]): readonly (readonly [string, Field])[] {
  const [first, ...others] = kinds;
  if (!first) return [];
  const fields = headFields(first);
  const shared = first.columns.filter(
    (name) => !IN_TIME.has(name) && others.every(({ columns }) => columns.includes(name)),
  );
  const apart = kinds.some(({ paysOut }) => paysOut);
  return shared.flatMap((name) => {
    const field = fields[name];
    return field && !(apart && name === 'total') ? [[name, field] as const] : [];
  });
}

/** Which kind each is of, and its number. */
function identity(kinds: readonly Kind[], t: Translate): readonly Column<PaperRow>[] {
  const [first] = kinds;
  const word = (row: PaperRow) => t.of(kindOf(kinds, row)?.label ?? '');
  const one = kinds.length === 1 && first;
  return [
    ...(one
      ? []
      : [
          {
            key: 'kertas',
            title: t('field.arah'),
            text: word,
            cell: (row: PaperRow) => <Chip tone={kindOf(kinds, row)?.paysOut ? 'info' : 'good'}>{word(row)}</Chip>,
          },
        ]),
    {
      key: 'nomor',
      title: one ? t.of(labelKey(one.number, {})) : t('nota.nomor'),
      text: (row) => row.nomor,
      told: shortNumber,
    },
  ];
}

/** Money in and money out, each below its own head. */
function inAndOut(kinds: readonly Kind[], chosen: readonly PaperRow[], t: Translate): readonly Column<PaperRow>[] {
  if (!kinds.some(({ paysOut }) => paysOut)) return [];
  return (['masuk', 'keluar'] as const).map((way) => {
    const out = way === 'keluar';
    const mine = (row: PaperRow) => (kindOf(kinds, row)?.paysOut === true) === out;
    const sum = totalOf(kinds, chosen.filter(mine));
    return {
      key: way,
      title: t(`field.${way}`),
      numeric: true,
      text: (row) => (mine(row) ? formatNumber(Dec.from(String(row['total']))) : ''),
      sortBy: (row) => (mine(row) ? Dec.from(String(row['total'])) : undefined),
      total: formatNumber(out ? sum.negated() : sum),
    };
  });
}

/** Since when it waits: of today's the hour is enough. */
function sinceWhen(row: PaperRow, timeZone: string): string {
  const told = formatInstant(String(row['dibuat_pada']), timeZone);
  const day = formatDate(String(row['tgl']));
  return told.startsWith(day) ? told.slice(day.length + 1) : told;
}

const sinceColumn = (timeZone: string, t: Translate): Column<PaperRow> => ({
  key: 'waktu',
  title: t('field.waktu'),
  text: (row) => sinceWhen(row, timeZone),
  sortBy: (row) => String(row['dibuat_pada']),
});

/** The card of a paper that waits: nothing says how it stands, and what several kinds come to goes in or out. */
export const waitingCard = (kinds: readonly Kind[], { title, amount }: CardShape): CardShape => ({
  title,
  ...(amount !== undefined && { amount: kinds.some(({ paysOut }) => paysOut) ? ['masuk', 'keluar'] : amount }),
  ...(kinds.length > 1 && { state: 'kertas' }),
});

/** Whether some paper says something in a column: who validated them none does yet. */
const saysAnything = (rows: readonly PaperRow[], name: string): boolean =>
  rows.length === 0 || rows.some((row) => row[name] !== null && row[name] !== undefined && row[name] !== '');

/** Columns of papers that wait. @param chosen what the totals add up. */
export function useWaitingColumns(
  kinds: readonly Kind[],
  rows: readonly PaperRow[],
  chosen: readonly PaperRow[],
): readonly Column<PaperRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const sum = (name: string) => Dec.sum(chosen.map((row) => String(row[name] ?? 0)));
    const sums = new Set(kinds.flatMap((kind) => kind.sums ?? []));
    return [
      ...identity(kinds, t),
      // Papers of several kinds stand in the order of their time.
      ...(kinds.length === 1 ? [sinceColumn(format.timeZone, t)] : []),
      ...sharedFields(kinds)
        .filter(([name]) => saysAnything(rows, name))
        .map(([name, field]) => ({
          ...fieldColumn<PaperRow>(name, field, format, t),
          ...(sums.has(name) && { total: formatField(field, sum(name), format) }),
        })),
      ...inAndOut(kinds, chosen, t),
    ];
  }, [kinds, rows, chosen, t, format]);
}
