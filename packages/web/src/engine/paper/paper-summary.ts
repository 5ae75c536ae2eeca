import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatField, formatNumber, type FormatContext } from '@kilau/contract/core/format.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import type { PaperRow } from './paper-calls.ts';
import { stateWord } from './paper-words.ts';

const sum = (rows: readonly PaperRow[], name: string): Dec => Dec.sum(rows.map((row) => String(row[name] ?? 0)));

/** Papers by the states of their kind, those that stand first; a state without papers is left out. */
const byState = ({ states }: Kind, rows: readonly PaperRow[]) =>
  Object.entries(states)
    .map(([status, { tone }]) => ({ status, tone, rows: rows.filter((row) => row.status === status) }))
    .filter((state) => state.rows.length > 0);

/**
 * What a list of papers that come to money comes to, once all of it is here: only those that stand count; what waits
 * and what was taken back stand beside it, each with its own sum. A list of one state alone, whichever it is, comes to
 * what it shows; one of several of which none counts has no sum but theirs.
 */
export function paperSummary(
  kind: Kind,
  rows: readonly PaperRow[],
  format: FormatContext,
  word: (status: string) => string,
) {
  const fields = headFields(kind);
  const states = byState(kind, rows);
  const counts = (tone: string): boolean => states.length === 1 || tone === 'stands' || tone === 'over';
  const standing = states.filter(({ tone }) => counts(tone)).flatMap((state) => state.rows);
  const label = states
    .toSorted((a, b) => Number(counts(b.tone)) - Number(counts(a.tone)))
    .map(({ status, tone, rows: own }) => {
      const named = `${word(status)} ${own.length}`;
      return counts(tone) ? named : `${named}: ${formatNumber(sum(own, 'total'))}`;
    })
    .join(' · ');
  const totals = Object.fromEntries(
    (kind.sums ?? []).flatMap((name) => {
      const field = fields[name];
      return field && standing.length > 0 ? [[name, formatField(field, sum(standing, name), format)]] : [];
    }),
  );
  return { label, totals };
}

/** The columns of a list with what it comes to, and the words before it; as they are where it comes to nothing yet. */
export function usePaperSummary(
  kind: Kind,
  columns: readonly Column<PaperRow>[],
  rows: readonly PaperRow[] | undefined,
  whole: boolean,
): { readonly columns: readonly Column<PaperRow>[]; readonly totalLabel?: string } {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    if (!whole || !rows || rows.length === 0 || !kind.sums?.includes('total')) return { columns };
    const { label, totals } = paperSummary(kind, rows, format, (status) => stateWord(t, kind, status));
    return {
      totalLabel: label,
      columns: columns.map((column) => ({ ...column, total: totals[column.key] })),
    };
  }, [kind, columns, rows, whole, format, t]);
}
