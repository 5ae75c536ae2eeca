import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { StatusChip } from '../../../trade/dokumen/StatusChip.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { PenjualanRingkas } from '../wire.ts';

/** Columns of the list of sales. The server orders it, newest first. */
export function useColumns(): readonly Column<PenjualanRingkas>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'no_faktur_group',
        title: t('field.no_faktur_group'),
        sortable: false,
        text: (row) => row.no_faktur_group,
      },
      { key: 'tgl', title: t('field.tgl'), sortable: false, text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        sortable: false,
        text: (row) => row.status,
        cell: (row) => <StatusChip status={row.status} />,
      },
      { key: 'kode_sales', title: t('penjualan.sales'), sortable: false, text: (row) => row.kode_sales },
      { key: 'nama', title: t('field.jenis_pelanggan'), sortable: false, text: (row) => row.nama },
      {
        key: 'jumlah_barang',
        title: t('field.jumlah_barang'),
        sortable: false,
        numeric: true,
        text: (row) => formatNumber(row.jumlah_barang),
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        sortable: false,
        numeric: true,
        text: (row) => formatNumber(Dec.from(row.total_berat), 3),
      },
      {
        key: 'grand_total',
        title: t('field.grand_total'),
        sortable: false,
        numeric: true,
        text: (row) => formatNumber(row.grand_total),
      },
      { key: 'dibuat_oleh', title: t('field.dibuat_oleh'), sortable: false, text: (row) => row.dibuat_oleh },
    ],
    [t],
  );
}
