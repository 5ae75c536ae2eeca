import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { CSV_NAME, downloadText, toCsv } from './csv.ts';
import type { TableState } from './model.ts';
import type { DataTableProps } from './types.ts';

interface CsvButtonProps<R> {
  readonly props: DataTableProps<R>;
  readonly state: TableState<R>;
}

/** The rows of a table as CSV in the order of the table, those too that have not been scrolled to. */
export function CsvButton<R>({ props: { csv, columns, status = 'ready', refused }, state }: CsvButtonProps<R>) {
  const { all, whole, filing, setFiling } = state;
  const failed = status === 'failed' || refused !== undefined;
  useEffect(() => {
    if (!filing || (!whole && !failed)) return;
    setFiling(false);
    if (!failed) downloadText(typeof csv === 'string' ? csv : CSV_NAME, toCsv(columns, all));
  }, [filing, whole, failed, csv, columns, all, setFiling]);
  return (
    <Button size="compact-sm" disabled={all.length === 0} loading={filing} onClick={() => setFiling(true)}>
      CSV
    </Button>
  );
}
