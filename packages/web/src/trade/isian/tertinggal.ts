import { createContext, useContext, useEffect } from 'react';
import { besideDraft } from '../../platform/drafts.ts';
import { forget, readJson, writeJson } from '../../platform/storage.ts';

/*
 * What is typed of a line that is none of its paper yet. It lies beside the draft of the paper, comes back with it
 * (after a reload, a new login), and goes with it.
 */

/** Under what name the page around keeps its draft on this device; a page that keeps none has none. */
export const NamaDraf = createContext<string | undefined>(undefined);

/** The rows of a paper that most lines are of. */
export const BARANG = 'barang';

const idDari = (isi: object): unknown => ('id' in isi ? isi.id : undefined);

const baca = (tempat: string | undefined): object | undefined =>
  tempat === undefined ? undefined : readJson<object>(tempat);

/** Where a line is kept while it is typed. @param bagian which of the paper's rows it becomes one of. */
export function useTempatTertinggal(bagian: string): string | undefined {
  const draf = useContext(NamaDraf);
  return draf === undefined ? undefined : besideDraft(draf, bagian);
}

/** What the fields of a line begin with: what was typed into them of this same line, where something was. */
export function tertinggal<I extends object>(tempat: string | undefined, awal: I): I {
  const dulu = baca(tempat);
  if (dulu === undefined || idDari(dulu) !== idDari(awal)) return awal;
  const terketik = Object.entries(dulu).filter(([name, value]) => name in awal && typeof value === 'string');
  return { ...awal, ...Object.fromEntries(terketik) };
}

/** Keeps what the fields of a line hold for as long as it is more than they began with. */
export function useJagaTertinggal(tempat: string | undefined, isi: object, terketik: boolean): void {
  useEffect(() => {
    if (tempat === undefined) return;
    if (terketik) writeJson(tempat, isi);
    else forget(tempat);
  }, [tempat, isi, terketik]);
}

/** The line of a draft that was open while something was typed of it; empty: a new one. */
export function idTertinggal(draf: string): string {
  const id = idDari(baca(besideDraft(draf, BARANG)) ?? {});
  return typeof id === 'string' ? id : '';
}
