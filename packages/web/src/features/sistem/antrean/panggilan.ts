import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeadaanKiriman, KeadaanMasuk, PekerjaanKey } from '@kilau/contract/core/antrean.ts';
import type {
  DaftarKiriman,
  DaftarMasuk,
  Kiriman,
  Masuk,
  PekerjaanBaris,
  PeriksaBuku,
} from '@kilau/contract/features/sistem/antrean.ts';
import { api, newKey } from '../../../platform/api.ts';
import { useRealtime } from '../../../platform/realtime.ts';

const KEY = 'antrean';
const KIRIMAN = [KEY, 'kiriman'];
const MASUK = [KEY, 'masuk'];
const PEKERJAAN = [KEY, 'pekerjaan'];
const PERIKSA = [KEY, 'periksa'];
/** Told when something of the shop's outbox or jobs has changed. */
const BERUBAH = 'antrean-berubah';
const PAGE_SIZE = 60;
/** Jobs are looked at again after so long, and sooner while one is under way. */
const LOOK_MS = 15_000;
const LOOK_SOON_MS = 1500;

/** Something waits or fails: where the next try may end is worth another look now and then. */
const moves = (list: DaftarKiriman | undefined): boolean =>
  list !== undefined && list.jumlah.MENUNGGU + list.jumlah.GAGAL > 0;

/** Messages of a state, or all of them, newest first, page after page as the end comes into sight. */
export function useKiriman(keadaan: KeadaanKiriman | undefined) {
  const list = useInfiniteQuery({
    queryKey: [...KIRIMAN, keadaan ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api.get<DaftarKiriman>('antrean/kiriman', { keadaan, limit: PAGE_SIZE, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (moves(state.data?.pages[0]) ? LOOK_MS : false),
  });
  useRealtime(BERUBAH, () => void list.refetch());
  return list;
}

export function useKirimLagi(onSent: (kiriman: Kiriman) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post<Kiriman>(`antrean/kiriman/${id}/kirim-lagi`, {}, { key: newKey() }),
    onSuccess: (kiriman) => {
      onSent(kiriman);
      return client.invalidateQueries({ queryKey: KIRIMAN });
    },
  });
}

/** What other shops have told, of a state or all of it, newest first. */
export function useMasuk(keadaan: KeadaanMasuk | undefined) {
  const list = useInfiniteQuery({
    queryKey: [...MASUK, keadaan ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api.get<DaftarMasuk>('antrean/masuk', { keadaan, limit: PAGE_SIZE, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  useRealtime(BERUBAH, () => void list.refetch());
  return list;
}

/** What a person decides on a message that does not fit: to try it again, or, with a reason, to give it up. */
export function usePutuskan(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, alasan }: { readonly id: string; readonly alasan?: string }) =>
      alasan === undefined
        ? api.post<Masuk>(`antrean/masuk/${id}/coba-lagi`, {}, { key: newKey() })
        : api.post<Masuk>(`antrean/masuk/${id}/menyerah`, { alasan }, { key: newKey() }),
    onSuccess: () => {
      onDone();
      return client.invalidateQueries({ queryKey: MASUK });
    },
  });
}

export function useUji(key: string, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isi: { readonly alamat: string; readonly pesan: string }) =>
      api.post<Kiriman>('antrean/uji', isi, { key }),
    onSuccess: () => {
      onSent();
      return client.invalidateQueries({ queryKey: KIRIMAN });
    },
  });
}

export function usePekerjaan() {
  const list = useQuery({
    queryKey: PEKERJAAN,
    queryFn: ({ signal }) => api.get<readonly PekerjaanBaris[]>('antrean/pekerjaan', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ keadaan, diminta }) => keadaan === 'BERJALAN' || diminta !== null) ? LOOK_SOON_MS : LOOK_MS,
  });
  useRealtime(BERUBAH, () => void list.refetch());
  return list;
}

export function useJalankan(onAsked: (kunci: PekerjaanKey) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (kunci: PekerjaanKey) => api.post(`antrean/pekerjaan/${kunci}/jalankan`, {}, { key: newKey() }),
    onSuccess: (_answer, kunci) => {
      onAsked(kunci);
      return client.invalidateQueries({ queryKey: PEKERJAAN });
    },
  });
}

export function usePeriksa() {
  const list = useQuery({
    queryKey: PERIKSA,
    queryFn: ({ signal }) => api.get<readonly PeriksaBuku[]>('rekonsiliasi/malam', {}, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  useRealtime(BERUBAH, () => void list.refetch());
  return list;
}
