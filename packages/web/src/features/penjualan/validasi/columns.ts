import { useMemo } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { useUser } from '../../../platform/session.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { PenjualanRingkas } from '../wire.ts';

/** Columns of the sales that wait. @param chosen what the totals add up. */
export function useColumns(chosen: readonly PenjualanRingkas[]): readonly Column<PenjualanRingkas>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(() => {
    const sum = (of: (row: PenjualanRingkas) => number) => Dec.sum(chosen.map(of));
    return [
      { key: 'no_faktur_group', title: t('field.no_faktur_group'), text: (row) => row.no_faktur_group },
      {
        key: 'waktu',
        title: t('field.waktu'),
        text: (row) => formatInstant(row.dibuat_pada, toko.zona_waktu).slice(11),
        sortBy: (row) => row.dibuat_pada,
      },
      { key: 'kode_sales', title: t('penjualan.sales'), text: (row) => row.kode_sales },
      { key: 'nama', title: t('field.jenis_pelanggan'), text: (row) => row.nama },
      {
        key: 'jumlah_barang',
        title: t('field.jumlah_barang'),
        numeric: true,
        text: (row) => formatNumber(row.jumlah_barang),
        sortBy: (row) => row.jumlah_barang,
        total: formatNumber(sum((row) => row.jumlah_barang)),
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        numeric: true,
        text: (row) => formatNumber(row.total_berat, 3),
        sortBy: (row) => Dec.from(row.total_berat),
        total: formatNumber(
          sum((row) => row.total_berat),
          3,
        ),
      },
      {
        key: 'grand_total',
        title: t('field.grand_total'),
        numeric: true,
        text: (row) => formatNumber(row.grand_total),
        sortBy: (row) => Dec.from(row.grand_total),
        total: formatNumber(sum((row) => row.grand_total)),
      },
    ];
  }, [t, toko.zona_waktu, chosen]);
}
