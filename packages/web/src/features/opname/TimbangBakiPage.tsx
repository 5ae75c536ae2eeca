import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { TIMBANG_BAKI, type DataTimbang, type HasilTimbang, type JawabTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import { api, newKey } from '../../platform/api.ts';
import { ConnectionError } from '../../platform/problem-error.ts';
import { problemText } from '../../platform/report-problem.ts';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { BakiHariIni } from './BakiHariIni.tsx';
import { useTimbang } from './panggilan.ts';
import { TempatForm, type TempatDipilih } from './TempatForm.tsx';
import { TimbangForm, type HasilKetik } from './TimbangForm.tsx';

const PATH = 'timbang-baki';

/** Saving and giving up. The key stays the same until a saving was answered, so that a lost answer saves nothing twice. */
function useTimbangan(data: DataTimbang | null | undefined) {
  const t = useT();
  const client = useQueryClient();
  const key = useRef(newKey());
  const segarkan = () => client.invalidateQueries({ queryKey: [PATH] });
  const simpan = useMutation({
    mutationFn: ({ berat_timbang, ...rest }: HasilKetik) =>
      api.post<HasilTimbang>(PATH, { ...rest, berat_timbang: Dec.from(berat_timbang).toJSON(), total: data?.total }, { key: key.current }),
    onSuccess: ({ kode_baki, selisih }) => success(t('opname.timbang_tersimpan', { baki: kode_baki, selisih: formatNumber(selisih, 3) })),
    onSettled: (_, error) => {
      if (!(error instanceof ConnectionError)) key.current = newKey();
      return segarkan();
    },
  });
  const reset = useMutation({ mutationFn: () => api.post<JawabTimbang>(`${PATH}/reset`), onSettled: segarkan });
  const tanyaReset = async () => {
    if (!data) return;
    const yes = await confirm({ title: t('opname.reset_tanya', { baki: data.kode_baki }), message: t('opname.reset_isi', { nomor: data.no_timbang }), danger: true });
    if (yes) reset.mutate();
  };
  const mulai = async (tempat: TempatDipilih) => {
    try {
      await api.post<JawabTimbang>(`${PATH}/start`, tempat);
    } finally {
      await segarkan();
    }
  };
  return { busy: simpan.isPending || reset.isPending, simpan: simpan.mutate, tanyaReset, mulai };
}

/** One tray after the other onto the scale, and the list of the day below. */
export function TimbangBakiPage() {
  const t = useT();
  const timbang = useTimbang();
  const data = timbang.data?.data_timbang;
  const { busy, simpan, tanyaReset, mulai } = useTimbangan(data);
  const title = t.of(titleKey(TIMBANG_BAKI));
  return (
    <PageColumn>
      <PageHead
        title={title}
        chips={data ? <Chip tone="warn">{t('opname.sedang_ditimbang', { baki: data.kode_baki })}</Chip> : undefined}
        note={data ? undefined : t('opname.timbang_ajakan')}
      />
      {timbang.isPending ? <Card><Loading /></Card>
        : timbang.isError ? <Card><State icon="warn" tone="bad" title={t('opname.data_tidak_tersedia')}>{problemText(timbang.error)}</State></Card>
          : data ? <TimbangForm key={data.no_timbang} data={data} busy={busy} onSimpan={simpan} onReset={() => void tanyaReset()} />
            : <TempatForm label={title} tombol={t('opname.mulai_timbang')} onMulai={mulai} />}
      <BakiHariIni />
    </PageColumn>
  );
}
