import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HasilOpnameHutang, HutangOpname } from '@kilau/contract/features/hutang/opname/opname-hutang.wire.ts';
import { api } from '../../../platform/api.ts';

const KUNCI = ['opname-hutang'] as const;

/** The count that is under way, and what may be done to it. */
export function useOpnameHutang() {
  const client = useQueryClient();
  const hasil = useQuery({
    queryKey: KUNCI,
    queryFn: ({ signal }) => api.get<HasilOpnameHutang>('opname-hutang/get/hasil', {}, { signal }),
  });
  const lakukan = async (deed: 'start' | 'kosongkan' | 'selesai') =>
    void client.setQueryData(KUNCI, await api.post<HasilOpnameHutang>(`opname-hutang/${deed}`, {}));
  const scan = async (no_faktur_hutang: string): Promise<HutangOpname> => {
    const { hutang } = await api.post<{ readonly hutang: HutangOpname }>('opname-hutang', { no_faktur_hutang });
    await client.invalidateQueries({ queryKey: KUNCI });
    return hutang;
  };
  return { hasil, lakukan, scan };
}
