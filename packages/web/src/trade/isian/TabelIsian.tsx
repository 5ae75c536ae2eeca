import { ActionButton } from '../../ui/ActionButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataTableProps } from '../../ui/table/types.ts';

interface TabelIsianProps<R> extends Omit<DataTableProps<R>, 'onRowKey' | 'renderActions' | 'fill'> {
  /** Takes a line off; absent: they are what they are. */
  readonly onLepas?: (kunci: string) => void;
  /** Whether a line can be taken off; absent: any can. */
  readonly bolehLepas?: (row: R) => boolean;
  /** What its button says. */
  readonly lepas: string;
}

/** The lines that were entered so far. Del takes the one under the hand off, Enter opens it where it can be changed. */
export function TabelIsian<R>({ onLepas, bolehLepas = () => true, lepas, ...table }: TabelIsianProps<R>) {
  return (
    <DataTable<R>
      fill
      {...table}
      onRowKey={(row, key) => {
        if (key !== 'Delete' || !onLepas || !bolehLepas(row)) return false;
        onLepas(table.rowKey(row));
        return true;
      }}
      renderActions={
        onLepas &&
        ((row) =>
          bolehLepas(row) ? (
            <ActionButton size="compact-xs" onClick={() => onLepas(table.rowKey(row))}>
              {lepas}
            </ActionButton>
          ) : null)
      }
    />
  );
}
