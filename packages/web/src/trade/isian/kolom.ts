import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Column } from '../../ui/table/types.ts';

/** A column of figures; of grams with `angka` decimals. @param jumlah the rows that are added up below it. */
export const kolomAngka = <R>(
  key: string,
  title: string,
  nilai: (row: R) => Dec,
  { angka = 0, jumlah }: { readonly angka?: number; readonly jumlah?: readonly R[] } = {},
): Column<R> => ({
  key,
  title,
  numeric: true,
  text: (row) => formatNumber(nilai(row), angka),
  ...(jumlah && { total: formatNumber(Dec.sum(jumlah.map((row) => nilai(row))), angka) }),
});
