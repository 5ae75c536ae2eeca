import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { fieldBreaks } from '@kilau/contract/core/schema.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { askedFields, boundFields } from '../../engine/paper/asked-fields.ts';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { beep } from '../../platform/beep.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { scaleReading } from '../../platform/scale.ts';
import { useUser } from '../../platform/session.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import { useIsian } from '../../trade/isian/use-isian.ts';
import { usePindai, type BarangPindai } from '../../trade/isian/use-pindai.ts';
import { useTangan, type Tangan } from '../../trade/isian/use-tangan.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { initialValues, type FormValues } from '../../ui/form/record-form.ts';
import { kosongText } from '../../ui/form/rule-text.ts';
import { text, useT } from '../../ui/text.ts';

/** A piece that was scanned, and what is entered of it: its weight, what becomes of it, where it goes. */
export interface BarisSepuhan extends BarangPindai {
  readonly isian: FormValues;
}

/** A page of refinishing whose pieces are scanned. */
export interface HalamanSepuhan {
  readonly kind: Kind & { readonly rows: { readonly barang: Fields } };
  /** The pieces that a scanned code stands for, as far as they may be on such a paper. */
  readonly tanya: (kode: string, kepala: FormValues) => Promise<readonly BarangPindai[]>;
  /** What is chosen beforehand for every piece that is scanned then. */
  readonly cara: readonly string[];
  /** What is entered of a piece by itself; its weight right after the scan. */
  readonly isian: readonly string[];
  /** What of the head is asked for. */
  readonly kepala: readonly string[];
  /** Its pieces bear new barcodes: their tags are printed next. */
  readonly berlabel?: true;
  /** Its first scan is the number of the batch: makes sure that there is one. */
  readonly bukaBatch?: (nomor: string) => Promise<unknown>;
}

interface Draft {
  readonly kepala: FormValues;
  readonly cara: FormValues;
  /** The newest first. */
  readonly barang: readonly BarisSepuhan[];
}
/** The piece whose fields are open. */
interface Dibuka {
  readonly kode: string;
  /** Just scanned: its weight alone is asked. */
  readonly baru: boolean;
}
interface Tersimpan {
  readonly nomor: string;
}

/** Lines that something is wrong of, and of which field. The server counts them as they were scanned, newest last. */
export const barisSalah = (salah: Salah, barang: readonly BarisSepuhan[]) =>
  Object.entries(salah).flatMap(([path, pesan]) => {
    const [, ke, name = ''] = /^barang\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const row = ke === undefined ? undefined : barang.at(-1 - Number(ke));
    return row ? [{ row, name, pesan }] : [];
  });

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** What a page begins with; what was chosen for the pieces stays. */
function useKosong({ kind, cara, kepala }: HalamanSepuhan) {
  const { tgl_system } = useUser();
  const fields = useMemo(() => askedFields(kind), [kind]);
  const kosong = (sebelum?: Draft): Draft => ({
    kepala: initialValues(pick(fields, kepala), tgl_system),
    cara: sebelum?.cara ?? initialValues(pick(kind.rows.barang, cara), tgl_system),
    barang: [],
  });
  return { fields, kosong };
}

