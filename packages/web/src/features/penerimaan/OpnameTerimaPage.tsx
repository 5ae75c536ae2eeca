import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import {
  OPNAME_PENERIMAAN,
  OPNAME_TERIMA_BERUBAH,
  type OpnameTerimaRingkas,
} from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { useKeys } from '../../platform/keys.ts';
import { useRealtime } from '../../platform/realtime.ts';
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
import { OpnameTerimaLayar } from './OpnameTerimaLayar.tsx';
import { KATA_STATUS } from './opname-baris.ts';
import { CACHE_OPNAME, opnameCalls, useDaftarOpnameTerima } from './panggilan.ts';
import { readState } from '../../platform/read-state.ts';

const KARTU: CardShape = { title: ['no_opname'], amount: ['selisih_berat'], state: 'status' };

/** Reads counts again when somebody moved one on. */
function useKabar(): void {
  const client = useQueryClient();
  useRealtime(OPNAME_TERIMA_BERUBAH, () => void client.invalidateQueries({ queryKey: CACHE_OPNAME }));
}

function useColumns(): readonly Column<OpnameTerimaRingkas>[] {
  const t = useT();
  const { toko } = useUser();
  return useMemo(
    () => [
      { key: 'no_opname', title: t('field.no_opname'), text: (row) => row.no_opname },
      { key: 'tgl', title: t('field.tgl'), text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        text: (row) => t(KATA_STATUS[row.status]),
        cell: (row) => <Chip tone={row.status === 'AKTIF' ? 'warn' : 'good'}>{t(KATA_STATUS[row.status])}</Chip>,
      },
      { key: 'dihitung', title: t('terima.dihitung'), numeric: true, text: (row) => formatNumber(row.dihitung) },
      {
        key: 'belum',
        title: t('terima.belum_dihitung'),
        numeric: true,
        text: (row) => (row.status === 'AKTIF' ? '' : formatNumber(row.belum)),
      },
      {
        key: 'selisih_qty',
        title: t('terima.selisih_qty'),
        numeric: true,
        text: (row) => formatNumber(row.selisih_qty),
        sortBy: (row) => row.selisih_qty,
      },
      {
        key: 'selisih_berat',
        title: t('terima.selisih_berat'),
        numeric: true,
        text: (row) => formatNumber(row.selisih_berat, 3),
        sortBy: (row) => row.selisih_berat,
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

function Daftar({ onBuka, terakhir }: DaftarProps) {
  const t = useT();
  const list = useDaftarOpnameTerima();
  const client = useQueryClient();
  const mulai = useMutation({
    mutationFn: opnameCalls.mulai,
    onSuccess: ({ no_opname }) => onBuka(no_opname),
    onError: reportProblem,
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_OPNAME }),
  });
  const aktif = list.data?.find((row) => row.status === 'AKTIF');
  const lanjut = () => (aktif ? onBuka(aktif.no_opname) : mulai.mutate());
  useKeys([
    {
      key: 'F2',
      label: t(aktif ? 'terima.lanjut_opname' : 'terima.mulai_opname'),
      run: lanjut,
      main: true,
      enabled: list.isSuccess && !mulai.isPending,
    },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(OPNAME_PENERIMAAN))}
        note={t.of(hintKey(OPNAME_PENERIMAAN))}
        deed={
          <ActionButton primary shortcut="F2" disabled={!list.isSuccess} loading={mulai.isPending} onClick={lanjut}>
            {t(aktif ? 'terima.lanjut_opname' : 'terima.mulai_opname')}
          </ActionButton>
        }
      />
      <Card grow>
        <DataTable<OpnameTerimaRingkas>
          fill
          searchable
          label={t('terima.daftar_opname')}
          cards={KARTU}
          columns={useColumns()}
          rows={list.data ?? []}
          rowKey={(row) => row.no_opname}
          {...readState(list)}
          handAt={terakhir}
          onOpen={(row) => onBuka(row.no_opname)}
          empty={{ title: t('terima.opname_kosong'), text: t('terima.opname_kosong_saran') }}
          renderActions={(row) =>
            row.status === 'AKTIF' ? null : (
              <>
                <ActionButton size="compact-xs" onClick={() => void opnameCalls.pdf(row.no_opname)}>
                  {t('laporan.pdf')}
                </ActionButton>
                <ActionButton size="compact-xs" onClick={() => void opnameCalls.excel(row.no_opname)}>
                  {t('laporan.excel')}
                </ActionButton>
              </>
            )
          }
        />
      </Card>
    </PageColumn>
  );
}

/** Counts of what was received and not entered: the list, or the count that the address names. */
export function OpnameTerimaPage() {
  const navigate = useNavigate();
  const { no }: { readonly no?: unknown } = useSearch({ strict: false });
  const nomor = no === undefined ? '' : String(no);
  useKabar();
  const buka = (next: string) => void navigate({ to: OPNAME_PENERIMAAN, search: next === '' ? {} : { no: next } });
  const terakhir = useTerakhir(nomor);
  return nomor === '' ? (
    <Daftar onBuka={buka} terakhir={terakhir} />
  ) : (
    <OpnameTerimaLayar key={nomor} nomor={nomor} onKembali={() => buka('')} />
  );
}
