import { useQuery } from '@tanstack/react-query';
import type { PoinMember } from '@kilau/contract/trade/poin/poin.wire.ts';
import { api } from '../../platform/api.ts';

/** What points a member has, asked again whenever he is shown: another till may have given some. */
export const usePoin = (kode_member: string) =>
  useQuery({
    queryKey: ['resource', 'member', 'poin', kode_member],
    queryFn: ({ signal }) => api.get<PoinMember>(`member/${encodeURIComponent(kode_member)}/poin`, {}, { signal }),
    staleTime: 0,
  });
