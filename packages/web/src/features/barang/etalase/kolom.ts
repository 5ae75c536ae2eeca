import { useMemo } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { BarangEtalase } from '@kilau/contract/features/barang/etalase/etalase.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';

/** What a web is told of a piece, as both pages list it. */
export function useKolomBarang(): readonly Column<BarangEtalase>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => `${row.kode_group} · ${row.kode_dept}` },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => row.kode_baki },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      {
        key: 'berat',
        title: t('field.berat'),
        numeric: true,
        text: (row) => formatNumber(row.berat, 3),
        sortBy: (row) => row.berat,
      },
      {
        key: 'harga',
        title: t('etalase.harga'),
        numeric: true,
        text: (row) => (row.harga === null ? '-' : formatNumber(row.harga)),
        sortBy: (row) => row.harga,
      },
    ],
    [t],
  );
}
