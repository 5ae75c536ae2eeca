import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import type { Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Stats } from '../../ui/Stat.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { BarangOpname } from './BarangOpname.tsx';
import { StatusOpname } from './DaftarOpname.tsx';
import { useKabarOpname, useOpname, type BaseOpname } from './panggilan.ts';

/** What the reading part of a count gets: scans or tags. */
export interface BacaProps {
  readonly nomor: string;
  readonly onMaju: () => void;
  readonly onMenunggu: (menunggu: number) => void;
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
  const akhiri = useMutation({ mutationFn: (aksi: 'selesai' | 'kosongkan') => api.post(`${base}/${encodeURIComponent(opname?.no_opname ?? '')}/${aksi}`), onSettled: segarkan });
  const boleh = opname?.status === 'AKTIF' && menunggu === 0 && !akhiri.isPending;
  const selesai = async () => {
    if (!opname || !boleh) return;
    const yes = await confirm({ title: t('opname.selesai_tanya', { nomor: opname.no_opname }), message: t('opname.selesai_isi', { jumlah: opname.belum }) });
    if (yes) akhiri.mutate('selesai');
  };
  const kosongkan = async () => {
    if (!opname || !boleh) return;
    const yes = await confirm({ title: t('opname.kosongkan_tanya', { nomor: opname.no_opname }), message: t('opname.kosongkan_isi', { jumlah: opname.ketemu }), danger: true });
    if (yes) akhiri.mutate('kosongkan', { onSuccess: () => success(t('opname.dikosongkan')) });
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
        { key: 'qty', label: t('opname.isi_awal'), value: formatNumber(opname.qty), note: `${formatNumber(opname.berat, 3)} gr` },
        { key: 'ketemu', label: t('opname.ketemu'), value: formatNumber(opname.ketemu) },
        { key: 'belum', label: belum, value: formatNumber(opname.belum) },
        { key: 'keluar', label: t('opname.keluar'), value: formatNumber(opname.keluar) },
        { key: 'lain', label: t('opname.lain'), value: formatNumber(opname.lain) },
      ]}
    />
  );
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
      <ActionButton shortcut="Esc" onClick={onKembali}>{t('opname.daftar')}</ActionButton>
      {aktif ? <ActionButton disabled={!boleh} onClick={() => void kosongkan()}>{t('opname.kosongkan')}</ActionButton> : null}
      {aktif ? <ActionButton primary shortcut="F8" disabled={!boleh} onClick={() => void selesai()}>{t('opname.selesai')}</ActionButton> : null}
    </>
  );
  return (
    <PageColumn>
      <PageHead
        title={opname ? `${opname.kode_gudang} ${opname.kode_baki}`.trim() : nomor}
        chips={opname ? <StatusOpname status={opname.status} /> : undefined}
        note={opname ? t('opname.mulai_oleh', { nomor, waktu: formatInstant(opname.mulai_pada, toko.zona_waktu), oleh: opname.mulai_oleh }) : undefined}
        actions={actions}
      />
      {isPending ? <Loading /> : isError ? <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>{problemText(error)}</State> : (
        <>
          <Angka opname={opname} />
          {aktif ? <Baca nomor={nomor} onMaju={maju} onMenunggu={setMenunggu} /> : null}
          <BarangOpname opname={opname} />
        </>
      )}
    </PageColumn>
  );
}
