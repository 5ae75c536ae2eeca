import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type {
  DetailPelunasan,
  HasilPelunasan,
  PelunasanMenunggu,
} from '@kilau/contract/features/hutang/hutang.wire.ts';
import { paperPath } from '../../../engine/paper/paper-keys.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { api, newKey } from '../../../platform/api.ts';

const KEY = ['hutang', 'pelunasan'] as const;
/** The list is read again so long after a validation, in milliseconds (specification, section 4). */
const MUAT_LAGI_MS = 1000;

/** A payment that waits, and its place among those of its invoice. */
export interface Baris extends PelunasanMenunggu {
  readonly key: string;
}

/** Redemptions that wait, of one sales code or all. */
export const useMenunggu = (kode_sales: string) =>
  useQuery({
    queryKey: [...KEY, kode_sales],
    queryFn: async ({ signal }) => {
      const asked = kode_sales === '' ? {} : { kode_sales };
      const rows = await api.get<readonly PelunasanMenunggu[]>('hutang/get-non-validate-pelunasan', asked, { signal });
      return rows.map((row, index): Baris => ({ ...row, key: `${row.no_faktur_hutang}/${index}` }));
    },
    staleTime: 0,
  });

/** Who may validate: cashiers, supervisors and owners of the shop. */
export const usePengesah = () =>
  useQuery({
    queryKey: [...KEY, 'pengesah'],
    queryFn: ({ signal }) =>
      api.get<readonly { readonly user_id: string; readonly nama: string }[]>('validasi/pengesah', {}, { signal }),
  }).data;

/** How an invoice was paid. */
export const useDetail = (deskripsi: string) =>
  useQuery({
    queryKey: [...KEY, 'detail', deskripsi],
    queryFn: ({ signal }) => api.get<DetailPelunasan>('validasi/detail/', { deskripsi }, { signal }),
    enabled: deskripsi !== '',
    staleTime: 0,
  });

export const sahkan = (no_faktur_hutangs: readonly string[], user_id: string) =>
  api.post<HasilPelunasan>('hutang/validate-pelunasan', { no_faktur_hutangs, user_id }, { key: newKey() });

export const tolak = (nomor: string, alasan: string, otorisasi: string | undefined) =>
  api.post<object>(`${paperPath(hutang, nomor)}/tolak-pelunasan`, { alasan, otorisasi }, { key: newKey() });

/** Reads the list again, a moment later. */
export function useMuatLagi(): () => void {
  const client = useQueryClient();
  const changed = usePapersChanged(hutang);
  return useCallback(() => {
    setTimeout(() => {
      void client.invalidateQueries({ queryKey: KEY });
      void changed();
    }, MUAT_LAGI_MS);
  }, [client, changed]);
}