/** The draft of such a page and its saving, for which an approval may be asked. */
function useForm(halaman: HalamanSepuhan, onSaved: (nomor: string) => void) {
  const { kind } = halaman;
  const t = useT();
  const format = useFormat();
  const { fields, kosong } = useKosong(halaman);
  const judul = t.of(titleKey(kind.pages.create));
  const changed = usePapersChanged(kind);
  const form = useIsian<Draft, Tersimpan>({
    page: kind.pages.create.slice(1),
    kosong,
    onSaved: ({ nomor }) => {
      success(t('dokumen.tersimpan', { nomor }));
      onSaved(nomor);
      void changed();
    },
    asking: () => ({ judul, fields: boundFields(kind), t, format }),
  });
  const tolak = (salah: Salah, keSalah: (salah: Salah) => void) => {
    beep('error');
    form.setSalah(salah);
    keSalah(salah);
  };
  /** @param keSalah leads the hand to what keeps it from being sent. */
  const simpan = (keSalah: (salah: Salah) => void) => {
    const { kepala, barang } = form.now.current;
    const isi = {
      ...kepala,
      barang: barang.map((row) => ({ kode_barcode: row.kode_barcode, ...row.isian })).toReversed(),
    };
    const result = kindSchema(kind).safeParse(isi);
    if (result.success) {
      void form.simpan(kind.base, result.data, judul);
      return;
    }
    tolak(kataSalah(fieldBreaks(result.error), fields), keSalah);
  };
  return { ...form, fields, simpan, tolak };
}

type Form = ReturnType<typeof useForm>;

/** Lines that were scanned: each once, opened to be changed, taken off, put back. */
function useBaris({ now, ganti }: Form, halaman: HalamanSepuhan, keIsian: () => void) {
  const { isian } = halaman;
  const timbang = isian.includes('berat');
  const [dibuka, setDibuka] = useState<Dibuka>();
  const [dihapus, setDihapus] = useState<string>();
  const ada = useCallback(
    (kode: string) => now.current.barang.some(({ kode_barcode }) => kode_barcode === kode),
    [now],
  );
  const masuk = useCallback(
    (barang: BarangPindai) => {
      const berat = timbang ? { berat: scaleReading() ?? '' } : {};
      ganti((draft) => ({
        ...draft,
        barang: [{ ...barang, isian: { ...draft.cara, ...berat } }, ...draft.barang],
      }));
      setDihapus((kode) => (kode === barang.kode_barcode ? undefined : kode));
      setDibuka(timbang ? { kode: barang.kode_barcode, baru: true } : undefined);
    },
    [ganti, timbang],
  );
  const ubah = (kode: string, part: FormValues) =>
    ganti((draft) => ({
      ...draft,
      barang: draft.barang.map((row) =>
        row.kode_barcode === kode ? { ...row, isian: { ...row.isian, ...part } } : row,
      ),
    }));
  const tutup = () => {
    setDibuka(undefined);
    keIsian();
  };
  const lepas = (kode: string) => {
    ganti((draft) => ({ ...draft, barang: draft.barang.filter(({ kode_barcode }) => kode_barcode !== kode) }));
    setDihapus(kode);
    tutup();
  };
  return { dibuka, setDibuka, dihapus, ada, masuk, ubah, tutup, lepas };
}

/** What is chosen for the next scans is also that of the pieces of which it was not said yet. */
const dipilihCara = (draft: Draft, part: FormValues): Draft => ({
  ...draft,
  cara: { ...draft.cara, ...part },
  barang: draft.barang.map((row) => {
    const belum = Object.entries(part).filter(([name]) => String(row.isian[name] ?? '') === '');
    return belum.length === 0 ? row : { ...row, isian: { ...row.isian, ...Object.fromEntries(belum) } };
  }),
});

/** Whether a first scan names no batch: most likely a piece, whose hand does not know that its batch comes first. */
const bukanBatch = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'dokumen_tidak_ditemukan';

/** The number of the batch is the first scan; what follows are its pieces. */
function useBatch({ bukaBatch }: HalamanSepuhan, { now, ganti, isi }: Form) {
  const perlu = bukaBatch !== undefined && String(isi.kepala['no_kirim'] ?? '') === '';
  const buka = async (nomor: string) => {
    await bukaBatch?.(nomor);
    ganti((draft) => ({ ...draft, kepala: { ...draft.kepala, no_kirim: nomor } }));
  };
  return { perlu, buka, masihPerlu: () => bukaBatch !== undefined && now.current.kepala['no_kirim'] === '' };
}

