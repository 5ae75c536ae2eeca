import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { hancurBarang } from '@kilau/contract/features/barang/hancur-barang.document.ts';
import type { HancurBarang, HancurRingkas } from '@kilau/contract/features/barang/pindah.wire.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { lihatBuktiHancur, useDaftarDokumen, useDokumen } from '../pindah/panggilan.ts';
import { RincianDokumen, StatusDokumen } from '../pindah/RincianDokumen.tsx';

function useColumns(): readonly Column<HancurRingkas>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'no_hancur', title: t('field.no_hancur'), text: (row) => row.no_hancur },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => t(`pindah.status.${row.status}`),
        cell: (row) => <StatusDokumen status={row.status} />,
      },
      { key: 'nama_kondisi', title: t('hancur.kondisi'), text: (row) => row.nama_kondisi },
      {
        key: 'jumlah_barang',
        title: t('field.jumlah_barang'),
        numeric: true,
        text: (row) => formatNumber(row.jumlah_barang),
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        numeric: true,
        text: (row) => formatNumber(Dec.from(row.total_berat), 3),
      },
    ],
    [t],
  );
}

function Rincian({ nomor, onTutup }: { readonly nomor: string; readonly onTutup: () => void }) {
  const t = useT();
  const found = useDokumen<HancurBarang>(hancurBarang.base, nomor);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  return (
    <RincianDokumen
      dokumen={found.data}
      nomor={nomor}
      base={hancurBarang.base}
      kategori={hancurBarang.actions.batal.approval}
      pilihBaki
      kepala={[nomor, found.data.nama_kondisi, `${t('field.disetujui_oleh')} ${found.data.disetujui_oleh}`]}
    >
      <ActionButton primary onClick={() => void lihatBuktiHancur(nomor)}>
        {t('hancur.bukti_pendek')}
      </ActionButton>
      <ActionButton onClick={onTutup}>{t('umum.kembali')}</ActionButton>
    </RincianDokumen>
  );
}

/**
 * What was destroyed so far, newest first: its proof, its pieces, its cancelling. @param awal the document that is open
 * at first, if any.
 */
export function DokumenHancur({ awal }: { readonly awal: string }) {
  const t = useT();
  const [dibuka, setDibuka] = useState(awal);
  const list = useDaftarDokumen<HancurRingkas>(hancurBarang.base, {});
  const columns = useColumns();
  if (dibuka !== '') return <Rincian nomor={dibuka} onTutup={() => setDibuka('')} />;
  return (
    <DataTable<HancurRingkas>
      label={t('hancur.riwayat')}
      columns={columns}
      rows={list.data?.pages.flatMap((page) => page.data)}
      rowKey={(row) => row.no_hancur}
      status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
      error={list.isError ? problemText(list.error) : undefined}
      onRetry={() => void list.refetch()}
      onOpen={(row) => setDibuka(row.no_hancur)}
      more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
      empty={{ title: t('hancur.riwayat_kosong'), text: t('hancur.riwayat_saran') }}
    />
  );
}
