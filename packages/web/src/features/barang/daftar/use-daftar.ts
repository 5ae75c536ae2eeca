import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { barangFilterFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import type { SortState } from '../../../ui/table/types.ts';
import { barangCalls } from '../calls.ts';

export type Filter = Readonly<Record<keyof typeof barangFilterFields, string>>;
export const FILTER_AWAL: Filter = {
  status: 'STOK',
  kode_gudang: '',
  kode_baki: '',
  kode_group: '',
  kode_dept: '',
  sumber_berat: '',
};

const PAGE_SIZE = 100;
const TYPING_MS = 250;

/** What the list shows, and its pages as the end comes into sight. */
export function useDaftar() {
  const [filter, setFilter] = useState(FILTER_AWAL);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<SortState>();
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useMemo(
    () => ({ ...filter, q, sort: sort && `${sort.descending ? '-' : ''}${sort.key}` }),
    [filter, q, sort],
  );
  const list = useInfiniteQuery({
    queryKey: [...CACHE, 'daftar', query],
    queryFn: ({ pageParam, signal }) => barangCalls.daftar({ ...query, limit: PAGE_SIZE, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { filter, setFilter, typed, setTyped, sort, setSort, query, list };
}

export type Daftar = ReturnType<typeof useDaftar>;
