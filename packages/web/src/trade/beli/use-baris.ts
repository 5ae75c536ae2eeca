import { useCallback, useEffect, useRef, useState } from 'react';
import {
  denganKembali,
  denganLuar,
  LUAR_KOSONG,
  luarDari,
  ubahBaris,
  type BarisBeli,
  type IsiBeli,
  type IsiBaris,
  type IsiLuar,
} from './isi.ts';

/** Where goods are entered. */
export interface FormBeli {
  readonly isi: IsiBeli;
  readonly now: { readonly current: IsiBeli };
  /** Of the purchase that is being entered: the next one has another. */
  readonly key: string;
  readonly ganti: (ubah: (isi: IsiBeli) => IsiBeli) => void;
}

/** A line that was taken out, and where it stood. */
interface Dihapus {
  readonly baris: BarisBeli;
  readonly index: number;
}

/** Which line is open, and whether the hand goes there: to the field that is wrong it goes by itself. */
function useDibuka({ isi }: FormBeli) {
  const [dibuka, setDibuka] = useState({ id: '', kali: 0, ambil: true });
  const buka = useCallback((id: string) => setDibuka(({ kali }) => ({ id, kali: kali + 1, ambil: true })), []);
  const tunjuk = (id: string) => setDibuka(({ kali }) => ({ id, kali, ambil: false }));
  // A line that was saved or taken out is open no more.
  const ada = isi.barang.some(({ id }) => id === dibuka.id);
  return { dibuka: ada ? dibuka : { ...dibuka, id: '' }, buka, tunjuk };
}

/** Goods that are being described. @param buka opens the line that they become. */
function useLuar({ now, ganti }: FormBeli, buka: (id: string) => void, keIsian: () => void) {
  const tulisLuar = (part: Partial<IsiLuar>) =>
    ganti((isi) => ({ ...isi, luar: { ...(isi.luar ?? { ...LUAR_KOSONG, id: '' }), ...part } }));
  /** Opens the description of a line, or of new goods; one that was begun stays. */
  const bukaLuar = (id = '') => {
    if (now.current.luar !== null) return;
    const lama = now.current.barang.find((baris) => baris.id === id);
    ganti((isi) => ({
      ...isi,
      luar:
        lama && luarDari(lama)
          ? { ...LUAR_KOSONG, ...luarDari(lama), berat: lama.berat, id }
          : { ...LUAR_KOSONG, id: '' },
    }));
  };
  const tutupLuar = () => {
    ganti((isi) => ({ ...isi, luar: null }));
    keIsian();
  };
  const pasangLuar = () => {
    const { draft: baru, id } = denganLuar(now.current);
    ganti(() => baru);
    buka(id);
  };
  return { tulisLuar, bukaLuar, tutupLuar, pasangLuar };
}

/**
 * The lines: which of them is open, and what becomes of it. @param keIsian leads the hand back to the field for codes.
 */
export function useBaris(form: FormBeli, keIsian: () => void) {
  const { now, ganti, key } = form;
  const { dibuka, buka, tunjuk } = useDibuka(form);
  const [buangan, setBuangan] = useState<{ readonly key: string; readonly baris: readonly Dihapus[] }>({
    key,
    baris: [],
  });
  const dihapus = buangan.key === key ? buangan.baris : [];
  const kini = useRef(key);
  useEffect(() => {
    kini.current = key;
  });
  const ubah = (id: string, part: Partial<IsiBaris>) => {
    // A photo may come once its purchase is saved: a line of the next one bears the same number.
    if (kini.current === key) ganti((isi) => ({ ...isi, barang: ubahBaris(isi.barang, id, part) }));
  };
  /** On from a line: to the next that nobody has looked at, else to the next code. */
  const selesai = (id: string) => {
    const berikut = now.current.barang.find((baris) => baris.kondisi_barang === '' && baris.id !== id);
    if (berikut) buka(berikut.id);
    else keIsian();
  };
  const hapus = (id: string) => {
    const index = now.current.barang.findIndex((baris) => baris.id === id);
    const baris = now.current.barang[index];
    if (!baris) return;
    setBuangan({ key, baris: [...dihapus, { baris, index }] });
    ganti((isi) => ({ ...isi, barang: isi.barang.filter((row) => row.id !== id) }));
    if (id === dibuka.id) buka('');
    keIsian();
  };
  const kembalikan = () => {
    const last = dihapus.at(-1);
    if (!last) return;
    setBuangan({ key, baris: dihapus.slice(0, -1) });
    ganti((isi) => ({ ...isi, barang: denganKembali(isi.barang, last) }));
  };
  return {
    dibuka,
    buka,
    tunjuk,
    ubah,
    selesai,
    hapus,
    dihapus: dihapus.at(-1)?.baris,
    kembalikan,
    ...useLuar(form, buka, keIsian),
  };
}
