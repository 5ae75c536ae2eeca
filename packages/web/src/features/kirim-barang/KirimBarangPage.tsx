import { useEffect, useRef, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { KIRIM_BARANG, KIRIM_CUCI, KIRIM_KECABANG } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { PapersButton } from '../../engine/paper/PapersButton.tsx';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useScanner } from '../../platform/scanner.ts';
import { Terakhir } from '../../trade/dokumen/Terakhir.tsx';
import { DaftarPindai } from '../../trade/isian/DaftarPindai.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { focusField } from '../../ui/form/enter-next.ts';
import { kosongText } from '../../ui/form/rule-text.ts';
import { useT } from '../../ui/text.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { LayarKumpulan } from '../../trade/isian/LayarKumpulan.tsx';
import { useKumpulanPindai } from '../../trade/isian/use-kumpulan-pindai.ts';

const AWAL = { kode_tujuan: '', kode_baki: '', no_segel: '', kurir: '', keterangan: '' };
const { kode_tujuan, kode_baki, no_segel, kurir, keterangan } = kirimBarang.header;
const KEPALA = {
  kode_tujuan,
  kode_baki: { ...kode_baki, label: 'kirim_barang.satu_baki' },
  no_segel,
  kurir,
  keterangan,
};
type Path = typeof KIRIM_BARANG | typeof KIRIM_KECABANG | typeof KIRIM_CUCI;
/** A page that sends: under which call, which pieces a scan finds, and what of the head is asked. */
interface Halaman {
  readonly panggilan: string;
  readonly cari: string;
  readonly kepala: Fields;
}
const HALAMAN: Readonly<Record<Path, Halaman>> = {
  [KIRIM_BARANG]: { panggilan: 'kirim-barang', cari: 'barang/get/tersedia', kepala: KEPALA },
  [KIRIM_KECABANG]: { panggilan: 'kirim-barang-kecabang', cari: 'barang/get/tersedia', kepala: KEPALA },
  // What is to be refinished goes piece by piece.
  [KIRIM_CUCI]: {
    panggilan: 'kirim-barang-cuci/pusat',
    cari: 'barang/get/dibeli',
    kepala: { kode_tujuan, no_segel, kurir, keterangan },
  },
};

interface Tersimpan {
  readonly nomor: string;
  readonly jumlah_barang: number;
  readonly tujuan: string;
}

/** What is scanned to be sent, or the tray that goes whole, and its saving. */
function useKirimBarang(path: Path) {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const changed = usePapersChanged(kirimBarang);
  const { panggilan, cari } = HALAMAN[path];
  const kumpulan = useKumpulanPindai<typeof AWAL, Tersimpan>({
    page: panggilan,
    awal: AWAL,
    cari,
    onSaved: ({ nomor, jumlah_barang, tujuan }) => {
      success(t('kirim_barang.tersimpan', { jumlah: jumlah_barang, tujuan, nomor }));
      setTerakhir(nomor);
      void changed();
    },
  });
  const { isi, barang, sibuk, kirim } = kumpulan;
  // A tray goes whole, or pieces do: which of them it is not is said where both are there.
  const ada = barang.length > 0 || isi.kode_baki !== '';
  const simpan = () => {
    if (sibuk) return;
    if (!ada) {
      kumpulan.tolak({ barang: kosongText(t, 'barang') });
      return;
    }
    const kepala = Object.fromEntries(Object.entries(isi).map(([name, value]) => [name, value === '' ? null : value]));
    const body = { ...kepala, barang: barang.map(({ kode_barcode }) => ({ kode_barcode })) };
    void kirim(panggilan, body, t.of(titleKey(path)));
  };
  return { ...kumpulan, siap: ada && !sibuk, simpan, terakhir };
}

/** Pieces that are scanned one after the other, or a whole tray, go to another shop. */
function KirimPage({ path }: { readonly path: Path }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const kirim = useKirimBarang(path);
  const { barang, sibuk, siap, simpan, terakhir, lepas, pindai, isian } = kirim;
  const { kode_tujuan: tujuan } = kirim.isi;
  // Where nothing is chosen it goes to head office: the button says so.
  const kirimKe = tujuan === '' ? t('kirim_barang.kirim_ke_pusat') : t('kirim_barang.kirim_ke', { tujuan });
  useEffect(() => {
    if (!sibuk) focusField(field.current ?? undefined);
  }, [sibuk]);
  useScanner((kode) => void pindai(kode));
  useTombolIsian({
    simpan: { run: simpan, label: t('kirim_barang.kirim'), enabled: !sibuk },
    cari: { run: () => focusField(field.current ?? undefined), label: t('sepuhan.ke_pindai') },
    hapus: {},
  });
  return (
    <LayarKumpulan
      judul={t.of(titleKey(path))}
      catatan={path === KIRIM_CUCI ? t('kirim_barang.cuci_penjelasan') : t.of(hintKey(path))}
      actions={<PapersButton kind={kirimBarang} label={t('kirim_barang.riwayat')} />}
      kumpulan={kirim}
      kepala={{ label: t('field.tujuan'), fields: HALAMAN[path].kepala }}
      jumlah={t('barang.total', { jumlah: barang.length })}
      simpan={{ label: kirimKe, siap, run: simpan }}
      terakhir={
        <Terakhir
          nomor={terakhir}
          label={t('kirim_barang.surat_jalan')}
          onLihat={() => void showPrint(kirimBarang, terakhir)}
        />
      }
    >
      <PindaiBar label={t('pindah.scan')} pindaiRef={field} {...isian} />
      <DaftarPindai label={t('kirim_barang.daftar')} barang={barang} onLepas={lepas} />
    </LayarKumpulan>
  );
}

/** A branch sends to head office, or to another branch. */
export const KirimBarangPage = () => <KirimPage path={KIRIM_BARANG} />;
/** Head office sends to its branches. */
export const KirimKecabangPage = () => <KirimPage path={KIRIM_KECABANG} />;
/** A branch sends what head office refinishes for it. */
export const KirimCuciPusatPage = () => <KirimPage path={KIRIM_CUCI} />;
