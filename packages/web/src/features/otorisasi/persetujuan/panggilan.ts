import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PERMINTAAN_BERUBAH, type DaftarQr, type PermintaanQr } from '@kilau/contract/features/otorisasi/qr.ts';
import { api } from '../../../platform/api.ts';
import { useRealtime } from '../../../platform/realtime.ts';

const KEY = ['otorisasi-qr'];
/** Looked at again so often, in milliseconds: a push may be lost with the line. */
const LOOK_MS = 10_000;

/** A request, and when it ends by this device's clock. */
export interface Diminta extends PermintaanQr {
  readonly sampai: number;
}

const atHand = (row: PermintaanQr): Diminta => ({ ...row, sampai: Date.now() + row.sisa_ms });

/** What waits for me, what I have decided, and what nobody can answer any more, as it changes. */
export function useDaftarPermintaan() {
  const client = useQueryClient();
  useRealtime(PERMINTAAN_BERUBAH, () => void client.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { menunggu, diputus, lewat } = await api.get<DaftarQr>('otorisasi-qr', {}, { signal });
      return { menunggu: menunggu.map(atHand), diputus: diputus.map(atHand), lewat };
    },
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });
}

/** Agrees to a request, or refuses it with a reason. */
export function usePutusan(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ keystore, alasan }: { readonly keystore: string; readonly alasan?: string }) =>
      alasan === undefined
        ? api.post(`otorisasi-qr/${keystore}/setuju`, {})
        : api.post(`otorisasi-qr/${keystore}/tolak`, { alasan }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
