import { useEffect, useRef, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { KIRIM_BARANG, KIRIM_CUCI, KIRIM_KECABANG } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { PapersButton } from '../../engine/paper/PapersButton.tsx';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useScanner } from '../../platform/scanner.ts';
import { Terakhir } from '../../trade/dokumen/Terakhir.tsx';
import { DaftarPindai } from '../../trade/isian/DaftarPindai.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { useKumpulan } from '../../trade/isian/use-kumpulan.ts';
import { Beside, MainPart, SidePart } from '../../ui/Beside.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SumRow } from '../../ui/Rows.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';
import css from './kirim.module.css';

const AWAL = { kode_tujuan: '', kode_baki: '', no_segel: '', kurir: '', keterangan: '' };
const NAMES = ['kode_tujuan', 'kode_baki', 'no_segel', 'kurir', 'keterangan'] as const;
/** The pages that send: under which call, which pieces a scan finds, and what of the head is asked. */
const HALAMAN = {
  [KIRIM_BARANG]: { panggilan: 'kirim-barang', cari: 'barang/get/tersedia', kepala: NAMES },
  [KIRIM_KECABANG]: { panggilan: 'kirim-barang-kecabang', cari: 'barang/get/tersedia', kepala: NAMES },
  // What is to be refinished goes piece by piece.
  [KIRIM_CUCI]: {
    panggilan: 'kirim-barang-cuci/pusat',
    cari: 'barang/get/dibeli',
    kepala: NAMES.filter((name) => name !== 'kode_baki'),
  },
} as const;
type Path = keyof typeof HALAMAN;

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
  const kumpulan = useKumpulan<typeof AWAL, Tersimpan>(
    panggilan,
    AWAL,
    ({ nomor, jumlah_barang, tujuan }) => {
      success(t('kirim_barang.tersimpan', { jumlah: jumlah_barang, tujuan, nomor }));
      setTerakhir(nomor);
      void changed();
    },
    undefined,
    cari,
  );
  const { isi, barang, key, sibuk, kirim } = kumpulan;
  // A tray goes whole, or pieces do.
  const siap = barang.length > 0 !== (isi.kode_baki !== '') && !sibuk;
  const simpan = () => {
    if (!siap) return;
    const kepala = Object.fromEntries(Object.entries(isi).map(([name, value]) => [name, value === '' ? null : value]));
    const body = { ...kepala, barang: barang.map(({ kode_barcode }) => ({ kode_barcode })) };
    void kirim({ key, path: panggilan, body, label: t.of(titleKey(path)) });
  };
  return { ...kumpulan, siap, simpan, terakhir };
}

/** Where the goods go and how, how many and how heavy they are, and the button. */
function KirimForm({ kirim, path }: { readonly kirim: ReturnType<typeof useKirimBarang>; readonly path: Path }) {
  const t = useT();
  const { isi, barang, salah, sibuk, siap, setIsi, simpan } = kirim;
  return (
    <Card padded>
      <EnterForm className={css.isian} label={t('field.tujuan')} onSubmit={simpan}>
        {HALAMAN[path].kepala.map((name) => (
          <FieldInput
            key={name}
            name={name}
            field={kirimBarang.header[name]}
            label={name === 'kode_baki' ? t('kirim_barang.satu_baki') : undefined}
            value={isi[name]}
            error={salah[name]}
            onChange={(value) => setIsi({ [name]: String(value ?? '') })}
          />
        ))}
        <SumRow
          label={t('barang.total', { jumlah: barang.length })}
          value={`${formatNumber(Dec.sum(barang.map((piece) => piece.berat)), 3)} gr`}
        />
        <SaveButton size="lg" type="submit" disabled={!siap} saving={sibuk}>
          {t('kirim_barang.kirim')}
        </SaveButton>
      </EnterForm>
    </Card>
  );
}

/** Pieces that are scanned one after the other, or a whole tray, go to another shop. */
function KirimPage({ path }: { readonly path: Path }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const kirim = useKirimBarang(path);
  const { barang, sibuk, siap, simpan, terakhir, lepas, pindai, isian } = kirim;
  useEffect(() => {
    if (!sibuk) focusField(field.current ?? undefined);
  }, [sibuk]);
  useScanner((kode) => void pindai(kode));
  useTombolIsian({ simpan: { run: simpan, label: t('kirim_barang.kirim'), enabled: siap }, hapus: {} });
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(path))}
        note={path === KIRIM_CUCI ? t('kirim_barang.cuci_penjelasan') : t.of(hintKey(path))}
        chips={barang.length > 0 ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={<PapersButton kind={kirimBarang} label={t('kirim_barang.riwayat')} />}
      />
      <Beside inert={sibuk}>
        <MainPart>
          <PindaiBar label={t('pindah.scan')} pindaiRef={field} {...isian} />
          <DaftarPindai label={t('kirim_barang.daftar')} barang={barang} onLepas={lepas} />
        </MainPart>
        <SidePart>
          <KirimForm kirim={kirim} path={path} />
          <Terakhir
            nomor={terakhir}
            label={t('kirim_barang.surat_jalan')}
            onLihat={() => void showPrint(kirimBarang, terakhir)}
          />
        </SidePart>
      </Beside>
    </PageColumn>
  );
}

/** A branch sends to head office, or to another branch. */
export const KirimBarangPage = () => <KirimPage path={KIRIM_BARANG} />;
/** Head office sends to its branches. */
export const KirimKecabangPage = () => <KirimPage path={KIRIM_KECABANG} />;
/** A branch sends what head office refinishes for it. */
export const KirimCuciPusatPage = () => <KirimPage path={KIRIM_CUCI} />;
