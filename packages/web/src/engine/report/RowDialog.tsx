import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './report.module.css';

type Row = Readonly<Record<string, unknown>>;

interface RowDialogProps {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly row: Row | undefined;
  /** The paper that the row names. */
  readonly nomor: string | undefined;
  readonly onPaper: (row: Row) => void;
  readonly onClose: () => void;
}

/** All that a row of a report says, where a card has shown two lines of it. */
export function RowDialog({ title, columns, row, nomor, onPaper, onClose }: RowDialogProps) {
  const t = useT();
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
      {row && nomor !== undefined ? (
        <ActionButton primary onClick={() => onPaper(row)}>
          {t('penjualan.lihat_dokumen', { nomor })}
        </ActionButton>
      ) : null}
    </Dialog>
  );
}
