import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KursUsd } from '@kilau/contract/features/master/berlian/kurs.ts';
import { api } from '../../platform/api.ts';

const PATH = 'kurs-usd';
const CACHE = [PATH] as const;

/** The dollar of the day. */
export const useKursUsd = () =>
  useQuery({ queryKey: CACHE, queryFn: ({ signal }) => api.get<KursUsd>(PATH, undefined, { signal }) });

/** Sets it from the business date on. */
export function useUbahKurs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (kurs: number) => api.put<KursUsd>(PATH, { kurs }),
    onSuccess: (kurs) => client.setQueryData(CACHE, kurs),
  });
}
