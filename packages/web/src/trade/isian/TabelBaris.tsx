import { Card } from '../../ui/Card.tsx';
import type { DataTableProps } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import { TabelIsian } from './TabelIsian.tsx';

interface TabelBarisProps<R> extends Pick<
  DataTableProps<R>,
  'rows' | 'rowKey' | 'columns' | 'status' | 'onRetry' | 'error'
> {
  /** Opens a line in the fields above, or takes it off. */
  readonly baris: { readonly buka: (id: string) => void; readonly hapus: (id: string) => void };
  readonly salah: Salah;
  /** What the table is called; goods that are sold unless told. */
  readonly label?: string;
  /** What stands there while there are no lines: what is wrong with that, or how one begins. */
  readonly kosong: { readonly title: string; readonly text: string };
}

/** The lines of a paper that is being entered, as the fields above hold one of them. */
export function TabelBaris<R>({ baris, salah, label, kosong, rows = [], rowKey, ...table }: TabelBarisProps<R>) {
  const t = useT();
  return (
    <Card grow>
      <TabelIsian<R>
        status="ready"
        {...table}
        label={label ?? t('penjualan.barang')}
        rows={rows}
        rowKey={rowKey}
        onOpen={(row) => baris.buka(rowKey(row))}
        onLepas={baris.hapus}
        lepas={t('umum.hapus')}
        totalLabel={t('nota.jumlah_barang', { jumlah: rows.length })}
        empty={{ title: kosong.title, text: salah['barang'] ?? kosong.text }}
      />
    </Card>
  );
}
