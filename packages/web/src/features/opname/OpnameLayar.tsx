import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatGram, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { nilaiSelesaiOpname } from '@kilau/contract/trade/opname/akhir.ts';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { useIzinAkhir } from '../../trade/opname/use-izin-akhir.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Stats } from '../../ui/Stat.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import { BarangOpname } from './BarangOpname.tsx';
import { StatusOpname } from './DaftarOpname.tsx';
import { hasilCalls, opnamePath, useKabarOpname, useOpname, type BaseOpname } from './panggilan.ts';
import { SisaKiriman } from './SisaKiriman.tsx';

/** What the reading part of a count gets: scans or tags. */
export interface BacaProps {
  readonly nomor: string;
  readonly onMaju: () => void;
  readonly onMenunggu: (menunggu: number) => void;
}

interface Akhir {
  readonly aksi: 'selesai' | 'kosongkan';
  readonly otorisasi: string | null;
}

interface OpnameLayarProps {
  readonly base: BaseOpname;
  readonly nomor: string;
  readonly onKembali: () => void;
  readonly Baca: (props: BacaProps) => ReactNode;
}

/** Ending a count, one way or the other. */
function useAkhiri(base: BaseOpname, opname: Opname | undefined, menunggu: number, segarkan: () => void) {
  const t = useT();
  const izin = useIzinAkhir();
  const akhiri = useMutation({
    mutationFn: ({ aksi, otorisasi }: Akhir) =>
      api.post(opnamePath(base, opname?.no_opname ?? '', aksi), { otorisasi }),
    onSettled: segarkan,
  });
  const boleh = opname?.status === 'AKTIF' && menunggu === 0 && !akhiri.isPending;
  const ringkasan = ({ kode_gudang, kode_baki, mulai_oleh, qty, ketemu, belum }: Opname) => [
    { label: t('opname.tempat'), nilai: `${kode_gudang} ${kode_baki}`.trim() },
    { label: t('opname.mulai'), nilai: mulai_oleh },
    { label: t('opname.isi_awal'), nilai: formatNumber(qty) },
    { label: t('opname.ketemu'), nilai: formatNumber(ketemu) },
    { label: t('opname.hilang'), nilai: formatNumber(belum) },
  ];
  const selesai = async () => {
    if (!opname || !boleh) return;
    const { no_opname, belum } = opname;
    const yes = await confirm({
      title: t('opname.selesai_tanya', { nomor: no_opname }),
      message: t('opname.selesai_isi', { jumlah: belum }),
    });
    if (!yes) return;
    const otorisasi = await izin.selesai({
      ...opname,
      nilai: nilaiSelesaiOpname(opname),
      ringkasan: ringkasan(opname),
    });
    if (otorisasi !== undefined) akhiri.mutate({ aksi: 'selesai', otorisasi });
  };
  const kosongkan = async () => {
    if (!opname || !boleh) return;
    const yes = await confirm({
      title: t('opname.kosongkan_tanya', { nomor: opname.no_opname }),
      message: t('opname.kosongkan_isi', { jumlah: opname.ketemu }),
      danger: true,
    });
    if (!yes) return;
    const otorisasi = await izin.kosongkan({ ...opname, ringkasan: ringkasan(opname) });
    if (otorisasi !== undefined) {
      akhiri.mutate({ aksi: 'kosongkan', otorisasi }, { onSuccess: () => success(t('opname.dikosongkan')) });
    }
  };
  return { boleh, selesai, kosongkan };
}

function Angka({ opname }: { readonly opname: Opname }) {
  const t = useT();
  const belum = t(opname.status === 'SELESAI' ? 'opname.hilang' : 'opname.belum');
  return (
    <Stats
      label={t('opname.hasil')}
      items={[
        {
          key: 'qty',
          label: t('opname.isi_awal'),
          value: formatNumber(opname.qty),
          note: formatGram(opname.berat, t),
        },
        { key: 'ketemu', label: t('opname.ketemu'), value: formatNumber(opname.ketemu) },
        { key: 'belum', label: belum, value: formatNumber(opname.belum) },
        { key: 'keluar', label: t('opname.keluar'), value: formatNumber(opname.keluar) },
        { key: 'lain', label: t('opname.lain'), value: formatNumber(opname.lain) },
      ]}
    />
  );
}

/** Who began it when, who ended it when, and who approved that. */
function keterangan(
  t: Translate,
  { no_opname, mulai_pada, mulai_oleh, selesai_pada, selesai_oleh, disetujui_oleh }: Opname,
  zona: string,
): string {
  return [
    t('opname.mulai_oleh', { nomor: no_opname, waktu: formatInstant(mulai_pada, zona), oleh: mulai_oleh }),
    ...(selesai_pada === null
      ? []
      : [t('opname.akhir_oleh', { waktu: formatInstant(selesai_pada, zona), oleh: selesai_oleh })]),
    ...(disetujui_oleh === '' ? [] : [t('kartu.disetujui', { user: disetujui_oleh })]),
  ].join(' · ');
}

/** One count: its figures, its reader while it is under way, its pieces. */
export function OpnameLayar({ base, nomor, onKembali, Baca }: OpnameLayarProps) {
  const t = useT();
  const { toko } = useUser();
  const { data: opname, error, isPending, isError } = useOpname(base, nomor);
  const maju = useKabarOpname(base);
  const [menunggu, setMenunggu] = useState(0);
  const { boleh, selesai, kosongkan } = useAkhiri(base, opname, menunggu, maju);
  const aktif = opname?.status === 'AKTIF';
  useKeys([
    { key: 'F8', label: t('opname.tombol_selesai'), run: () => void selesai(), main: true, enabled: boleh },
    { key: 'Escape', label: t('opname.daftar'), run: onKembali, main: true },
  ]);
  const actions = (
    <>
      <ActionButton shortcut="Esc" onClick={onKembali}>
        {t('opname.daftar')}
      </ActionButton>
      {opname?.status === 'SELESAI' ? (
        <ActionButton onClick={() => void hasilCalls.pdf(base, nomor)}>{t('laporan.pdf')}</ActionButton>
      ) : null}
      {opname?.status === 'SELESAI' ? (
        <ActionButton onClick={() => void hasilCalls.excel(base, nomor)}>{t('laporan.excel')}</ActionButton>
      ) : null}
      {aktif ? (
        <ActionButton disabled={!boleh} onClick={() => void kosongkan()}>
          {t('opname.kosongkan')}
        </ActionButton>
      ) : null}
      {aktif ? (
        <ActionButton primary shortcut="F8" disabled={!boleh} onClick={() => void selesai()}>
          {t('opname.selesai')}
        </ActionButton>
      ) : null}
    </>
  );
  return (
    <PageColumn>
      <PageHead
        title={opname ? `${opname.kode_gudang} ${opname.kode_baki}`.trim() : nomor}
        chips={opname ? <StatusOpname status={opname.status} /> : undefined}
        note={opname ? keterangan(t, opname, toko.zona_waktu) : undefined}
        actions={actions}
      />
      {isPending ? (
        <Loading />
      ) : isError ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(error)}
        </State>
      ) : (
        <>
          <Angka opname={opname} />
          {aktif ? <Baca nomor={nomor} onMaju={maju} onMenunggu={setMenunggu} /> : <SisaKiriman nomor={nomor} />}
          <BarangOpname opname={opname} />
        </>
      )}
    </PageColumn>
  );
}
