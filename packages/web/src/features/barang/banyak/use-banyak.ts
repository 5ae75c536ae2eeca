import { useCallback, useMemo, useRef, useState } from 'react';
import { CellReader } from '@kilau/contract/core/cell-text.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import {
  adaIsiBaris,
  bacaBaris,
  BANYAK_KOLOM,
  banyakFields,
  type BarisTerbaca,
  type LembarBanyak,
} from '@kilau/contract/features/barang/banyak/banyak.ts';
import { TAMBAH_MAKS } from '@kilau/contract/features/barang/barang.fields.ts';
import type { BarangDitambah } from '@kilau/contract/features/barang/barang.wire.ts';
import { api } from '../../../platform/api.ts';
import { beep } from '../../../platform/beep.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { useKirim } from '../../../trade/dokumen/use-kirim.ts';
import { izinBeratTerima } from '../../../trade/terima/izin-berat.ts';
import { success, toast } from '../../../ui/dialog/toasts.ts';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { text, useT } from '../../../ui/text.ts';
import { barangCalls } from '../calls.ts';
import { useUrung } from './urung.ts';
import { gramDi, lapang, sambung, terisi, type Baris, type Sel, type Tabel } from './baris.ts';

const PAGE = 'tambah-barang-banyak';
const FIELDS: Fields = banyakFields;

/** What is wrong in a row, by column, in words. */
export type Salah = Readonly<Record<string, string>>;
interface Draf {
  readonly baris: Tabel;
}
/** What was saved last, for its tags. */
export interface Hasil {
  readonly no_tambah: string;
  readonly jumlah: number;
}

/** A file that could not be taken, until another one is chosen or a new sheet begins. */
interface FileDitolak {
  readonly nama: string;
  readonly pesan: string;
}

const PATH = /^barang\.(\d+)\.(\w+)$/;

/** Sentences of the server, which names rows by their place among those that were sent. */
function salahServer(fields: Readonly<Record<string, string>>, dikirim: Tabel): ReadonlyMap<Baris, Salah> {
  const found = new Map<Baris, Salah>();
  for (const [path, message] of Object.entries(fields)) {
    const [, index = '', name = ''] = PATH.exec(path) ?? [];
    const baris = dikirim[Number(index)];
    if (index !== '' && baris) found.set(baris, { ...found.get(baris), [name]: message });
  }
  return found;
}

/** Reads rows by the schema of the form; each one once, as long as it stays what it is. */
function useBaca(): { readonly baca: (baris: Baris) => BarisTerbaca; readonly salahBaris: (baris: Baris) => Salah } {
  const t = useT();
  return useMemo(() => {
    const reader = new CellReader([t.of]);
    const known = new WeakMap<Baris, { readonly terbaca: BarisTerbaca; readonly salah: Salah }>();
    const both = (baris: Baris) => {
      const found = known.get(baris);
      if (found) return found;
      const terbaca = bacaBaris(baris.isi, reader, baris.ditimbang);
      const salah =
        'salah' in terbaca
          ? Object.fromEntries(
              Object.entries(terbaca.salah).map(([name, broken]) => [name, ruleText(t, name, broken, FIELDS)]),
            )
          : {};
      const made = { terbaca, salah };
      known.set(baris, made);
      return made;
    };
    return {
      baca: (baris) => both(baris).terbaca,
      salahBaris: (baris) => (adaIsiBaris(baris.isi) ? both(baris).salah : {}),
    };
  }, [t]);
}

/** The rows with their draft. */
function useTabel() {
  const { found, key, keep, clear, refused } = useDraft<Draf>(PAGE);
  const [tabel, set] = useState<Tabel>(() => lapang(found?.value.baris ?? []));
  const now = useRef(tabel);
  const { catat, ambil, lupakan } = useUrung();
  const pasang = useCallback(
    (next: Tabel) => {
      now.current = next;
      set(next);
      keep({ baris: next.slice(0, next.findLastIndex(({ isi }) => adaIsiBaris(isi)) + 1) });
    },
    [keep],
  );
  const setTabel = useCallback(
    (next: Tabel) => {
      catat(now.current, next);
      pasang(next);
    },
    [catat, pasang],
  );
  /** Takes the last step back. @returns where it was. */
  const urungkan = useCallback((): Sel | undefined => {
    const lalu = ambil();
    if (lalu) pasang(lalu.tabel);
    return lalu?.di;
  }, [ambil, pasang]);
  const kosongkan = useCallback(() => {
    clear();
    lupakan();
    now.current = lapang([]);
    set(now.current);
  }, [clear, lupakan]);
  return { tabel, setTabel, urungkan, kosongkan, key, refused };
}
type TabelHandle = ReturnType<typeof useTabel>;

