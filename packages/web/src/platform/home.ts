import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api.ts';

const EVERY_MS = 60_000;
const HOME = 'beranda';

/** What the home counts that somebody should look at. */
export const HOME_NOTICES = [HOME, 'perhatian'] as const;

/** One of the home's calls: asked again each time the home is opened, and each minute while it is. */
export function useHome<T>(path: string, enabled = true) {
  return useQuery({
    queryKey: [HOME, path],
    queryFn: ({ signal }) => api.get<T>(path, {}, { signal }),
    enabled,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
}

/** Something was done on the home: all that it tells is asked again. */
export function useHomeChanged(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [HOME] }), [client]);
}
