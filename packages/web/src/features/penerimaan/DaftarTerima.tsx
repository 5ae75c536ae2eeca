import { useMemo, type ReactNode } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import type { PenerimaanRingkas } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import type { Query } from '../../platform/api.ts';
import { problemText } from '../../platform/report-problem.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column, EmptyNote } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useDaftarTerima } from './panggilan.ts';
import { kataStatus, StatusTerima } from './StatusTerima.tsx';

function useColumns(): readonly Column<PenerimaanRingkas>[] {
  const t = useT();
  return useMemo(() => {
    const gram = (key: 'berat' | 'berat_input' | 'selisih', title: string): Column<PenerimaanRingkas> => ({
      key,
      title,
      numeric: true,
      text: (row) => formatNumber(row[key], 3),
      sortBy: (row) => row[key],
    });
    return [
      { key: 'no_terima', title: t('terima.no_terima'), text: (row) => row.no_terima },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl) },
      {
        key: 'proses',
        title: t('field.status'),
        text: (row) => t(kataStatus(row)),
        cell: (row) => <StatusTerima row={row} />,
      },
      {
        key: 'kode_supplier',
        title: t('terima.supplier'),
        text: (row) =>
          row.asal === 'PUSAT' && row.kode_supplier === '' ? t('pilihan.asal_terima.PUSAT') : row.nama_supplier,
      },
      { key: 'no_intern', title: t('terima.no_intern'), text: (row) => row.no_intern },
      {
        key: 'qty',
        title: t('terima.qty'),
        numeric: true,
        text: (row) => formatNumber(row.qty),
        sortBy: (row) => row.qty,
      },
      {
        key: 'qty_input',
        title: t('terima.qty_input'),
        numeric: true,
        text: (row) => formatNumber(row.qty_input),
        sortBy: (row) => row.qty_input,
      },
      gram('berat', t('terima.berat_bersih')),
      gram('berat_input', t('terima.berat_input')),
      gram('selisih', t('field.selisih')),
    ];
  }, [t]);
}

interface DaftarTerimaProps {
  readonly label: string;
  readonly query: Query;
  readonly onBuka: (nomor: string) => void;
  readonly empty: EmptyNote;
  readonly toolbar?: ReactNode;
  /** The search field, where the page has one. */
  readonly cari?: { readonly id: string; readonly kata: string; readonly onKata: (kata: string) => void };
  readonly dibuka: string;
}

/** Receipts with how much of them was entered. */
export function DaftarTerima({ label, query, onBuka, empty, toolbar, cari, dibuka }: DaftarTerimaProps) {
  const list = useDaftarTerima(query);
  return (
    <DataTable<PenerimaanRingkas>
      fill
      label={label}
      columns={useColumns()}
      rows={list.data?.pages.flatMap((page) => page.data)}
      rowKey={(row) => row.no_terima}
      status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
      error={list.isError ? problemText(list.error) : undefined}
      onRetry={() => void list.refetch()}
      onOpen={(row) => onBuka(row.no_terima)}
      tone={(row) => (row.no_terima === dibuka ? 'gold' : undefined)}
      more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
      {...(cari && { searchable: true, searchId: cari.id, query: cari.kata, onQuery: cari.onKata })}
      toolbar={toolbar}
      empty={empty}
    />
  );
}