/** Reads a file into rows; strange columns and rows without room are told. */
async function bacaFile(file: File, tabel: Tabel): Promise<Tabel> {
  const form = new FormData();
  form.set('file', file);
  const { baris, asing } = await api.post<LembarBanyak>('barang-banyak/baca', form);
  const { tabel: baru, sisa } = sambung(tabel, baris);
  toast(text('banyak.terbaca', { jumlah: baris.length - sisa, nama: file.name }));
  if (asing.length > 0) toast(text('impor.dilewati', { kolom: asing.join(', ') }));
  if (sisa > 0) toast(text('banyak.terlalu_banyak', { maks: TAMBAH_MAKS }));
  return baru;
}

/** What the rows hold and what is wrong with them: by their own rules, and by what the server has refused. */
function useNilai(tabel: Tabel, ditolak: ReadonlyMap<Baris, Salah>) {
  const { baca, salahBaris } = useBaca();
  const isi = useMemo(() => terisi(tabel), [tabel]);
  const salahDi = useCallback(
    (baris: Baris): Salah => ({ ...ditolak.get(baris), ...salahBaris(baris) }),
    [ditolak, salahBaris],
  );
  const jumlahSalah = useMemo(
    () => isi.reduce((sum, baris) => sum + Object.keys(salahDi(baris)).length, 0),
    [isi, salahDi],
  );
  const berat = useMemo(
    () =>
      Dec.sum(
        isi.map((baris) => {
          const terbaca = baca(baris);
          return 'barang' in terbaca ? terbaca.barang.berat_asli : (gramDi(baris.isi, 'berat_asli') ?? Dec.zero);
        }),
      ),
    [isi, baca],
  );
  /** The first cell that is wrong. */
  const selSalah = (): Sel | undefined => {
    const r = tabel.findIndex((baris) => Object.keys(salahDi(baris)).length > 0);
    const names = Object.keys(r < 0 ? {} : salahDi(tabel[r] ?? { isi: {}, ditimbang: false }));
    return r < 0
      ? undefined
      : {
          r,
          c: Math.max(
            0,
            BANYAK_KOLOM.findIndex((name) => names.includes(name)),
          ),
        };
  };
  return { baca, isi, berat, salahDi, jumlahSalah, selSalah };
}
type NilaiHandle = ReturnType<typeof useNilai>;

/** What the server and the user have been told of the rows so far, and whose turn it is. */
function useUmpan() {
  const [ditolak, setDitolak] = useState<ReadonlyMap<Baris, Salah>>(new Map());
  const [diperiksa, setDiperiksa] = useState(false);
  const [hasil, setHasil] = useState<Hasil>();
  const [fileDitolak, setFileDitolak] = useState<FileDitolak>();
  const [giliran, setGiliran] = useState(0);
  const kembali = useCallback(() => setGiliran((count) => count + 1), []);
  const tanggapi = useCallback((error: unknown, rows: Tabel) => {
    const fields = error instanceof ProblemError ? salahServer(error.fields, rows) : new Map<Baris, Salah>();
    if (fields.size > 0) setDitolak(fields);
    else reportProblem(error);
  }, []);
  const lupakan = useCallback((saved?: Hasil) => {
    setDitolak(new Map());
    setDiperiksa(false);
    setFileDitolak(undefined);
    setHasil(saved);
  }, []);
  return {
    ditolak,
    setDitolak,
    diperiksa,
    setDiperiksa,
    fileDitolak,
    setFileDitolak,
    hasil,
    setHasil,
    giliran,
    kembali,
    tanggapi,
    lupakan,
  };
}
type UmpanHandle = ReturnType<typeof useUmpan>;

