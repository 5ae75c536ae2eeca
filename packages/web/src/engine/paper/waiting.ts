import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { waitingStates } from '@kilau/contract/core/kind-pages.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { PaperRow } from './paper-calls.ts';
import { usePaperRows } from './PaperList.tsx';

/** The kind of a paper in a list of several. */
export const kindOf = (kinds: readonly Kind[], { kertas }: PaperRow): Kind | undefined =>
  kinds.find(({ key }) => key === kertas);

const amount = (row: PaperRow): Dec => Dec.parse(row['total']) ?? Dec.zero;

/** What papers come to: what they bring in less what they pay out. */
export const totalOf = (kinds: readonly Kind[], rows: readonly PaperRow[]): Dec =>
  Dec.sum(rows.map((row) => (kindOf(kinds, row)?.paysOut ? amount(row).negated() : amount(row))));

/** Of several kinds who came first stands first; papers of one stand as the server orders them. */
const inOrder = (kinds: readonly Kind[], rows: readonly PaperRow[]): readonly PaperRow[] =>
  kinds.length === 1 ? rows : rows.toSorted((a, b) => (String(a['dibuat_pada']) < String(b['dibuat_pada']) ? -1 : 1));

/** Papers that wait, those of one sales person or all; what of them is ticked, and the one that is looked at. */
export function useWaiting(kinds: readonly Kind[]) {
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const [kode_sales, setSales] = useState('');
  // A list asks for one state; of several, those that wait are told apart by the deeds of the page.
  const [status = ''] = kinds.flatMap(waitingStates);
  const query = useMemo(() => ({ status, kode_sales }), [status, kode_sales]);
  const { list, rows: unordered } = usePaperRows(kinds, query);
  const rows = useMemo(() => unordered && inOrder(kinds, unordered), [kinds, unordered]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(asked === '' ? [] : [asked]));
  const [opened, setOpened] = useState(asked);
  const chosen = useMemo(() => (rows ?? []).filter((row) => ticked.has(row.nomor)), [rows, ticked]);
  const shown = rows?.find((row) => row.nomor === opened) ?? rows?.[0];
  return { kode_sales, setSales, list, rows, ticked, setTicked, chosen, shown, opened, setOpened };
}
