import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import type { BeliManual, JualManual, StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { papersChanged } from '../../../engine/paper/paper-keys.ts';
import { api } from '../../../platform/api.ts';

/** The two kinds of trade in goods without barcodes, by what pages need of them. */
export const JENIS_DOKUMEN = {
  JUAL: { dokumen: penjualanManual, judul: 'jual_beli.JUAL' },
  BELI: { dokumen: pembelianManual, judul: 'jual_beli.BELI' },
} as const;
export type JenisDokumen = (typeof JENIS_DOKUMEN)[keyof typeof JENIS_DOKUMEN];

export type Dokumen = (JualManual | BeliManual) & { readonly nomor: string };

/** What can be sold is read again with the papers of sales. */
const STOK = ['paper', penjualanManual.key, 'stok'];

/** What can be sold now, with today's prices. */
export const useStokJual = (enabled: boolean) =>
  useQuery({
    queryKey: STOK,
    queryFn: ({ signal }) => api.get<readonly StokJual[]>(`${penjualanManual.base}/stok`, {}, { signal }),
    enabled,
  });

/** To be called after a document was saved: lists, details and the stock are read again. */
export function useBerubah(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      papersChanged(client, penjualanManual),
      papersChanged(client, pembelianManual),
      client.invalidateQueries({ queryKey: ['barang'] }),
    ]);
  }, [client]);
}
