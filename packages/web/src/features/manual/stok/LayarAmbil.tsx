import { useEffect, useMemo, useState } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { ManualTersimpan, StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Beside, MainPart, SidePart } from '../../../ui/Beside.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SumRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import { AmbilDialog } from './AmbilDialog.tsx';
import { DaftarBaris } from './DaftarBaris.tsx';
import { jumlahBerat, jumlahQty } from './kolom.tsx';
import css from './manual.module.css';
import { kunciStok, useStokBerubah } from './panggilan.ts';
import { PilihStok } from './PilihStok.tsx';
import { keSaring } from './SaringStok.tsx';
import { useKumpulan, type BarisAmbil } from './use-ambil.ts';
import { kosongText } from '../../../ui/form/rule-text.ts';

type Isian = Readonly<Record<string, string>>;

interface LayarAmbilProps {
  /** The kind of paper, which is made of rows of stock. */
  readonly kind: Kind;
  /** Its head before anything was entered; `wajib` names the field without which nothing is sent. */
  readonly awal: Isian;
  readonly wajib: string;
  /** Its button takes goods away for good. */
  readonly danger?: boolean;
  readonly kata: {
    /** What is done, on the button. */
    readonly simpan: string;
    /** The list of what was picked, the head beside it, and the papers so far. */
    readonly daftar: string;
    readonly kepala: string;
    readonly dokumen: string;
    readonly tersimpan: (dokumen: ManualTersimpan) => string;
  };
}

type Kumpulan = ReturnType<typeof useKumpulan<Isian, BarisAmbil>>;
interface Simpan {
  readonly label: string;
  readonly siap: boolean;
  readonly run: () => void;
}

/** What the hand does on the page: beginning anew, the keys, and where it is led. */
function useTangan({ barang, sibuk, mulai }: Kumpulan, simpan: Simpan) {
  const t = useT();
  // The next choice can follow at once: when the page opens, and when the last document is through.
  useEffect(() => {
    if (!sibuk) keSaring();
  }, [sibuk]);
  const kosongkan = async () => {
    if (
      barang.length === 0 ||
      (await confirm({
        title: t('pindah.kosongkan_tanya'),
        message: t('manual.kosongkan_isi', { jumlah: barang.length }),
        danger: true,
      }))
    ) {
      mulai();
    }
    keSaring();
  };
  useTombolIsian({
    baru: { run: () => void kosongkan() },
    simpan: { run: simpan.run, label: simpan.label, enabled: simpan.siap },
    cari: { run: keSaring },
    hapus: {},
  });
  return { kosongkan };
}

interface KepalaProps extends Pick<LayarAmbilProps, 'kind' | 'danger' | 'kata'> {
  readonly kumpulan: Kumpulan;
  readonly simpan: Simpan;
}

/** What is to happen to what was picked: the head of the paper, the sums of its lines, and its button. */
function Kepala({ kind: { header }, danger = false, kata, kumpulan, simpan }: KepalaProps) {
  const { isi, barang, salah, sibuk, setIsi } = kumpulan;
  return (
    <Card padded>
      <EnterForm className={css.isian} label={kata.kepala} onSubmit={simpan.run}>
        <FieldInputs fields={header} values={isi} errors={salah} onChange={setIsi} />
        <SumRow label={`${formatNumber(jumlahQty(barang))} pcs`} value={`${formatNumber(jumlahBerat(barang), 3)} gr`} />
        <SaveButton danger={danger} size="lg" type="submit" disabled={!simpan.siap} saving={sibuk}>
          {simpan.label}
        </SaveButton>
      </EnterForm>
    </Card>
  );
}

/** The paper that is put together, and its saving, which asks for the approval that the server wants. */
function useAmbil({ kind, awal, wajib, kata }: LayarAmbilProps, judul: string) {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const kumpulan = useKumpulan<Isian, BarisAmbil>({
    kind,
    judul,
    awal,
    kunci: kunciStok,
    ringkasan: (barang) => [
      { label: t('field.total_qty'), nilai: formatNumber(jumlahQty(barang)) },
      { label: t('field.total_berat'), nilai: `${formatNumber(jumlahBerat(barang), 3)} gr` },
    ],
    onSaved: (dokumen) => {
      success(kata.tersimpan(dokumen));
      setTerakhir(dokumen.nomor);
    },
  });
  const { barang, isi, sibuk, tolak } = kumpulan;
  const siap = barang.length > 0 && !sibuk;
  const run = () => {
    if (!siap) return;
    if (isi[wajib] === '') tolak({ [wajib]: kosongText(t, wajib) });
    else kumpulan.simpan();
  };
  return { kumpulan, terakhir, simpan: { label: kata.simpan, siap, run } };
}

/** The page of a paper that takes something of some stock rows: what there is, what was picked, the head beside. */
export function LayarAmbil(props: LayarAmbilProps) {
  const t = useT();
  const { kind, danger, kata } = props;
  const judul = t.of(titleKey(kind.pages.create));
  const { kumpulan, terakhir, simpan } = useAmbil(props, judul);
  const { barang, salah, savedAt, sibuk, pasang, lepas } = kumpulan;
  const [dipilih, setDipilih] = useState<StokManual>();
  const terpilih = useMemo(() => new Set(barang.map(kunciStok)), [barang]);
  const isi = barang.length > 0;
  const { kosongkan } = useTangan(kumpulan, simpan);
  const stokBerubah = useStokBerubah();
  return (
    <PageColumn>
      <PageHead
        title={judul}
        note={isi && savedAt !== undefined ? t('barang.draf_di_perangkat') : t.of(hintKey(kind.pages.create))}
        chips={isi ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={
          <>
            <PapersButton kind={kind} label={kata.dokumen} onDone={stokBerubah} />
            <ActionButton shortcut="F2" onClick={() => void kosongkan()}>
              {t('barang.baru')}
            </ActionButton>
          </>
        }
      />
      <Beside className={css.layar} inert={sibuk}>
        <MainPart>
          <PilihStok terpilih={terpilih} onPilih={setDipilih} />
          <DaftarBaris
            label={kata.daftar}
            saran={t('manual.daftar_saran')}
            barang={barang}
            kunci={kunciStok}
            salah={salah}
            onLepas={lepas}
          />
        </MainPart>
        <SidePart>
          <Kepala kind={kind} danger={danger} kata={kata} kumpulan={kumpulan} simpan={simpan} />
          <Terakhir nomor={terakhir} label={t('dokumen.lihat_bukti')} onLihat={() => void showPrint(kind, terakhir)} />
        </SidePart>
      </Beside>
      <AmbilDialog
        stok={dipilih}
        lama={dipilih && barang.find((baris) => kunciStok(baris) === kunciStok(dipilih))}
        onTutup={() => setDipilih(undefined)}
        onAmbil={(baris) => {
          pasang(baris);
          setDipilih(undefined);
        }}
      />
    </PageColumn>
  );
}
