import { useState } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import { kataSalah } from '../dokumen/kata-salah.ts';
import type { Rusak, Salah } from '../dokumen/salah.ts';
import { adaTerketik } from './ambil-isian.ts';
import { BARANG, tertinggal, useJagaTertinggal, useTempatTertinggal } from './tertinggal.ts';

/**
 * The fields of one line as they are typed, and what is wrong with them.
 * @param fields what they are called.
 * @param bagian which of the paper's rows the line becomes one of.
 */
export function useIsiBaris<I extends object>(awal: I, fields: Fields, bagian = BARANG) {
  const tempat = useTempatTertinggal(bagian);
  /** What they hold, and what of it nobody has typed: what they began with, and what followed by itself. */
  const [{ isi, dasar }, tulis] = useState(() => ({ isi: tertinggal(tempat, awal), dasar: awal }));
  const [salah, setSalah] = useState<Salah>({});
  const mulai = (baru: I) => tulis({ isi: baru, dasar: baru });
  const terketik = adaTerketik(isi, dasar, !('id' in awal));
  useJagaTertinggal(tempat, isi, terketik);
  return {
    isi,
    salah,
    /** Something was typed that is no line yet. */
    terketik,
    set: (part: Partial<I>) => {
      tulis((now) => ({ ...now, isi: { ...now.isi, ...part } }));
      setSalah({});
    },
    /** What follows by itself from what was typed. @param ikut what still does. */
    isikan: (ikut: (now: I) => Partial<I>) =>
      tulis((now) => {
        const part = ikut(now.isi);
        return { isi: { ...now.isi, ...part }, dasar: { ...now.dasar, ...part } };
      }),
    /** The next line, with what the last one leaves to it. */
    mulai,
    setSalah,
    /** Says what the line lacks, or takes it. @param terima takes it, and answers what the next one begins with. */
    pakai: (rusak: Rusak, terima: () => I) => {
      setSalah(kataSalah(rusak, fields));
      if (Object.keys(rusak).length > 0) return;
      const berikut = terima();
      // One that is still waited for stays as it was typed.
      if (berikut !== isi) mulai(berikut);
    },
  };
}
