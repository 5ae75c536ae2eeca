import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { StokManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { useKeys } from '../../../platform/keys.ts';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside, MainPart, SidePart } from '../../../ui/Beside.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { AmbilDialog } from './AmbilDialog.tsx';
import { DaftarBaris } from './DaftarBaris.tsx';
import { DokumenManual } from './DokumenManual.tsx';
import type { JenisDokumen } from './jenis-dokumen.ts';
import css from './manual.module.css';
import { kunciStok, lihatBukti } from './panggilan.ts';
import { PilihStok } from './PilihStok.tsx';
import { keSaring } from './SaringStok.tsx';
import type { BarisAmbil } from './use-ambil.ts';

interface LayarAmbilProps {
  readonly judul: string;
  readonly catatan: string;
  /** Name of the list of what was picked. */
  readonly daftar: string;
  readonly simpan: { readonly label: string; readonly siap: boolean; readonly run: () => void };
  readonly jenisDokumen: JenisDokumen;
  readonly kumpulan: {
    readonly barang: readonly BarisAmbil[];
    readonly salah: Readonly<Record<string, string>>;
    readonly savedAt: string | undefined;
    readonly sibuk: boolean;
    readonly pasang: (baris: BarisAmbil) => void;
    readonly lepas: (kunci: string) => void;
    readonly mulai: () => void;
  };
  /** Number of the document that was saved last. */
  readonly terakhir: string;
  /** What is to happen to it: the head of the document, and its button. */
  readonly children: ReactNode;
}

/** What the hand does on the page: beginning anew, the keys, and where it is led. */
function useTangan({ barang, sibuk, mulai }: LayarAmbilProps['kumpulan'], simpan: LayarAmbilProps['simpan']) {
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
  useKeys([
    { key: 'F2', label: t('barang.baru'), run: () => void kosongkan(), main: true },
    { key: 'F8', label: simpan.label, run: simpan.run, main: true, enabled: simpan.siap },
    { key: 'F9', label: t('umum.cari'), run: keSaring, main: true },
  ]);
  return { kosongkan };
}

/** What moves and destructions have in common: stock to pick from, what was picked, and the head beside them. */
export function LayarAmbil({
  judul,
  catatan,
  daftar,
  simpan,
  jenisDokumen,
  kumpulan,
  terakhir,
  children,
}: LayarAmbilProps) {
  const t = useT();
  const { barang, salah, savedAt, sibuk, pasang, lepas } = kumpulan;
  const [dipilih, setDipilih] = useState<StokManual>();
  const [riwayat, setRiwayat] = useState(false);
  const terpilih = useMemo(() => new Set(barang.map(kunciStok)), [barang]);
  const isi = barang.length > 0;
  const { kosongkan } = useTangan(kumpulan, simpan);
  return (
    <PageColumn>
      <PageHead
        title={judul}
        note={isi && savedAt !== undefined ? t('barang.draf_di_perangkat') : catatan}
        chips={isi ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={
          <>
            <ActionButton onClick={() => setRiwayat(true)}>{jenisDokumen.judul(t)}</ActionButton>
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
            label={daftar}
            saran={t('manual.daftar_saran')}
            barang={barang}
            kunci={kunciStok}
            salah={salah}
            onLepas={lepas}
          />
        </MainPart>
        <SidePart>
          {children}
          <Terakhir
            nomor={terakhir}
            label={jenisDokumen.bukti(t)}
            onLihat={() => void lihatBukti(jenisDokumen.base, terakhir, jenisDokumen.bukti(t))}
          />
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
      <Dialog size="L" opened={riwayat} onClose={() => setRiwayat(false)} title={jenisDokumen.judul(t)}>
        {riwayat ? <DokumenManual jenisDokumen={jenisDokumen} /> : null}
      </Dialog>
    </PageColumn>
  );
}
