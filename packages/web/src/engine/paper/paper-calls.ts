import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { api, newKey, type Query } from '../../platform/api.ts';

/** A paper in a list: columns of its head by name. */
export type PaperRow = Readonly<Record<string, unknown>> & { readonly nomor: string; readonly status: string };

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
export interface Paper extends PaperRow {
  readonly versi: number;
  readonly bayar: readonly Readonly<Record<string, unknown>>[];
  readonly riwayat: readonly PaperDeed[];
  /** Keys of the deeds that the reader may do to it now. */
  readonly boleh: readonly string[];
}

interface PaperPage {
  readonly data: readonly PaperRow[];
  readonly next: string | null;
}

/** What became of one of many. */
export interface BatchResult {
  readonly nomor: string;
  readonly status: string;
  readonly message?: string;
}

const PAGE_SIZE = 60;
const pathOf = ({ base }: Kind, nomor: string): string => `${base}/${encodeURIComponent(nomor)}`;

export const paperCalls = {
  pathOf,
  page: ({ base }: Kind, query: Query, signal?: AbortSignal) => api.get<PaperPage>(base, query, { signal }),
  do: (kind: Kind, nomor: string, deed: string, body: unknown) =>
    api.post<Paper>(`${pathOf(kind, nomor)}/${deed}`, body, { key: newKey() }),
  doMany: ({ base }: Kind, deed: string, nomor: readonly string[]) =>
    api.post<{ readonly hasil: readonly BatchResult[] }>(`${base}/${deed}`, { nomor }, { key: newKey() }),
};

/**
 * Everything read of a kind lies below this key, so that one deed makes all of it be read again; so may what a feature
 * reads of the goods that its papers move.
 */
export const papersKey = ({ key }: Kind) => ['paper', key] as const;

/** Papers of a kind by filter, newest first, page after page as the end comes into sight. */
export function usePapers(kind: Kind, query: Query) {
  return useInfiniteQuery({
    queryKey: [...papersKey(kind), 'list', query],
    queryFn: ({ pageParam, signal }) => paperCalls.page(kind, { ...query, limit: PAGE_SIZE, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One paper with its lines and its history. */
export function usePaper(kind: Kind, nomor: string) {
  return useQuery({
    queryKey: [...papersKey(kind), 'one', nomor],
    queryFn: ({ signal }) => api.get<Paper>(pathOf(kind, nomor), {}, { signal }),
    enabled: nomor !== '',
    staleTime: 0,
  });
}

/** To be called after a deed: lists, papers and the badge of what waits are read again. */
export function usePapersChanged(kind: Kind): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: papersKey(kind) }),
      client.invalidateQueries({ queryKey: ['pending', kind.base] }),
    ]);
  }, [client, kind]);
}
