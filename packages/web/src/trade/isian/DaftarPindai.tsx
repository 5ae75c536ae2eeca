import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { FotoBarang } from '../barang/FotoBarang.tsx';
import { TabelIsian } from './TabelIsian.tsx';
import { Card } from '../../ui/Card.tsx';
import type { CardShape, Column, DataTableProps } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './isian.module.css';
import type { BarangPindai } from './use-pindai.ts';

const KARTU: CardShape = { title: ['nama_barang', 'kode_barcode'], amount: ['berat'], picture: 'foto' };

/** Columns of pieces with photo, weight and the tray they come from. */
function useKolomBarang<B extends BarangPindai>(barang: readonly B[]): readonly Column<B>[] {
  const t = useT();
  return useMemo(
    (): readonly Column<B>[] => [
      {
        key: 'foto',
        title: t('field.foto'),
        text: () => '',
        sortable: false,
        screenOnly: true,
        cell: ({ kode_barcode, foto }) => (
          <span className={css.foto}>
            <FotoBarang kode_barcode={kode_barcode} foto={foto} alt="" />
          </span>
        ),
      },
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      {
        key: 'dari_baki',
        title: t('field.dari_baki'),
        text: (row) => `${row.kode_gudang} · ${row.kode_baki}`,
      },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => formatNumber(row.berat, 3),
        total: formatNumber(Dec.sum(barang.map((row) => row.berat)), 3),
      },
    ],
    [t, barang],
  );
}

interface DaftarPindaiProps<B extends BarangPindai> extends Pick<
  DataTableProps<B>,
  'status' | 'error' | 'onRetry' | 'empty' | 'tone' | 'onOpen'
> {
  readonly label: string;
  readonly barang: readonly B[];
  /** What is entered of them here, behind what they are. */
  readonly isian?: readonly Column<B>[];
  readonly onLepas?: (kode_barcode: string) => void;
}

/** The pieces that were scanned, or that lie in a tray. Del takes one off the list. */
export function DaftarPindai<B extends BarangPindai>({ label, barang, isian, onLepas, ...rest }: DaftarPindaiProps<B>) {
  const t = useT();
  const kolom = useKolomBarang(barang);
  const columns = useMemo(() => [...kolom, ...(isian ?? [])], [kolom, isian]);
  return (
    <Card grow>
      <TabelIsian<B>
        label={label}
        cards={isian?.[0] ? { ...KARTU, state: isian[0].key } : KARTU}
        columns={columns}
        rows={barang}
        rowKey={(row) => row.kode_barcode}
        totalLabel={t('barang.total', { jumlah: barang.length })}
        onLepas={onLepas}
        lepas={t('pindah.lepas')}
        empty={{ title: t('pindah.kosong'), text: t('pindah.kosong_saran') }}
        {...rest}
      />
    </Card>
  );
}
