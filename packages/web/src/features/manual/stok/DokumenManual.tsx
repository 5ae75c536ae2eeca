import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import type { DokumenManual as Dokumen, JenisDokumen } from './jenis-dokumen.ts';
import { useDokumenList } from './panggilan.ts';
import { RincianManual } from './RincianManual.tsx';
import { StatusManual } from './StatusManual.tsx';

const TYPING_MS = 250;

function useColumns({ nomor, hal }: JenisDokumen): readonly Column<Dokumen>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'nomor', title: t('field.dokumen'), text: nomor },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl), sortBy: (row) => row.tgl },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => t(`pindah.status.${row.status}`),
        cell: (row) => <StatusManual status={row.status} />,
      },
      ...(hal ? [{ key: 'hal', title: hal.label(t), text: hal.teks }] : []),
      {
        key: 'total_qty',
        title: t('field.total_qty'),
        numeric: true,
        text: (row) => formatNumber(row.total_qty),
        sortBy: (row) => row.total_qty,
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        numeric: true,
        text: (row) => formatNumber(Dec.from(row.total_berat), 3),
        sortBy: (row) => row.total_berat,
      },
      { key: 'dibuat_oleh', title: t('field.dibuat_oleh'), text: (row) => row.dibuat_oleh },
    ],
    [t, nomor, hal],
  );
}

/** The documents of a kind so far, newest first; one of them opens with its proof, its lines and its cancelling. */
export function DokumenManual({ jenisDokumen }: { readonly jenisDokumen: JenisDokumen }) {
  const t = useT();
  const [dibuka, setDibuka] = useState('');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const list = useDokumenList<Dokumen>(jenisDokumen.base, { q });
  const columns = useColumns(jenisDokumen);
  if (dibuka !== '') return <RincianManual jenisDokumen={jenisDokumen} nomor={dibuka} onTutup={() => setDibuka('')} />;
  return (
    <DataTable<Dokumen>
      label={jenisDokumen.judul(t)}
      columns={columns}
      rows={list.data?.pages.flatMap((page) => page.data)}
      rowKey={jenisDokumen.nomor}
      status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
      error={list.isError ? problemText(list.error) : undefined}
      onRetry={() => void list.refetch()}
      searchable
      searchFirst
      query={typed}
      onQuery={setTyped}
      onOpen={(row) => setDibuka(jenisDokumen.nomor(row))}
      more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
      empty={{ title: t('manual.dokumen_kosong'), text: t('manual.dokumen_saran') }}
    />
  );
}
