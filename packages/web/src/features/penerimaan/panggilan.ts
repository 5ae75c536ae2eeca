import { useQuery } from '@tanstack/react-query';
import type { OpnameTerima, OpnameTerimaRingkas } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { api } from '../../platform/api.ts';
import { downloadFile, previewPaper } from '../../platform/print.tsx';

const OPNAME = 'stock-opname-penerimaan';

const opnamePath = (nomor: string, kata = ''): string => `${OPNAME}/${encodeURIComponent(nomor)}${kata}`;
/** Everything read of counts of receipts lies below this key. */
export const CACHE_OPNAME = [OPNAME] as const;
export const useDaftarOpnameTerima = () =>
  useQuery({
    queryKey: [...CACHE_OPNAME, 'daftar'],
    queryFn: ({ signal }) => api.get<readonly OpnameTerimaRingkas[]>(OPNAME, undefined, { signal }),
    staleTime: 0,
  });
export const useOpnameTerima = (nomor: string) =>
  useQuery({
    queryKey: [...CACHE_OPNAME, nomor],
    queryFn: ({ signal }) => api.get<OpnameTerima>(opnamePath(nomor), undefined, { signal }),
    staleTime: 0,
  });
export const opnameCalls = {
  mulai: () => api.post<OpnameTerima>(`${OPNAME}/start`),
  hitung: (nomor: string, body: unknown) => api.put<OpnameTerima>(opnamePath(nomor, '/hitung'), body),
  selesai: (nomor: string) => api.post<OpnameTerima>(opnamePath(nomor, '/selesai')),
  pdf: (nomor: string) => previewPaper({ path: opnamePath(nomor, '/hasil.pdf'), name: nomor }),
  excel: (nomor: string) => downloadFile(opnamePath(nomor, '/hasil.xlsx'), {}, `${nomor}.xlsx`),
} as const;
