import { useCallback, useRef } from 'react';
import { BANYAK_KOLOM } from '@kilau/contract/features/barang/banyak/banyak.ts';
import type { Sel, Tabel } from './baris.ts';

/** So many steps are taken back. */
const PALING_BANYAK = 50;

interface Langkah {
  readonly tabel: Tabel;
  /** Where the hand goes when it is taken back. */
  readonly di: Sel;
  /** It changed that cell alone. */
  readonly sendiri: boolean;
}

/** The first cell that two grids differ in, and whether it is the only one. Rows are replaced, never changed. */
function bedaDi(sebelum: Tabel, sesudah: Tabel): Pick<Langkah, 'di' | 'sendiri'> | undefined {
  let di: Sel | undefined;
  for (let r = 0; r < Math.max(sebelum.length, sesudah.length); r += 1) {
    const [a, b] = [sebelum[r], sesudah[r]];
    if (a === b) continue;
    for (const [c, kolom] of BANYAK_KOLOM.entries()) {
      if ((a?.isi[kolom] ?? '') === (b?.isi[kolom] ?? '')) continue;
      if (di) return { di, sendiri: false };
      di = { r, c };
    }
  }
  return di && { di, sendiri: true };
}

const sama = (a: Sel, b: Sel): boolean => a.r === b.r && a.c === b.c;

/** The grid as it was before each step, the last one behind. What is typed in one cell is one step. */
export function useUrung() {
  const langkah = useRef<readonly Langkah[]>([]);
  const catat = useCallback((sebelum: Tabel, sesudah: Tabel) => {
    const beda = bedaDi(sebelum, sesudah);
    const lalu = langkah.current.at(-1);
    if (!beda || (beda.sendiri && lalu?.sendiri === true && sama(beda.di, lalu.di))) return;
    langkah.current = [...langkah.current, { ...beda, tabel: sebelum }].slice(-PALING_BANYAK);
  }, []);
  const ambil = useCallback((): Langkah | undefined => {
    const lalu = langkah.current.at(-1);
    langkah.current = langkah.current.slice(0, -1);
    return lalu;
  }, []);
  const lupakan = useCallback(() => {
    langkah.current = [];
  }, []);
  return { catat, ambil, lupakan };
}