/** What can be approved is asked for, and that dialog keeps the focus; anything else is told in the grid. */
const kecualiIzin =
  (gagal: (error: unknown) => void) =>
  (error: unknown, ulang: Parameters<typeof izinBeratTerima>[1]): void => {
    if (!izinBeratTerima(error, ulang)) gagal(error);
  };

/** Has the rows looked at before they are saved: here, by the server, and those of a file as soon as it is read. */
function usePemeriksaan(
  { tabel, setTabel }: TabelHandle,
  { baca, isi }: NilaiHandle,
  { setDitolak, setDiperiksa, setFileDitolak, kembali, tanggapi }: UmpanHandle,
) {
  const [sibuk, setSibuk] = useState(false);
  /** The rows as they are sent; nothing while one of them is wrong. */
  const siap = (rows: Tabel): readonly unknown[] | undefined => {
    const terbaca = rows.map(baca);
    setDiperiksa(true);
    if (rows.length > 0 && terbaca.every((baris) => 'barang' in baris)) {
      return terbaca.map((baris) => ('barang' in baris ? baris.barang : undefined));
    }
    kembali();
    return undefined;
  };
  const periksa = async (rows: Tabel = isi): Promise<void> => {
    const barang = siap(rows);
    if (!barang) return;
    setSibuk(true);
    try {
      await api.post('barang-banyak/periksa', { barang });
      setDitolak(new Map());
      toast(text('banyak.benar', { jumlah: barang.length }));
    } catch (error) {
      beep('error');
      tanggapi(error, rows);
    } finally {
      setSibuk(false);
      kembali();
    }
  };
  const impor = async (file: File): Promise<void> => {
    setSibuk(true);
    setFileDitolak(undefined);
    try {
      const baru = await bacaFile(file, tabel);
      setTabel(baru);
      await periksa(terisi(baru));
    } catch (error) {
      beep('error');
      if (!(error instanceof ProblemError)) reportProblem(error);
      setFileDitolak({ nama: file.name, pesan: problemText(error) });
    } finally {
      setSibuk(false);
    }
  };
  return { siap, periksa, impor, sibuk };
}

/** Many pieces on their way into stock: rows, what is wrong with them, check, import, saving. */
export function useBanyak() {
  const rows = useTabel();
  const { tabel, setTabel, urungkan, kosongkan, key, refused } = rows;
  const umpan = useUmpan();
  const { ditolak, diperiksa, fileDitolak, hasil, setHasil, giliran, kembali, tanggapi, lupakan } = umpan;
  const nilai = useNilai(tabel, ditolak);
  const { isi } = nilai;
  const { siap, periksa, impor, sibuk } = usePemeriksaan(rows, nilai, umpan);
  const selesai = ({ no_tambah, barang }: BarangDitambah) => {
    success(text('banyak.tersimpan', { jumlah: barang.length, nomor: no_tambah }));
    kosongkan();
    lupakan({ no_tambah, jumlah: barang.length });
  };
  const gagal = (error: unknown) => {
    tanggapi(refused(error), isi);
    kembali();
  };
  const { kirim, sibuk: mengirim, menunggu } = useKirim<BarangDitambah>(key, selesai, kecualiIzin(gagal));
  const penuh = sibuk || mengirim;
  const simpan = () => {
    const barang = penuh ? undefined : siap(isi);
    if (barang) {
      void kirim({
        key,
        path: barangCalls.path,
        body: { barang },
        label: text('banyak.kiriman', { jumlah: barang.length }),
      });
    } else if (!penuh) beep('error');
  };
  const ubah = useCallback(
    (next: Tabel) => {
      setHasil(undefined);
      setTabel(next);
    },
    [setTabel, setHasil],
  );
  return {
    tabel,
    ubah,
    urungkan,
    kosongkan: () => {
      kosongkan();
      lupakan();
    },
    ...nilai,
    diperiksa,
    giliran,
    sibuk: penuh,
    menunggu,
    hasil,
    periksa,
    impor,
    fileDitolak,
    simpan,
  };
}

export type BanyakHandle = ReturnType<typeof useBanyak>;
