import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah-barang.document.ts';
import type { PindahBarang, PindahRingkas } from '@kilau/contract/features/barang/pindah.wire.ts';
import { RentangTgl } from '../../../engine/document/RentangTgl.tsx';
import { useCariDokumen } from '../../../engine/document/use-cari-dokumen.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FilterRow } from '../../../ui/Rows.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { lihatTandaTerima, unduhPindah, useDaftarDokumen, useDokumen } from './panggilan.ts';
import { RincianDokumen, StatusDokumen } from './RincianDokumen.tsx';

const PATH = pindahBarang.pages.list;
const CARI = 'cari-pindah';

function useColumns(): readonly Column<PindahRingkas>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'no_pindah', title: t('field.no_pindah'), text: (row) => row.no_pindah },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => t(`pindah.status.${row.status}`),
        cell: (row) => <StatusDokumen status={row.status} />,
      },
      { key: 'kode_baki', title: t('field.ke_baki'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      {
        key: 'jumlah_barang',
        title: t('field.jumlah_barang'),
        numeric: true,
        text: (row) => formatNumber(row.jumlah_barang),
        sortBy: (row) => row.jumlah_barang,
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        numeric: true,
        text: (row) => formatNumber(Dec.from(row.total_berat), 3),
        sortBy: (row) => row.total_berat,
      },
      { key: 'dibuat_oleh', title: t('field.dibuat_oleh'), text: (row) => row.dibuat_oleh },
      { key: 'cetak', title: t('field.cetak'), numeric: true, text: (row) => String(row.cetak) },
    ],
    [t],
  );
}

function Rincian({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const found = useDokumen<PindahBarang>(pindahBarang.base, nomor);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  const { kode_gudang, kode_baki } = found.data;
  return (
    <RincianDokumen
      dokumen={found.data}
      nomor={nomor}
      base={pindahBarang.base}
      kategori={pindahBarang.actions.batal.approval}
      pilihBaki={false}
      kepala={[`${t('pindah.ke')} ${kode_gudang} · ${kode_baki}`]}
    >
      <ActionButton primary onClick={() => void lihatTandaTerima(nomor)}>
        {t('pindah.tanda_terima_pendek')}
      </ActionButton>
      <ActionButton onClick={() => void unduhPindah(nomor)}>{t('pindah.excel')}</ActionButton>
    </RincianDokumen>
  );
}

/** Moves by day, or found by number or barcode: their papers again, their pieces, their cancelling. */
export function LihatPindahPage() {
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const { filter, set, typed, setTyped, query, cariSemua } = useCariDokumen({}, asked);
  const list = useDaftarDokumen<PindahRingkas>(pindahBarang.base, query);
  const columns = useColumns();
  const [opened, setOpened] = useState(asked);
  useScanner(cariSemua);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: () => document.getElementById(CARI)?.focus(), main: true }]);
  const title = t.of(titleKey(PATH));
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(PATH))} />
      <Card padded aria-label={t('penjualan.filter')}>
        <FilterRow>
          <RentangTgl rentang={filter} onChange={set} />
        </FilterRow>
      </Card>
      <Card grow>
        <DataTable<PindahRingkas>
          fill
          label={title}
          columns={columns}
          rows={list.data?.pages.flatMap((page) => page.data)}
          rowKey={(row) => row.no_pindah}
          status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
          error={list.isError ? problemText(list.error) : undefined}
          onRetry={() => void list.refetch()}
          searchable
          searchId={CARI}
          query={typed}
          onQuery={setTyped}
          onOpen={(row) => setOpened(row.no_pindah)}
          tone={(row) => (row.no_pindah === opened ? 'gold' : undefined)}
          more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
          renderActions={(row) => (
            <>
              <ActionButton size="compact-xs" onClick={() => void lihatTandaTerima(row.no_pindah)}>
                {t('pindah.tanda_terima_pendek')}
              </ActionButton>
              <ActionButton size="compact-xs" onClick={() => void unduhPindah(row.no_pindah)}>
                {t('pindah.excel')}
              </ActionButton>
            </>
          )}
          empty={{
            title: t('barang.kosong'),
            searched: t('barang.kosong'),
            text: t('pindah.tidak_ada_saran'),
            actions:
              filter.tgl_from === '' ? undefined : (
                <ActionButton onClick={() => cariSemua(typed)}>{t('penjualan.semua_tanggal')}</ActionButton>
              ),
          }}
        />
      </Card>
      <Dialog size="L" opened={opened !== ''} onClose={() => setOpened('')} title={opened}>
        {opened === '' ? null : <Rincian nomor={opened} />}
      </Dialog>
    </PageColumn>
  );
}
