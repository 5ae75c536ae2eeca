import { useState } from 'react';
import { useBranch, useShopScope, useUser } from '../../platform/session.ts';
import type { FormValues } from '../../ui/form/record-form.ts';
import { entryState, keepInEntry } from './entry-state.ts';

/** What the entry of the browser's history holds of a search: who comes back to it finds it again. */
interface Kept {
  readonly laporan: string;
  /** Filters that a hand had set; the others are what they begin with on the day he comes back. */
  readonly isi: FormValues;
}
const NAME = 'laporan';

/**
 * The last search of a report, as long as its entry of the history stands: a paper is looked up, and the way back leads
 * to what was found. Another shop or person finds nothing there, nor does who opens the report anew.
 *
 * @returns what was set by hand, if it was searched here before, and what keeps a search.
 */
export function useKeptSearch(key: string): readonly [FormValues | undefined, (isi: FormValues) => void] {
  const { user_id, kode_toko } = useUser();
  const branch = useBranch();
  const scope = useShopScope();
  const laporan = [key, user_id, branch ?? kode_toko].join(' ');
  const [found] = useState((): FormValues | undefined => {
    const kept = entryState()[NAME] as Kept | undefined;
    return scope === undefined && kept?.laporan === laporan ? kept.isi : undefined;
  });
  const keep = (isi: FormValues) => {
    const kept: Kept | undefined = scope === undefined ? { laporan, isi } : undefined;
    keepInEntry(NAME, kept);
  };
  return [found, keep];
}
