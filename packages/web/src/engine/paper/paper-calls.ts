import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { api, newKey, type Query } from '../../platform/api.ts';
import { paperPath, papersChanged, papersKey } from './paper-keys.ts';

/** A paper in a list: columns of its head by name. */
type Row = Readonly<Record<string, unknown>> & { readonly nomor: string; readonly status: string };
/** The same with the key of its kind: a list may hold several. */
export type PaperRow = Row & { readonly kertas: string };

/** One deed of a paper's history. */
export interface PaperDeed {
  readonly ke: number;
  readonly aksi: string;
  readonly tgl: string;
  readonly user_id: string;
  readonly waktu: string;
  readonly status: string;
  readonly disetujui_oleh: string;
  readonly alasan: string;
}

/** A paper as it is read by its number; lines stand under their names. */
export interface Paper extends Row {
  readonly versi: number;
  readonly bayar: readonly Readonly<Record<string, unknown>>[];
  readonly riwayat: readonly PaperDeed[];
  /** Keys of the deeds that the reader may do to it now. */
  readonly boleh: readonly string[];
}

interface PaperPage {
  readonly data: readonly Row[];
  readonly next: string | null;
}

/** What became of one of many. */
export interface BatchResult {
  readonly nomor: string;
  readonly status: string;
  readonly message?: string;
}

/** Papers of the first page: what fills a screen is there at once. */
const FIRST_PAGE = 60;
/** Of those behind it: as many as one call answers. */
const NEXT_PAGES = 200;

export const paperCalls = {
  page: ({ base }: Kind, query: Query, signal?: AbortSignal) => api.get<PaperPage>(base, query, { signal }),
  one: (kind: Kind, nomor: string, signal?: AbortSignal) => api.get<Paper>(paperPath(kind, nomor), {}, { signal }),
  /** @param key of a deed whose answer may have been lost: the same again is not done twice. */
  do: (kind: Kind, nomor: string, deed: string, body: unknown, key = newKey()) =>
    api.post<Paper>(`${paperPath(kind, nomor)}/${deed}`, body, { key }),
  doMany: ({ base }: Kind, deed: string, nomor: readonly string[]) =>
    api.post<{ readonly hasil: readonly BatchResult[] }>(`${base}/${deed}`, { nomor }, { key: newKey() }),
};

/** Where the list of each kind goes on; a kind that is not named has come to its end. */
type Ends = Readonly<Record<string, string>>;

/** The next papers of every kind whose list goes on. */
async function nextPapers(kinds: readonly Kind[], query: Query, ends: Ends, signal: AbortSignal) {
  const open = kinds.filter(({ key }) => key in ends);
  const pages = await Promise.all(
    open.map((kind) => {
      const after = ends[kind.key];
      const limit = after === '' ? FIRST_PAGE : NEXT_PAGES;
      return paperCalls.page(kind, { ...query, limit, after }, signal);
    }),
  );
  return {
    data: pages.flatMap(({ data }, index) => data.map((row): PaperRow => ({ ...row, kertas: open[index]?.key ?? '' }))),
    ends: Object.fromEntries(
      pages.flatMap(({ next }, index) => (next === null ? [] : [[open[index]?.key ?? '', next]])),
    ) as Ends,
  };
}

/** Papers of one kind or several by filter, newest first, page after page as the end comes into sight. */
export function usePapers(kinds: readonly Kind[], query: Query) {
  return useInfiniteQuery({
    queryKey: [...papersKey(...kinds), 'list', query],
    queryFn: ({ pageParam, signal }) => nextPapers(kinds, query, pageParam, signal),
    initialPageParam: Object.fromEntries(kinds.map(({ key }) => [key, ''])),
    getNextPageParam: ({ ends }) => (Object.keys(ends).length > 0 ? ends : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One paper with its lines and its history. */
export function usePaper(kind: Kind, nomor: string) {
  return useQuery({
    queryKey: [...papersKey(kind), 'one', nomor],
    queryFn: ({ signal }) => paperCalls.one(kind, nomor, signal),
    enabled: nomor !== '',
    staleTime: 0,
  });
}

/** {@link papersChanged} for the pages of a kind. */
export function usePapersChanged(kind: Kind): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => papersChanged(client, kind), [client, kind]);
}
