import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { Card } from '../../ui/Card.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { salahBarang, type Salah } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import { hargaGram, type BarangHitung } from '../harga/barang-harga.ts';
import css from './isian.module.css';
import { kolomAngka } from './kolom.ts';
import { NamaBaris } from './NamaBaris.tsx';
import { TabelIsian } from './TabelIsian.tsx';
import { TandaIzin } from './TandaIzin.tsx';

interface TabelBarangHargaProps {
  readonly rows: readonly BarangHitung[];
  readonly salah: Salah;
  readonly onLepas: (id: string) => void;
  /** Opens a piece to say what was agreed on; absent: its price is the day's. */
  readonly onBuka?: (id: string) => void;
  readonly empty: { readonly title: string; readonly text: string };
}

/** What was taken off a piece, as it was typed; empty where nothing was. */
const diskonBaris = ({ baris: { barang } }: BarangHitung): string => barang.tawar?.diskon ?? '';

/** Columns of the pieces, with their totals. */
function useColumns({ rows, salah }: Pick<TabelBarangHargaProps, 'rows' | 'salah'>): readonly Column<BarangHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris: { barang } }) => `${barang.kode_barcode} ${barang.nama_barang}`,
        cell: ({ baris: { barang } }) => (
          <NamaBaris salah={salah[salahBarang(barang.id)]}>
            {barang.nama_barang}{' '}
            <span className={css.kecil}>
              {[barang.kode_barcode, barang.kode_group, barang.kadar_cetak, barang.kode_baki]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </NamaBaris>
        ),
      },
      kolomAngka('berat', t('field.berat'), ({ baris }) => Dec.from(baris.barang.berat), { angka: 3, jumlah: rows }),
      {
        ...kolomAngka<BarangHitung>('harga', t('field.harga_gram'), ({ baris }) => hargaGram(baris.barang)),
        cell: ({ baris: { barang }, kategori }) => (
          <>
            {formatNumber(hargaGram(barang))}
            <TandaIzin kategori={kategori} otorisasi={barang.tawar?.otorisasi ?? null} />
          </>
        ),
      },
      kolomAngka('ongkos', t('field.ongkos'), ({ baris }) => Dec.from(baris.barang.jual.ongkos)),
      ...(rows.some(diskonBaris)
        ? [kolomAngka<BarangHitung>('diskon', t('field.diskon'), (row) => angka(diskonBaris(row)), { jumlah: rows })]
        : []),
      kolomAngka('total', t('field.harga_total'), ({ total }) => total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Pieces that were scanned to be promised, at the day's price or what was agreed on. */
export function TabelBarangHarga({ rows, salah, onLepas, onBuka, empty }: TabelBarangHargaProps) {
  const t = useT();
  return (
    <Card grow>
      <TabelIsian<BarangHitung>
        rows={rows}
        rowKey={(row) => row.baris.barang.id}
        onLepas={onLepas}
        {...(onBuka && { onOpen: (row: BarangHitung) => onBuka(row.baris.barang.id) })}
        lepas={t('umum.hapus')}
        label={t('penjualan.barang')}
        columns={useColumns({ rows, salah })}
        status="ready"
        totalLabel={t('nota.jumlah_barang', { jumlah: rows.length })}
        empty={empty}
      />
    </Card>
  );
}
