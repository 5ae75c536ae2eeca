import { useMemo } from 'react';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';

/** What a line of manual items needs to be shown; a weight that is being typed is a text. */
export interface BarisTampil {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  /** Absent where only the code was typed. */
  readonly nama_dept?: string;
  /** Absent where the purity is not known yet. */
  readonly kadar?: number;
  readonly qty: number;
  readonly berat: DecInput;
}

export const jumlahQty = (barang: readonly Pick<BarisTampil, 'qty'>[]): number =>
  barang.reduce((sum, baris) => sum + baris.qty, 0);
export const jumlahBerat = (barang: readonly Pick<BarisTampil, 'berat'>[]): Dec =>
  Dec.sum(barang.map((baris) => baris.berat));

/** Columns of lines without barcodes: where, what, how many, how heavy. */
export function useKolomBaris<R extends BarisTampil>(barang: readonly R[]): readonly Column<R>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'letak', title: t('manual.letak'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      {
        key: 'kode_dept',
        title: t('laporan.jenis'),
        text: (row) => [row.kode_dept, row.nama_dept ?? ''].join(' ').trimEnd(),
      },
      ...(barang.some((row) => row.kadar !== undefined)
        ? [
            {
              key: 'kadar',
              title: t('field.kadar'),
              numeric: true,
              text: (row: R) => (row.kadar === undefined ? '' : formatPlain(row.kadar)),
            },
          ]
        : []),
      {
        key: 'qty',
        title: t('field.qty'),
        numeric: true,
        text: (row) => formatNumber(row.qty),
        sortBy: (row) => row.qty,
        total: formatNumber(jumlahQty(barang)),
      },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => formatNumber(row.berat, 3),
        sortBy: (row) => Dec.from(row.berat),
        total: formatNumber(jumlahBerat(barang), 3),
      },
    ],
    [t, barang],
  );
}
