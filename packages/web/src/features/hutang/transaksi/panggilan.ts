import { useQuery } from '@tanstack/react-query';
import type { AturanHutang } from '@kilau/contract/features/hutang/aturan-hutang.calc.ts';
import { api } from '../../../platform/api.ts';

/** Until the shop's rules are there: no ceiling, and interest by the days. */
const AWAL: AturanHutang = {
  satuan_bunga: 'HARIAN',
  min_hari: 0,
  hari_tenggang: 0,
  pembulatan_bunga: 1,
  daftar_bunga: [],
  bunga_umum: 0,
  lama_umum: 1,
};

/** What the shop lends by, today and to who asks. */
export const useAturanHutang = (): AturanHutang =>
  useQuery({
    queryKey: ['hutang', 'aturan'],
    queryFn: async ({ signal }) => {
      const { plafond, batas, ...aturan } = await api.get<AturanHutang>('hutang/aturan', {}, { signal });
      return { ...aturan, plafond: plafond ?? undefined, batas: batas ?? undefined };
    },
    staleTime: 0,
  }).data ?? AWAL;
