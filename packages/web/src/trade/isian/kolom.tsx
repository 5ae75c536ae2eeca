import type { ReactNode } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Column } from '../../ui/table/types.ts';
import { salahBarang, type Salah } from '../dokumen/salah.ts';
import { NamaBaris } from './NamaBaris.tsx';

/** A column of figures; of grams with `angka` decimals. @param jumlah the rows that are added up below it. */
export const kolomAngka = <R,>(
  key: string,
  title: string,
  nilai: (row: R) => Dec,
  { angka = 0, jumlah, tanda }: { angka?: number; jumlah?: readonly R[]; tanda?: (row: R) => ReactNode } = {},
): Column<R> => {
  const text = (row: R) => formatNumber(nilai(row), angka);
  return {
    key,
    title,
    numeric: true,
    text,
    ...(jumlah && { total: formatNumber(Dec.sum(jumlah.map((row) => nilai(row))), angka) }),
    // Behind the figure, what there is to be said of it.
    ...(tanda && {
      cell: (row: R) => (
        <>
          {text(row)}
          {tanda(row)}
        </>
      ),
    }),
  };
};

interface Sebutan {
  readonly id: string;
  readonly nama: string;
  /** Small behind the name. */
  readonly rincian?: readonly string[];
  /** In front of it. */
  readonly gambar?: ReactNode;
}

/** The column that says what a line is, and what is wrong with it. */
export const kolomNama = <R,>(title: string, salah: Salah, sebutan: (row: R) => Sebutan): Column<R> => ({
  key: 'barang',
  title,
  text: (row) => sebutan(row).nama,
  cell: (row) => {
    const { id, nama, ...more } = sebutan(row);
    return (
      <NamaBaris salah={salah[salahBarang(id)]} {...more}>
        {nama}
      </NamaBaris>
    );
  },
});
