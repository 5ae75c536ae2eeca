import { useState } from 'react';
import { idBerikut } from '../dokumen/id-berikut.ts';
import { idTertinggal } from './tertinggal.ts';

interface Baris {
  readonly id: string;
}

/** The lines with one more, or with the one that is open as it was entered now. */
function denganBaris<B extends Baris>(barang: readonly B[], dibuka: string, isi: Omit<B, 'id'>): readonly B[] {
  const ada = barang.some(({ id }) => id === dibuka);
  const baru = { ...isi, id: ada ? dibuka : idBerikut(barang) } as B;
  return ada ? barang.map((baris) => (baris.id === dibuka ? baru : baris)) : [...barang, baru];
}

/** Lines that are entered in fields above them: which of them is open there, and what becomes of it. */
export function useBarisTerbuka<D extends { readonly barang: readonly Baris[] }>(
  { nama, ganti }: { readonly nama: string; readonly ganti: (ubah: (isi: D) => D) => void },
  keIsian: () => void,
) {
  const [dibuka, setDibuka] = useState(() => idTertinggal(nama));
  const buka = (id: string) => {
    setDibuka(id);
    keIsian();
  };
  return {
    dibuka,
    buka,
    pasang: (isi: Omit<D['barang'][number], 'id'>) => {
      ganti((draft) => ({ ...draft, barang: denganBaris<D['barang'][number]>(draft.barang, dibuka, isi) }));
      buka('');
    },
    hapus: (id: string) => {
      ganti((draft) => ({ ...draft, barang: draft.barang.filter((baris) => baris.id !== id) }));
      // What is typed of another line stays.
      if (id === dibuka) buka('');
      else keIsian();
    },
  };
}
