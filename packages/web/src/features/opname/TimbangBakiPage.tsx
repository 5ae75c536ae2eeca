import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { formatDifference, formatGram } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import {
  nilaiReset,
  OTORISASI_RESET_TIMBANG,
  TIMBANG_BAKI,
  type DataTimbang,
  type HasilTimbang,
  type JawabTimbang,
} from '@kilau/contract/features/opname/opname.wire.ts';
import { api, newKey } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ConnectionError } from '../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { useOtorisasi } from '../../engine/approval/minta.tsx';
import { bakiBerikut, BakiHariIni } from './BakiHariIni.tsx';
import { useBakiHariIni, useTimbang } from './panggilan.ts';
import { TempatForm, type TempatDipilih } from './TempatForm.tsx';
import { TimbangForm, type HasilKetik } from './TimbangForm.tsx';

const PATH = 'timbang-baki';

/** What somebody may want to know before he approves that another's weighing is given up. */
function mintaReset(
  t: ReturnType<typeof useT>,
  minta: ReturnType<typeof useOtorisasi>['minta'],
  timbang: DataTimbang,
  berat: Dec | undefined,
): Promise<string | undefined> {
  const gram = (nilai: DecInput) => formatGram(nilai, t);
  return minta({
    kategori: OTORISASI_RESET_TIMBANG,
    dokumen: timbang.no_timbang,
    nilai: nilaiReset(timbang),
    judul: timbang.no_timbang,
    ringkasan: [
      { label: t('laporan.baki'), nilai: timbang.kode_baki },
      { label: t('opname.dimulai_oleh'), nilai: timbang.mulai_oleh },
      { label: t('opname.total_sistem'), nilai: gram(timbang.total) },
      ...(berat ? [{ label: t('field.berat_timbang'), nilai: gram(berat) }] : []),
    ],
  });
}

/**
 * Saving and giving up. The key stays the same until a saving was answered, so that a lost answer saves nothing twice.
 */
function useTimbangan(timbang_barang: DataTimbang | null | undefined) {
  const t = useT();
  const { minta: mintaIzin } = useOtorisasi();
  const { user_id } = useUser();
  const client = useQueryClient();
  const key = useRef(newKey());
  const segarkan = () => client.invalidateQueries({ queryKey: [PATH] });
  const simpan = useMutation({
    mutationFn: ({ berat_timbang, ...rest }: HasilKetik) =>
      api.post<HasilTimbang>(
        PATH,
        { ...rest, berat_timbang: Dec.from(berat_timbang).toJSON(), total: timbang_barang?.total },
        { key: key.current },
      ),
    onSuccess: ({ kode_baki, selisih }) =>
      success(t('opname.timbang_tersimpan', { baki: kode_baki, selisih: formatDifference(selisih, 3) })),
    onSettled: (_, error) => {
      if (!(error instanceof ConnectionError)) key.current = newKey();
      return segarkan();
    },
  });
  const reset = useMutation({
    mutationFn: (isi: Readonly<Record<string, unknown>>) => api.post<JawabTimbang>(`${PATH}/reset`, isi),
    onSettled: segarkan,
  });
  const tanyaReset = async ({ berat_timbang, dari_timbangan, keterangan }: HasilKetik) => {
    if (!timbang_barang) return;
    const { kode_baki, no_timbang, mulai_oleh } = timbang_barang;
    const yes = await confirm({
      title: t('opname.reset_tanya', { baki: kode_baki }),
      message: t('opname.reset_isi', { nomor: no_timbang }),
      danger: true,
    });
    if (!yes) return;
    const terbaca = Dec.parse(berat_timbang);
    const berat = terbaca?.gt(0) ? terbaca : undefined;
    const otorisasi = mulai_oleh === user_id ? null : await mintaReset(t, mintaIzin, timbang_barang, berat);
    if (otorisasi !== undefined) {
      reset.mutate({ berat_timbang: berat?.toJSON() ?? null, dari_timbangan, keterangan, otorisasi });
    }
  };
  const mulai = async (tempat: TempatDipilih) => {
    try {
      // What the start answers is what is on the screen at once (specification: data_timbang, kept as timbang_barang).
      client.setQueryData<JawabTimbang>([PATH], await api.post<JawabTimbang>(`${PATH}/start`, tempat));
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
  const timbang_barang = timbang.data?.data_timbang;
  const { busy, simpan, tanyaReset, mulai } = useTimbangan(timbang_barang);
  const title = t.of(titleKey(TIMBANG_BAKI));
  const baki = useBakiHariIni();
  const daftar = baki.isPending ? 'memuat' : bakiBerikut(baki.data ?? []) ? 'ada' : 'kosong';
  const pilih = ({ kode_gudang, kode_baki }: TempatDipilih) =>
    void mulai({ kode_gudang, kode_baki }).catch(reportProblem);
  useKeys([
    { key: '↑ ↓', label: t('dokumen.tombol_baris'), main: true, enabled: !timbang_barang },
    { key: 'Enter', label: t('opname.mulai_timbang'), main: true, enabled: !timbang_barang },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={title}
        chips={
          timbang_barang ? (
            <Chip tone="warn">{t('opname.sedang_ditimbang', { baki: timbang_barang.kode_baki })}</Chip>
          ) : undefined
        }
        note={timbang_barang ? undefined : t('opname.timbang_ajakan')}
      />
      {timbang.isPending ? (
        <Card>
          <Loading />
        </Card>
      ) : timbang.isError ? (
        <Card>
          <State icon="warn" tone="bad" title={t('opname.data_tidak_tersedia')}>
            {problemText(timbang.error)}
          </State>
        </Card>
      ) : timbang_barang ? (
        <TimbangForm
          key={timbang_barang.no_timbang}
          data={timbang_barang}
          busy={busy}
          onSimpan={simpan}
          onReset={(hasil) => void tanyaReset(hasil)}
        />
      ) : (
        // Where a tray waits, the list has the hand; its arrival draws the form anew.
        <TempatForm
          key={daftar}
          tanpaFokus={daftar !== 'kosong'}
          label={title}
          tombol={t('opname.mulai_timbang')}
          onMulai={mulai}
        />
      )}
      <BakiHariIni onPilih={timbang_barang || !timbang.data ? undefined : pilih} />
    </PageColumn>
  );
}
