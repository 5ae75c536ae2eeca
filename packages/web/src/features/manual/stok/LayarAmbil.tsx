import { useEffect, useMemo, useState } from 'react';
import { formatGram, formatNumber } from '@kilau/contract/core/format.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { StokManual } from '@kilau/contract/features/manual/stok.fields.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import { AmbilDialog } from './AmbilDialog.tsx';
import { DaftarBaris } from './DaftarBaris.tsx';
import { jumlahBerat, jumlahQty } from './kolom.tsx';
import css from './manual.module.css';
import { useStokBerubah } from './panggilan.ts';
import { PilihStok } from './PilihStok.tsx';
import { keSaring } from './SaringStok.tsx';
import { LayarKumpulan } from '../../../trade/isian/LayarKumpulan.tsx';
import { useKumpulanManual, type BarisAmbil, type ManualTersimpan } from './use-ambil.ts';

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

/** The paper that is put together, and its saving, which asks for the approval that the server wants. */
function useAmbil({ kind, awal, wajib, kata }: LayarAmbilProps, judul: string) {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const kumpulan = useKumpulanManual<Isian, BarisAmbil>(kind, judul, {
    awal,
    wajib,
    kunci: kunciBaris,
    kirimBaris: ({ nama_dept: _, ...baris }) => baris,
    ringkasan: (barang) => [
      { label: t('field.total_qty'), nilai: formatNumber(jumlahQty(barang)) },
      { label: t('field.total_berat'), nilai: formatGram(jumlahBerat(barang), t) },
    ],
    onSaved: (dokumen) => {
      success(kata.tersimpan(dokumen));
      setTerakhir(dokumen.nomor);
    },
  });
  const { barang, sibuk, mulai } = kumpulan;
  // The next choice can follow at once: when the page opens, and when the last document is through.
  useEffect(() => {
    if (!sibuk) keSaring();
  }, [sibuk]);
  /** Begins anew, if that is meant. */
  const kosongkan = async () => {
    const yakin =
      barang.length === 0 ||
      (await confirm({
        title: t('pindah.kosongkan_tanya'),
        message: t('manual.kosongkan_isi', { jumlah: barang.length }),
        danger: true,
      }));
    if (yakin) mulai();
    keSaring();
  };
  return { ...kumpulan, terakhir, kosongkan };
}

/** The page of a paper that takes something of some stock rows: what there is, what was picked, the head beside. */
export function LayarAmbil(props: LayarAmbilProps) {
  const t = useT();
  const { kind, danger, kata } = props;
  const judul = t.of(titleKey(kind.pages.create));
  const ambil = useAmbil(props, judul);
  const { barang, terakhir, siap, sibuk, simpan, kosongkan } = ambil;
  const [dipilih, setDipilih] = useState<StokManual>();
  const terpilih = useMemo(() => new Set(barang.map(kunciBaris)), [barang]);
  const stokBerubah = useStokBerubah();
  useTombolIsian({
    baru: { run: () => void kosongkan() },
    simpan: { run: simpan, label: kata.simpan, enabled: !sibuk },
    cari: { run: keSaring },
    hapus: {},
  });
  return (
    <>
      <LayarKumpulan
        className={css.layar}
        judul={judul}
        catatan={t.of(hintKey(kind.pages.create))}
        actions={
          <>
            <PapersButton kind={kind} label={kata.dokumen} onDone={stokBerubah} />
            <ActionButton shortcut="F2" onClick={() => void kosongkan()}>
              {t('barang.baru')}
            </ActionButton>
          </>
        }
        kumpulan={ambil}
        kepala={{ label: kata.kepala, fields: kind.header }}
        jumlah={`${formatNumber(jumlahQty(barang))} ${t('umum.pcs')}`}
        simpan={{ label: kata.simpan, siap, run: simpan }}
        danger={danger}
        terakhir={
          <Terakhir nomor={terakhir} label={t('dokumen.lihat_bukti')} onLihat={() => void showPrint(kind, terakhir)} />
        }
      >
        <PilihStok terpilih={terpilih} onPilih={setDipilih} />
        <DaftarBaris
          label={kata.daftar}
          saran={t('manual.daftar_saran')}
          barang={barang}
          kunci={kunciBaris}
          salah={ambil.salah}
          onLepas={ambil.lepas}
        />
      </LayarKumpulan>
      <AmbilDialog
        stok={dipilih}
        lama={dipilih && barang.find((baris) => kunciBaris(baris) === kunciBaris(dipilih))}
        onTutup={() => setDipilih(undefined)}
        onAmbil={(baris) => {
          ambil.pasang(baris);
          setDipilih(undefined);
        }}
      />
    </>
  );
}
