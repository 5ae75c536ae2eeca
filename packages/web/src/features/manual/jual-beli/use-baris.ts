import { useState } from 'react';
import { idBerikut } from './isi.ts';

/**
 * The lines of a form: which of them is open in the fields above, and what becomes of it. @param keIsian leads the hand
 * back to these fields.
 */
export function useBaris<B extends { readonly id: string }>(
  barang: readonly B[],
  ubah: (part: { readonly barang: readonly B[] }) => void,
  keIsian: () => void,
) {
  const [diubah, setDiubah] = useState('');
  const buka = (id: string) => {
    setDiubah(id);
    keIsian();
  };
  const hapus = (id: string) => {
    ubah({ barang: barang.filter((baris) => baris.id !== id) });
    buka('');
  };
  /** Puts a line in the place of the one that is open, or behind all others. */
  const pasang = (tulis: (id: string) => B) => {
    const baru = tulis(diubah === '' ? idBerikut(barang) : diubah);
    ubah({ barang: diubah === '' ? [...barang, baru] : barang.map((baris) => (baris.id === diubah ? baru : baris)) });
    buka('');
  };
  return { diubah, buka, hapus, pasang };
}
