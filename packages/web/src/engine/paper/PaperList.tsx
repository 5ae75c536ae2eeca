import { useMemo, type ReactNode } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import { headFields } from '@kilau/contract/core/kind-fields.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Query } from '../../platform/api.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column, DataTableProps } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { fieldColumn, useFormat } from '../cells/FieldCell.tsx';
import { shortNumber } from './paper-words.ts';
import { usePapers, type PaperRow } from './paper-calls.ts';
import { stateWord } from './paper-words.ts';
import { PaperState } from './PaperState.tsx';
import { readPages } from '../../platform/read-state.ts';

/** Number, the columns that the kind declares, and the state. */
export function usePaperColumns(kind: Kind): readonly Column<PaperRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const fields = headFields(kind);
    return [
      {
        key: 'nomor',
        title: t.of(labelKey(kind.number, {})),
        text: (row) => row.nomor,
        told: shortNumber,
      },
      ...kind.columns.flatMap((name) => {
        const field = fields[name];
        return field ? [fieldColumn<PaperRow>(name, field, format, t)] : [];
      }),
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => stateWord(t, kind, row.status),
        cell: (row) => <PaperState kind={kind} status={row.status} />,
      },
    ];
  }, [kind, t, format]);
}

interface PaperListProps extends Pick<
  DataTableProps<PaperRow>,
  | 'columns'
  | 'cards'
  | 'struck'
  | 'selected'
  | 'onSelect'
  | 'totalLabel'
  | 'empty'
  | 'searchId'
  | 'searchFirst'
  | 'toolbar'
  | 'csv'
  | 'handAt'
  | 'onHand'
> {
  readonly label: string;
  readonly list: ReturnType<typeof usePapers>;
  readonly rows: readonly PaperRow[] | undefined;
  /** The paper that is open beside or above it. */
  readonly opened: string;
  readonly onOpen: (nomor: string) => void;
  readonly typed?: string;
  readonly onType?: (typed: string) => void;
}

/** Papers as a table, read on as its end comes into sight. */
export function PaperList({ list, opened, onOpen, typed, onType, ...rest }: PaperListProps): ReactNode {
  return (
    <DataTable<PaperRow>
      fill
      rowKey={(row) => row.nomor}
      {...readPages(list)}
      searchable
      query={typed}
      onQuery={onType}
      onOpen={(row) => onOpen(row.nomor)}
      tone={(row) => (row.nomor === opened ? 'gold' : undefined)}
      {...rest}
    />
  );
}

/** The rows of a list that are here so far. */
export function usePaperRows(kinds: readonly Kind[], query: Query) {
  const list = usePapers(kinds, query);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data), [list.data]);
  return { list, rows };
}
