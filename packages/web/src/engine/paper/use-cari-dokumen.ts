import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useUser } from '../../platform/session.ts';
import type { Rentang } from '../filter/hari.ts';

const TYPING_MS = 250;

/**
 * What a list of documents shows: today's at first, narrowed by days, by filters of its own and by words.
 * @param kosong the list's own filters, open.
 * @param asked a number that was asked for by address: it is looked for on every day.
 * @param mulai what it is narrowed by at first instead of today, where nothing was asked for.
 */
export function useCariDokumen<Name extends string = never>(
  kosong: Readonly<Record<Name, string>>,
  asked = '',
  mulai?: Readonly<Partial<Record<Name, string>>>,
) {
  type Filter = Readonly<Record<Name, string>> & Rentang;
  const { tgl_system } = useUser();
  const awal = asked === '' && !mulai ? tgl_system : '';
  const narrowed = asked === '' ? mulai : undefined;
  const [begun] = useState<Filter>({ ...kosong, ...narrowed, tgl_from: awal, tgl_to: awal });
  const [filter, setFilter] = useState(begun);
  const [typed, setTyped] = useState(asked);
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useMemo(() => ({ ...filter, q: words }), [filter, words]);
  const set = (part: Partial<Filter>) => setFilter((now) => ({ ...now, ...part }));
  /** Looks for words on every day, whatever else was chosen. */
  const cariSemua = (kata: string) => {
    setFilter({ ...kosong, tgl_from: '', tgl_to: '' });
    setTyped(kata);
  };
  const reset = () => setFilter(begun);
  return { filter, set, reset, typed, setTyped, query, cariSemua };
}
