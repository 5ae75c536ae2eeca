import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Column } from '../../ui/table/types.ts';
import css from './report.module.css';

type Row = Readonly<Record<string, unknown>>;

interface RowDialogProps {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly row: Row | undefined;
  readonly onClose: () => void;
}

/** All that a row of a report says, where a card has shown two lines of it. */
export function RowDialog({ title, columns, row, onClose }: RowDialogProps) {
  return (
    <Dialog opened={row !== undefined} onClose={onClose} title={title}>
      {row ? (
        <dl className={css.facts}>
          {columns.map((column) => (
            <div key={column.key}>
              <dt>{column.title}</dt>
              <dd>{column.cell ? column.cell(row) : column.text(row)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Dialog>
  );
}
