import { Checkbox } from '@mantine/core';
import { useT } from '../text.ts';
import type { TableState } from './model.ts';
import edge from './deeds.module.css';
import css from './table.module.css';
import type { Column, DataTableProps } from './types.ts';

interface TableHeadProps<R> {
  readonly props: DataTableProps<R>;
  readonly state: TableState<R>;
  readonly onSelectAll: () => void;
}

function HeadCell<R>({
  column,
  state,
  fixed,
}: {
  readonly column: Column<R>;
  readonly state: TableState<R>;
  readonly fixed: boolean;
}) {
  const t = useT();
  const sorted = state.sort?.key === column.key ? state.sort : undefined;
  const order = sorted === undefined ? 'none' : sorted.descending ? 'descending' : 'ascending';
  const sortable = !fixed && column.sortable !== false && column.title !== '';
  return (
    <th
      role="columnheader"
      scope="col"
      className={column.numeric ? css.num : undefined}
      aria-sort={sortable ? order : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sorter}
          title={t('umum.urutkan')}
          onClick={() => state.toggleSort(column.key)}
        >
          {column.title}
          {sorted === undefined ? null : (
            <span className={css.arrow} aria-hidden="true">
              {sorted.descending ? '▼' : '▲'}
            </span>
          )}
        </button>
      ) : (
        column.title || <span className="sr-only">{column.key}</span>
      )}
    </th>
  );
}

export function TableHead<R>({ props, state, onSelectAll }: TableHeadProps<R>) {
  const t = useT();
  const { columns, selected, onSelect, renderActions, rowKey, sections } = props;
  const chosen = selected?.size ?? 0;
  const all = state.all.length > 0 && state.all.every((row) => selected?.has(rowKey(row)));
  return (
    <thead role="rowgroup">
      <tr role="row">
        {onSelect ? (
          <th role="columnheader" scope="col" className={css.check}>
            <Checkbox
              size="xs"
              aria-label={t('umum.pilih_semua')}
              checked={all}
              indeterminate={chosen > 0 && !all}
              onChange={onSelectAll}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} state={state} fixed={sections !== undefined} />
        ))}
        {renderActions ? (
          <th role="columnheader" scope="col" data-deeds className={edge.deeds}>
            <span className="sr-only">{t('umum.aksi')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
