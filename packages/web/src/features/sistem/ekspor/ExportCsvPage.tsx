import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatDate, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { api } from '../../../platform/api.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { DateInput } from '../../../ui/inputs/DateInput.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { State } from '../../../ui/State.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { useEkspor } from './use-ekspor.ts';
import css from './ekspor.module.css';
import { readState } from '../../../platform/read-state.ts';

const CALL = 'export-csv';
const FORM = 'export-csv-form';

interface Tabel {
  readonly tabel: string;
  readonly judul: string;
  readonly jenis: 'DOKUMEN' | 'MASTER';
  readonly bertanggal: boolean;
}
interface Ekspor {
  readonly id: string;
  readonly tabel: string;
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly nama_file: string;
  readonly status: 'BERJALAN' | 'SELESAI' | 'PUTUS';
  readonly jumlah_baris: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
}
const TONES: Readonly<Record<Ekspor['status'], Tone>> = { BERJALAN: 'info', SELESAI: 'good', PUTUS: 'bad' };

const useTabel = () =>
  useQuery({ queryKey: [CALL], queryFn: ({ signal }) => api.get<readonly Tabel[]>(CALL, {}, { signal }) });
const useRiwayat = () =>
  useQuery({
    queryKey: [CALL, 'riwayat'],
    queryFn: ({ signal }) => api.get<readonly Ekspor[]>(`${CALL}/riwayat`, {}, { signal }),
    staleTime: 0,
  });

const day = (value: string | null): string => (value === null ? '…' : formatDate(value));
const rangeText = ({ tgl_from, tgl_to }: Ekspor, t: Translate): string =>
  (tgl_from ?? tgl_to) === null ? t('export.semua_tanggal') : `${day(tgl_from)} – ${day(tgl_to)}`;

function useColumns(judul: ReadonlyMap<string, string>): readonly Column<Ekspor>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    (): readonly Column<Ekspor>[] => [
      {
        key: 'dibuat_pada',
        title: t('export.waktu'),
        text: (row) => formatInstant(row.dibuat_pada, toko.zona_waktu),
        sortBy: (row) => row.dibuat_pada,
      },
      { key: 'dibuat_oleh', title: t('export.oleh'), text: (row) => row.dibuat_oleh },
      { key: 'tabel', title: t('export.tabel'), text: (row) => judul.get(row.tabel) ?? row.tabel },
      { key: 'rentang', title: t('export.rentang'), text: (row) => rangeText(row, t), sortBy: (row) => row.tgl_from },
      {
        key: 'jumlah_baris',
        title: t('export.jumlah'),
        numeric: true,
        text: (row) => formatNumber(row.jumlah_baris),
        sortBy: (row) => row.jumlah_baris,
      },
      {
        key: 'status',
        title: t('export.status'),
        text: (row) => t(`export.${row.status}`),
        cell: (row) => <Chip tone={TONES[row.status]}>{t(`export.${row.status}`)}</Chip>,
      },
      { key: 'nama_file', title: t('export.file'), text: (row) => row.nama_file },
    ],
    [judul, t, toko.zona_waktu],
  );
}

/** Who took what from this shop, newest first. */
function Riwayat({
  list,
  judul,
}: {
  readonly list: ReturnType<typeof useRiwayat>;
  readonly judul: ReadonlyMap<string, string>;
}) {
  const t = useT();
  const columns = useColumns(judul);
  return (
    <DataTable
      fill
      label={t('export.riwayat')}
      columns={columns}
      rows={list.data}
      rowKey={(row) => row.id}
      {...readState(list)}
      empty={{ title: t('export.belum') }}
      toolbar={<h2>{t('export.riwayat')}</h2>}
    />
  );
}

/** Whole tables as CSV, for super users and head office. What leaves is written down, and stands below. */
export function ExportCsvPage() {
  const t = useT();
  const { tgl_system } = useUser();
  const tables = useTabel();
  const riwayat = useRiwayat();
  const { bytes, start, cancel } = useEkspor(() => void riwayat.refetch());
  const [tabel, setTabel] = useState('penjualan');
  const [from, setFrom] = useState(tgl_system);
  const [to, setTo] = useState(tgl_system);
  const chosen = tables.data?.find((table) => table.tabel === tabel);
  const busy = bytes !== undefined;
  const ready = chosen !== undefined && !busy;
  const submit = () => {
    if (ready) void start(tabel, chosen.bertanggal ? { tgl_from: from, tgl_to: to } : {});
  };
  const judul = useMemo(() => new Map(tables.data?.map((table) => [table.tabel, table.judul])), [tables.data]);
  useKeys([{ key: 'F8', label: t('export.ekspor'), main: true, enabled: ready, run: submit }]);
  return (
    <PageColumn>
      <PageHead title={t('page.export-csv')} note={t('hint.export-csv')} />
      <Card padded>
        {tables.isError ? (
          <State
            icon="warn"
            tone="bad"
            title={t('umum.gagal_dimuat')}
            actions={<ActionButton onClick={() => void tables.refetch()}>{t('umum.coba_lagi')}</ActionButton>}
          >
            {problemText(tables.error)}
          </State>
        ) : (
          <EnterForm id={FORM} className={css.form} label={t('page.export-csv')} onSubmit={submit}>
            <div className={css.tabel}>
              <SelectField
                label={t('export.tabel')}
                placeholder={t('export.pilih')}
                options={(tables.data ?? []).map((table) => ({
                  value: table.tabel,
                  label: `${table.judul} · ${t(`export.${table.jenis}`)} (${table.tabel})`,
                }))}
                value={tabel}
                onChange={setTabel}
              />
            </div>
            {chosen?.bertanggal ? (
              <>
                <div className={css.tgl}>
                  <DateInput label={t('field.tgl_from')} today={tgl_system} value={from} onChange={setFrom} />
                </div>
                <div className={css.tgl}>
                  <DateInput label={t('field.tgl_to')} today={tgl_system} value={to} onChange={setTo} />
                </div>
              </>
            ) : null}
            <ActionButton primary type="submit" shortcut="F8" disabled={!ready}>
              {busy ? t('export.mengekspor', { ukuran: (bytes / 1_000_000).toFixed(1) }) : t('export.ekspor')}
            </ActionButton>
            {busy ? <ActionButton onClick={cancel}>{t('umum.batal')}</ActionButton> : null}
            <div className={css.note} role="status">
              {chosen ? t(chosen.bertanggal ? 'export.tanggal_kosong' : 'export.tanpa_tanggal') : ''}
            </div>
          </EnterForm>
        )}
      </Card>
      <Card grow>
        <Riwayat list={riwayat} judul={judul} />
      </Card>
    </PageColumn>
  );
}
