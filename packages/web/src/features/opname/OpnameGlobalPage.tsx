import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import {
  STOCK_OPNAME_GLOBAL,
  type OpnameGlobal,
  type OpnameGlobalRingkas,
} from '@kilau/contract/features/opname/opname-global.wire.ts';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { kapanOleh } from '../../trade/opname/kapan-oleh.ts';
import { useTerakhir } from '../../trade/opname/use-terakhir.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { StatusOpname } from './DaftarOpname.tsx';
import { GlobalLayar } from './GlobalLayar.tsx';
import { GLOBAL, useDaftarGlobal } from './use-global.ts';
import { readState } from '../../platform/read-state.ts';

const KARTU: CardShape = { title: ['no_opname'], amount: ['selisih'], state: 'status' };

function useColumns(): readonly Column<OpnameGlobalRingkas>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    () => [
      { key: 'no_opname', title: t('field.no_opname'), text: (row) => row.no_opname },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => row.status,
        cell: (row) => <StatusOpname status={row.status} />,
      },
      {
        key: 'dihitung',
        title: t('opname.dihitung'),
        numeric: true,
        text: (row) => t('opname.kemajuan', { dihitung: formatNumber(row.dihitung), baris: formatNumber(row.baris) }),
        sortBy: (row) => row.dihitung,
      },
      {
        key: 'selisih',
        title: t('opname.berselisih'),
        numeric: true,
        text: (row) => formatNumber(row.selisih),
        sortBy: (row) => row.selisih,
      },
      {
        key: 'waktu',
        title: t('field.waktu'),
        text: (row) => kapanOleh(row, toko.zona_waktu),
      },
    ],
    [t, toko.zona_waktu],
  );
}

interface DaftarProps {
  readonly onBuka: (nomor: string) => void;
  /** The one that was open last. */
  readonly terakhir: string;
}

/** The counts of the last weeks, and today's to begin or to go on with. */
function DaftarGlobal({ onBuka, terakhir }: DaftarProps) {
  const t = useT();
  const { tgl_system } = useUser();
  const list = useDaftarGlobal();
  const [sibuk, setSibuk] = useState(false);
  const hariIni = list.data?.find((row) => row.tgl === tgl_system && row.status !== 'KOSONG');
  const sudah = hariIni?.status === 'SELESAI';
  const mulai = async () => {
    if (sibuk || sudah || list.data === undefined) return;
    setSibuk(true);
    try {
      onBuka((await api.post<OpnameGlobal>(`${GLOBAL}/start`)).no_opname);
    } catch (error) {
      reportProblem(error);
      await list.refetch();
    } finally {
      setSibuk(false);
    }
  };
  const tombol = t(hariIni ? 'opname.global_lanjut' : 'opname.global_mulai');
  useKeys([{ key: 'F2', label: tombol, run: () => void mulai(), main: true, enabled: !sudah }]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(STOCK_OPNAME_GLOBAL))}
        note={t.of(hintKey(STOCK_OPNAME_GLOBAL))}
        chips={sudah ? <Chip tone="good">{t('opname.global_sudah')}</Chip> : undefined}
        deed={
          sudah ? undefined : (
            <ActionButton
              primary
              shortcut="F2"
              loading={sibuk}
              disabled={list.data === undefined}
              onClick={() => void mulai()}
            >
              {tombol}
            </ActionButton>
          )
        }
      />
      <Card grow>
        <DataTable<OpnameGlobalRingkas>
          fill
          searchable
          label={t('opname.daftar')}
          cards={KARTU}
          columns={useColumns()}
          rows={list.data ?? []}
          rowKey={(row) => row.no_opname}
          {...readState(list)}
          handAt={terakhir}
          onOpen={(row) => onBuka(row.no_opname)}
          empty={{ title: t('opname.belum_ada'), text: t('opname.global_kosong_saran') }}
        />
      </Card>
    </PageColumn>
  );
}

/** The daily count of the whole shop: the list, or the count that the address names. */
export function OpnameGlobalPage() {
  const navigate = useNavigate();
  const { no }: { readonly no?: unknown } = useSearch({ strict: false });
  const nomor = no === undefined ? '' : String(no);
  const buka = (next: string) => void navigate({ to: STOCK_OPNAME_GLOBAL, search: next === '' ? {} : { no: next } });
  const terakhir = useTerakhir(nomor);
  return nomor === '' ? (
    <DaftarGlobal onBuka={buka} terakhir={terakhir} />
  ) : (
    <GlobalLayar key={nomor} nomor={nomor} onKembali={() => buka('')} />
  );
}
