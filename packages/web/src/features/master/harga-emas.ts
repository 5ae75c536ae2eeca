import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { api } from '../../platform/api.ts';
import { useLineBack, useRealtime } from '../../platform/realtime.ts';
import { changedSince } from '../../ui/form/changed-since.ts';
import type { BarisBerubah, Diketik, HargaDiketik, HargaGroup } from './harga-baris.ts';

const PATH = 'parameter-harga-emas';
const CACHE = ['harga-emas'] as const;

/** Prices as they go out, with what stands for those that were shown once more. */
interface HargaDikirim {
  readonly rows: readonly BarisBerubah[];
  readonly konfirmasi: readonly string[];
}

/** The prices of the shop, read again when anyone changes one; what is being typed stays. */
export function useHargaEmas() {
  const client = useQueryClient();
  const [diketik, setDiketik] = useState<Diketik>({});
  const query = useQuery({
    queryKey: CACHE,
    queryFn: ({ signal }) => api.get<readonly HargaGroup[]>(PATH, undefined, { signal }),
    staleTime: 0,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: CACHE });
  useRealtime(HARGA_BERUBAH, refresh);
  useLineBack(refresh);
  const save = useMutation({
    mutationFn: ({ rows, konfirmasi }: HargaDikirim) =>
      api.put<readonly HargaGroup[]>(PATH, { harga: rows.map(({ lama: _, ...row }) => row), konfirmasi }),
    onMutate: () => diketik,
    onSuccess: async (rows, _dikirim, semula) => {
      setDiketik((all) => changedSince(all, semula));
      client.setQueryData(CACHE, rows);
      await client.invalidateQueries({ queryKey: ['resource', 'group'] });
    },
  });
  const ketik = useCallback(
    (kode: string, part: HargaDiketik) => setDiketik((all) => ({ ...all, [kode]: { ...all[kode], ...part } })),
    [],
  );
  return { query, diketik, ketik, save };
}
