import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { api, type CallOptions, type Query } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { useShopScope } from '../../platform/session.ts';

/** A record as it travels: fields by name, and whether it is in use. */
export type ResourceRecord = Readonly<Record<string, unknown>> & { readonly status_aktif: boolean };

export interface ResourcePage {
  readonly data: readonly ResourceRecord[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
  readonly count?: number;
}

export interface HistoryEntry {
  readonly waktu: string;
  readonly user_id: string;
  readonly aksi: string;
  readonly sebelum: Readonly<Record<string, unknown>> | null;
  readonly sesudah: Readonly<Record<string, unknown>> | null;
}

/** What the server says of a write. */
interface Told {
  readonly message: string;
}

export interface Removal extends Told {
  readonly status: 'DIHAPUS' | 'DINONAKTIFKAN';
}

/** Records per call of a list: a screen and a half. */
const PAGE_SIZE = 100;

const pathOf = (pattern: string, kode: string): string => pattern.replace('{kode}', encodeURIComponent(kode));

type Reading = Pick<CallOptions, 'signal' | 'toko'>;

/** The calls of a master, at the paths of its definition. */
export const resourceCalls = {
  page: ({ calls }: Resource, query: Query, options?: Reading) => api.get<ResourcePage>(calls.list, query, options),
  one: ({ calls }: Resource, kode: string, options?: Reading) =>
    api.get<ResourceRecord>(pathOf(`${calls.base}/{kode}`, kode), undefined, options),
  /** @param key the same while the same is sent: an answer that got lost makes nothing twice. */
  create: ({ calls }: Resource, body: unknown, key: string) =>
    api.post<ResourceRecord & Told>(calls.create ?? calls.base, body, { key }),
  update: ({ calls }: Resource, kode: string, body: unknown) =>
    api.put<ResourceRecord & Told>(pathOf(calls.update ?? `${calls.base}/{kode}`, kode), body),
  remove: ({ calls }: Resource, kode: string) =>
    api.delete<Removal>(pathOf(calls.remove ?? `${calls.base}/{kode}`, kode)),
  activate: ({ calls }: Resource, kode: string) =>
    api.put<ResourceRecord>(pathOf(`${calls.base}/{kode}/aktifkan`, kode)),
  history: ({ calls }: Resource, kode: string, signal?: AbortSignal) =>
    api.get<readonly HistoryEntry[]>(pathOf(`${calls.base}/{kode}/riwayat`, kode), undefined, { signal }),
  csv: ({ calls }: Resource, query: Query) => api.blob(`${calls.list}.csv`, query, { accept: 'text/csv' }),
};

/** Everything read of a master lies below this key, so that one write makes all of it be read again. */
const cacheKey = (resource: Resource) => ['resource', resource.key] as const;

/** The list of a master, page after page as the end comes into sight. */
export function useResourceList(resource: Resource, query: Query) {
  return useInfiniteQuery({
    queryKey: [...cacheKey(resource), 'list', query],
    queryFn: ({ pageParam, signal }) =>
      resourceCalls.page(
        resource,
        { ...query, limit: PAGE_SIZE, after: pageParam, count: pageParam === '' },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useHistory(resource: Resource, kode: string, enabled: boolean) {
  return useQuery({
    queryKey: [...cacheKey(resource), 'riwayat', kode],
    queryFn: ({ signal }) => resourceCalls.history(resource, kode, signal),
    enabled,
  });
}

/** One record by its code, for the name behind a code. A code that names nothing stays a code. */
export function useResourceRecord(resource: Resource, kode: string, enabled: boolean) {
  const toko = useShopScope();
  return useQuery({
    queryKey: [...cacheKey(resource), 'one', kode, toko],
    queryFn: async ({ signal }) => {
      try {
        return await resourceCalls.one(resource, kode, { signal, toko });
      } catch (error) {
        if (error instanceof ProblemError) return null;
        throw error;
      }
    },
    enabled: enabled && kode !== '',
  });
}

/** A page of records to choose from. */
export function useResourceChoice(resource: Resource, query: Query, enabled: boolean) {
  const toko = useShopScope();
  return useQuery({
    queryKey: [...cacheKey(resource), 'pilih', query, toko],
    queryFn: ({ signal }) => resourceCalls.page(resource, query, { signal, toko }),
    enabled,
  });
}

/** To be called after a write: lists, pickers and histories of the master are read again. */
export function useResourceChanged(resource: Resource): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: cacheKey(resource) }), [client, resource]);
}
