import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatGram } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { BarangRingkas } from '@kilau/contract/features/barang/barang.wire.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import type { PindahBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { satuBakiFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { bebasBarang, peganganBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { api, newKey } from '../../../platform/api.ts';
import { beep } from '../../../platform/beep.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { deliver } from '../../../platform/outbox.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { useCan } from '../../../platform/session.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Beside, MainPart, SidePart } from '../../../ui/Beside.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SumRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import { useThumb } from '../../../ui/use-thumb.tsx';
import { DaftarPindai } from '../../../trade/isian/DaftarPindai.tsx';
import css from './pindah.module.css';

const PATH = '/pindah-barang-satu-baki';
const FORM = 'satu-baki';
const AWAL: Readonly<Record<keyof typeof satuBakiFields, string>> = {
  dari_gudang: 'TOKO',
  dari_baki: '',
  kode_gudang: 'TOKO',
  kode_baki: '',
  keterangan: '',
};

/** Sends the move of a tray; the key stays the same until the server has answered. */
function useSimpan(isi: typeof AWAL, onSaved: (dokumen: PindahBarang) => void) {
  const client = useQueryClient();
  const [key, setKey] = useState(newKey);
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);
  const t = useT();
  const simpan = async (jumlah: number) => {
    setSibuk(true);
    setSalah({});
    try {
      const dokumen = await deliver<PindahBarang>({
        key,
        path: 'pindah-barang/satu-baki',
        body: isi,
        label: t('pindah.kiriman', { jumlah, baki: isi.kode_baki }),
      });
      beep('ok');
      onSaved(dokumen);
    } catch (error) {
      beep('error');
      if (error instanceof ProblemError) setSalah(error.fields);
      reportProblem(error);
    } finally {
      setKey(newKey());
      setSibuk(false);
      await client.invalidateQueries({ queryKey: CACHE });
    }
  };
  return { salah, sibuk, simpan };
}

/** What lies in a tray; nothing while none is chosen. */
function useIsiBaki(baki: string) {
  const list = useQuery({
    queryKey: [...CACHE, 'baki', baki],
    enabled: baki !== '',
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<readonly BarangRingkas[]>(`barang/get/by-baki/${encodeURIComponent(baki)}`, {}, { signal }),
  });
  const barang = baki === '' ? [] : (list.data ?? []);
  return { baki, list, barang, dipesan: barang.filter((piece) => !bebasBarang(piece)) };
}

/** The pieces of a tray, and above them those that keep it from going. */
function IsiBaki({ baki, list, barang, dipesan }: ReturnType<typeof useIsiBaki>) {
  const t = useT();
  return (
    <MainPart>
      {dipesan.length > 0 ? (
        <div role="alert" className={css.terhalang}>
          {t('pindah.terhalang', {
            jumlah: dipesan.length,
            barang: dipesan.map((piece) => `${piece.kode_barcode} (${peganganBarang(piece)})`).join(', '),
          })}
        </div>
      ) : null}
      <DaftarPindai
        label={baki === '' ? t('pindah.daftar') : t('pindah.isi_baki', { baki })}
        barang={barang}
        tone={(row) => (dipesan.some((piece) => piece.kode_barcode === row.kode_barcode) ? 'warn' : undefined)}
        status={baki !== '' && list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
        error={list.isError ? problemText(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          baki === ''
            ? { title: t('pindah.pilih_baki'), text: t('pindah.pilih_baki_saran') }
            : { title: t('problem.baki_kosong', { kode_baki: baki }) }
        }
      />
    </MainPart>
  );
}

/** Everything in one tray goes to another, and what stands in the way is told by name. */
export function SatuBakiPage() {
  const t = useT();
  const can = useCan();
  const [isi, setIsi] = useState(AWAL);
  const [terakhir, setTerakhir] = useState('');
  const changed = usePapersChanged(pindahBarang);
  const { salah, sibuk, simpan } = useSimpan(isi, (dokumen) => {
    success(
      t('pindah.tersimpan', { jumlah: dokumen.jumlah_barang, baki: dokumen.kode_baki, nomor: dokumen.no_pindah }),
    );
    setTerakhir(dokumen.no_pindah);
    void changed();
    setIsi({ ...AWAL, kode_gudang: isi.kode_gudang });
  });
  const dari = useIsiBaki(isi.dari_baki);
  const { barang, dipesan } = dari;
  const siap = barang.length > 0 && dipesan.length === 0 && isi.kode_baki !== '' && !sibuk;
  const kirim = () => {
    if (siap) void simpan(barang.length);
  };
  useTombolIsian({ simpan: { run: kirim, label: t('pindah.simpan'), enabled: siap } });
  const { here, thumb } = useThumb(
    <SaveButton size="lg" type="submit" form={FORM} disabled={!siap} saving={sibuk}>
      {t('pindah.simpan')}
    </SaveButton>,
  );
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(PATH))} note={t.of(hintKey(PATH))} />
      <Beside inert={sibuk}>
        <IsiBaki {...dari} />
        <SidePart>
          <Card padded>
            <EnterForm id={FORM} className={css.isian} label={t.of(titleKey(PATH))} onSubmit={kirim}>
              <FieldInputs
                fields={satuBakiFields}
                values={isi}
                errors={salah}
                first="dari_baki"
                onChange={(part) => setIsi((now) => ({ ...now, ...part }))}
              />
              <SumRow
                label={t('barang.total', { jumlah: barang.length })}
                value={formatGram(Dec.sum(barang.map((piece) => piece.berat)), t)}
              />
              {here}
            </EnterForm>
          </Card>
          {can({ pages: ['/lihat-pindah-barang', '/pindah-barang'] }) ? (
            <Terakhir
              nomor={terakhir}
              label={t('pindah.tanda_terima_pendek')}
              onLihat={() => void showPrint(pindahBarang, terakhir)}
            />
          ) : null}
        </SidePart>
      </Beside>
      {thumb}
    </PageColumn>
  );
}