/** Leads the hand to what keeps a paper from being saved, also where the server says so. */
function useKeSalah(
  halaman: HalamanSepuhan,
  { now, sibuk, salah: salahKini }: Form,
  { dibuka, setDibuka }: ReturnType<typeof useBaris>,
  tangan: Tangan,
) {
  /** What a line lacks is chosen for all that lack it, or typed in that line: it opens, and has the hand. */
  const keSalah = (salah: Salah) => {
    const [pertama] = barisSalah(salah, now.current.barang);
    const kode = pertama?.row.kode_barcode;
    const name = pertama?.name ?? '';
    if (halaman.cara.includes(name) && String(pertama?.row.isian[name] ?? '') === '') {
      tangan.ke(() => document.querySelector<HTMLInputElement>(`[name="cara-${name}"]`));
      return;
    }
    const dapat = [...halaman.isian, ...halaman.cara].length > 0;
    if (kode !== undefined && dapat && kode !== dibuka?.kode) setDibuka({ kode, baru: false });
    else tangan.keSalah(salah);
  };
  // What the server refuses is led to as what was refused here.
  const mengirim = useRef(false);
  useEffect(() => {
    if (mengirim.current && !sibuk && barisSalah(salahKini, now.current.barang).length > 0) keSalah(salahKini);
    mengirim.current = sibuk;
  });
  return keSalah;
}

/** Everything that a page of refinishing does whose pieces are scanned. */
export function useSepuhan(halaman: HalamanSepuhan) {
  const { tanya } = halaman;
  const [terakhir, setTerakhir] = useState('');
  const form = useForm(halaman, setTerakhir);
  const { now, isi, sibuk, ubah, simpan } = form;
  const tangan = useTangan(false, sibuk, form.salah);
  const baris = useBaris(form, halaman, tangan.keIsian);
  const batch = useBatch(halaman, form);
  const { ditolak, setDitolak, tolak, pindai, jejak, gagal } = usePindai(
    baris.ada,
    baris.masuk,
    (kode) => tanya(kode, now.current.kepala),
    sibuk,
  );
  const terima = (kode: string) => {
    const nomor = kode.trim().toUpperCase();
    if (nomor === '') return;
    if (!batch.masihPerlu()) {
      void pindai(kode);
      return;
    }
    void batch.buka(nomor).then(
      () => setDitolak(undefined),
      (error: unknown) =>
        bukanBatch(error) ? tolak(nomor, text('sepuhan.batch_dulu', { kode: nomor })) : gagal(nomor, error),
    );
  };
  const keSalah = useKeSalah(halaman, form, baris, tangan);
  const ada = isi.barang.length + (Array.isArray(isi.kepala['abu']) ? isi.kepala['abu'].length : 0) > 0;
  const siap = ada && !sibuk;
  const simpanAtauTolak = () => {
    if (sibuk) return;
    if (ada) simpan(keSalah);
    else form.tolak({ barang: kosongText(text, 'barang') }, keSalah);
  };
  return {
    form,
    tangan,
    baris,
    terakhir,
    siap,
    perluBatch: batch.perlu,
    terima,
    simpan: simpanAtauTolak,
    setKepala: (part: FormValues) => ubah({ kepala: { ...now.current.kepala, ...part } }),
    setCara: (part: FormValues) => form.ganti((draft) => dipilihCara(draft, part)),
    isian: {
      ditolak,
      jejak,
      dihapus: baris.dihapus,
      onKembali: () => baris.dihapus !== undefined && terima(baris.dihapus),
      onKetik: () => setDitolak(undefined),
      onPindai: terima,
      onBanyak: (kode: readonly string[]) => kode.forEach(terima),
      onTombol: (key: string) => {
        const [terbaru] = now.current.barang;
        if (key !== 'Delete' || !terbaru) return false;
        baris.lepas(terbaru.kode_barcode);
        return true;
      },
    },
  };
}

export type SepuhanHandle = ReturnType<typeof useSepuhan>;
