import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { BarisOpnameTerima, OpnameTerima } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { HitungForm } from './HitungForm.tsx';
import { KATA_NADA, KATA_STATUS, kunciBaris, nadaBaris } from './opname-baris.ts';
import { CACHE_OPNAME, opnameCalls, useOpnameTerima } from './panggilan.ts';
import css from './penerimaan.module.css';

const TONES: Readonly<Record<ReturnType<typeof nadaBaris>, Tone>> = {
  belum: 'plain',
  cocok: 'good',
  kurang: 'bad',
  lebih: 'warn',
};

/** What became of a row, in a word and a colour. */
function Nada({ row }: { readonly row: BarisOpnameTerima }) {
  const t = useT();
  const nada = nadaBaris(row);
  return <Chip tone={TONES[nada]}>{t(KATA_NADA[nada])}</Chip>;
}

function useColumns(baris: readonly BarisOpnameTerima[]): readonly Column<BarisOpnameTerima>[] {
  const t = useT();
  return useMemo(() => {
    type Angka = 'qty_awal' | 'berat_awal' | 'qty_opname' | 'berat_opname' | 'selisih_qty' | 'selisih_berat';
    const angka = (key: Angka, title: string): Column<BarisOpnameTerima> => {
      const desimal = key.includes('berat') ? 3 : 0;
      return {
        key,
        title,
        numeric: true,
        text: (row) => (row[key] === null ? '' : formatNumber(row[key], desimal)),
        sortBy: (row) => row[key],
        total: formatNumber(Dec.sum(baris.map((row) => row[key] ?? 0)), desimal),
      };
    };
    return [
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_dept', title: t('laporan.jenis'), text: (row) => `${row.kode_dept} · ${row.nama_dept}` },
      angka('qty_awal', t('terima.qty_awal')),
      angka('berat_awal', t('terima.berat_awal')),
      angka('qty_opname', t('terima.qty_opname')),
      angka('berat_opname', t('terima.berat_opname')),
      angka('selisih_qty', t('terima.selisih_qty')),
      angka('selisih_berat', t('terima.selisih_berat')),
      {
        key: 'nada',
        title: t('field.status'),
        text: (row) => t(KATA_NADA[nadaBaris(row)]),
        cell: (row) => <Nada row={row} />,
      },
      { key: 'oleh', title: t('terima.oleh'), text: (row) => row.oleh },
    ];
  }, [t, baris]);
}

/** Ending the count: what nobody counted stays so, by name. */
function useSelesai(opname: OpnameTerima | undefined) {
  const t = useT();
  const client = useQueryClient();
  const akhiri = useMutation({
    mutationFn: opnameCalls.selesai,
    onError: reportProblem,
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_OPNAME }),
  });
  const boleh = opname?.status === 'AKTIF' && !akhiri.isPending;
  const selesai = async () => {
    if (!opname || !boleh) return;
    if (
      await confirm({
        title: t('opname.selesai_tanya', { nomor: opname.no_opname }),
        message: t('terima.selesai_opname_isi', { jumlah: opname.belum }),
      })
    ) {
      akhiri.mutate(opname.no_opname);
    }
  };
  return { boleh, selesai };
}

interface TombolProps {
  readonly nomor: string;
  /** Unknown until the count has been read. */
  readonly status: OpnameTerima['status'] | undefined;
  readonly boleh: boolean;
  readonly onKembali: () => void;
  readonly onSelesai: () => void;
}

/** What can be done with the count as it stands: ended while it goes on, printed afterwards. */
function Tombol({ nomor, status, boleh, onKembali, onSelesai }: TombolProps) {
  const t = useT();
  const berakhir = status !== undefined && status !== 'AKTIF';
  return (
    <>
      <ActionButton shortcut="Esc" onClick={onKembali}>
        {t('terima.daftar_opname')}
      </ActionButton>
      {berakhir ? <ActionButton onClick={() => void opnameCalls.pdf(nomor)}>{t('laporan.pdf')}</ActionButton> : null}
      {berakhir ? (
        <ActionButton onClick={() => void opnameCalls.excel(nomor)}>{t('laporan.excel')}</ActionButton>
      ) : null}
      {status === 'AKTIF' ? (
        <ActionButton primary shortcut="F9" disabled={!boleh} onClick={onSelesai}>
          {t('opname.selesai')}
        </ActionButton>
      ) : null}
    </>
  );
}

/** One count: its types on the left, the one being counted on the right. It goes on from any device. */
export function OpnameTerimaLayar({ nomor, onKembali }: { readonly nomor: string; readonly onKembali: () => void }) {
  const t = useT();
  const { toko } = useUser();
  const { data: opname, error, isPending, isError } = useOpnameTerima(nomor);
  const baris = useMemo(() => opname?.baris ?? [], [opname]);
  const [dipilih, setDipilih] = useState<string>();
  const { boleh, selesai } = useSelesai(opname);
  const columns = useColumns(baris);
  const aktif = opname?.status === 'AKTIF';
  const kini = baris.find((row) => kunciBaris(row) === dipilih) ?? baris.find((row) => row.qty_opname === null);
  useKeys([
    { key: 'F9', label: t('opname.selesai'), run: () => void selesai(), main: true, enabled: boleh },
    { key: 'Escape', label: t('terima.daftar_opname'), run: onKembali, main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t('page.stock-opname-penerimaan')}
        chips={opname ? <Chip tone={aktif ? 'warn' : 'good'}>{t(KATA_STATUS[opname.status])}</Chip> : undefined}
        note={
          opname
            ? t('opname.mulai_oleh', {
                nomor,
                waktu: formatInstant(opname.mulai_pada, toko.zona_waktu),
                oleh: opname.mulai_oleh,
              })
            : undefined
        }
        actions={
          <Tombol
            nomor={nomor}
            status={opname?.status}
            boleh={boleh}
            onKembali={onKembali}
            onSelesai={() => void selesai()}
          />
        }
      />
      {isPending ? (
        <Loading />
      ) : isError ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(error)}
        </State>
      ) : (
        <div className={css.layar} data-aktif={(aktif && kini !== undefined) || undefined}>
          <Card grow>
            <DataTable<BarisOpnameTerima>
              fill
              searchable
              label={nomor}
              columns={columns}
              rows={baris}
              rowKey={kunciBaris}
              onOpen={aktif ? (row) => setDipilih(kunciBaris(row)) : undefined}
              tone={(row) => (aktif && row === kini ? 'gold' : undefined)}
              totalLabel={t('laporan.total')}
              empty={{ title: t('terima.tidak_ada_curah'), text: t('terima.tidak_ada_curah_saran') }}
            />
          </Card>
          {aktif && kini ? (
            <HitungForm key={kunciBaris(kini)} nomor={nomor} baris={kini} onDihitung={() => setDipilih(undefined)} />
          ) : null}
        </div>
      )}
    </PageColumn>
  );
}
