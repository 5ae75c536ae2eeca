import { useMemo, useState, type ReactNode } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import type { BarisStokAksesoris, StokAksesorisRingkas } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { RentangTgl } from '../../engine/document/RentangTgl.tsx';
import { useCariDokumen } from '../../engine/document/use-cari-dokumen.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useScanner } from '../../platform/scanner.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ButtonRow, FactRow, FilterRow } from '../../ui/Rows.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { kataBatal } from '../../engine/approval/kata-batal.ts';
import css from './aksesoris.module.css';
import { BatalStok } from './BatalStok.tsx';
import { lihatBukti, useDaftarStok, useDokumen } from './panggilan.ts';

const CARI = 'cari-stok-aksesoris';

const perluOf = (
  t: Translate,
  { keperluan, keterangan }: Pick<StokAksesorisRingkas, 'keperluan' | 'keterangan'>,
): string =>
  [keperluan === '' ? '' : t(`pilihan.keperluan.${keperluan}`), keterangan].filter((kata) => kata !== '').join(' · ');

const Status = ({ status }: Pick<StokAksesorisRingkas, 'status'>): ReactNode => (
  <Chip tone={status === 'DONE' ? 'good' : 'bad'}>{useT()(`pindah.status.${status}`)}</Chip>
);

function useColumns(): readonly Column<StokAksesorisRingkas>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'no_stok', title: t('aksesoris.no_stok'), text: (row) => row.no_stok },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => t(`pindah.status.${row.status}`),
        cell: (row) => <Status status={row.status} />,
      },
      { key: 'arah', title: t('aksesoris.arah'), text: (row) => t(`pilihan.arah_stok.${row.arah}`) },
      { key: 'keperluan', title: t('aksesoris.keperluan'), text: (row) => perluOf(t, row) },
      {
        key: 'jumlah_barang',
        title: t('aksesoris.qty'),
        numeric: true,
        text: (row) => formatNumber(row.jumlah_barang),
        sortBy: (row) => row.jumlah_barang,
      },
      { key: 'dibuat_oleh', title: t('field.dibuat_oleh'), text: (row) => row.dibuat_oleh },
    ],
    [t],
  );
}

/** One document with its lines, its paper, and its cancelling where the reader may. */
function Rincian({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const { data, isPending, error } = useDokumen(nomor);
  const [batal, setBatal] = useState(false);
  const columns = useMemo(
    (): readonly Column<BarisStokAksesoris>[] => [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_aksesoris', title: t('aksesoris.nama'), text: (row) => row.nama_aksesoris },
      { key: 'kode_dept', title: t('laporan.jenis'), text: (row) => row.kode_dept },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      {
        key: 'qty',
        title: t('aksesoris.qty'),
        numeric: true,
        text: (row) => formatNumber(row.qty),
        total: data && formatNumber(data.jumlah_barang),
      },
    ],
    [t, data],
  );
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(error)}
      </State>
    );
  }
  const boleh = data.boleh.includes('batal');
  return (
    <>
      <FactRow
        chip={<Status status={data.status} />}
        words={[formatDate(data.tgl), t(`pilihan.arah_stok.${data.arah}`), perluOf(t, data), data.dibuat_oleh]}
      />
      {data.status === 'CANC' ? <p className={css.sunyi}>{kataBatal(t, data)}</p> : null}
      <ButtonRow>
        <ActionButton primary onClick={() => void lihatBukti(nomor)}>
          {t('aksesoris.bukti_pendek')}
        </ActionButton>
        {boleh && !batal ? <ActionButton onClick={() => setBatal(true)}>{t('pindah.batalkan')}</ActionButton> : null}
      </ButtonRow>
      {boleh && batal ? <BatalStok dokumen={data} onDone={() => setBatal(false)} /> : null}
      <DataTable<BarisStokAksesoris>
        label={nomor}
        columns={columns}
        rows={data.barang}
        rowKey={(row) => row.kode_barcode}
        totalLabel={t('laporan.jumlah')}
      />
    </>
  );
}

/** Documents by day, or found by number, code or name. */
export function DokumenStok() {
  const t = useT();
  const { filter, set, typed, setTyped, query, cariSemua } = useCariDokumen({});
  const list = useDaftarStok(query);
  const columns = useColumns();
  const [opened, setOpened] = useState('');
  useScanner(cariSemua);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: () => document.getElementById(CARI)?.focus(), main: true }]);
  return (
    <>
      <Card padded aria-label={t('penjualan.filter')}>
        <FilterRow>
          <RentangTgl rentang={filter} onChange={set} />
        </FilterRow>
      </Card>
      <Card grow>
        <DataTable<StokAksesorisRingkas>
          fill
          label={t('aksesoris.tab_dokumen')}
          columns={columns}
          rows={list.data?.pages.flatMap((page) => page.data)}
          rowKey={(row) => row.no_stok}
          status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
          error={list.isError ? problemText(list.error) : undefined}
          onRetry={() => void list.refetch()}
          searchable
          searchId={CARI}
          query={typed}
          onQuery={setTyped}
          onOpen={(row) => setOpened(row.no_stok)}
          tone={(row) => (row.no_stok === opened ? 'gold' : undefined)}
          more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
          empty={{
            title: t('aksesoris.dokumen_kosong'),
            text: t('aksesoris.dokumen_saran'),
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
    </>
  );
}
