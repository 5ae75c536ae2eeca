import { useQuery } from '@tanstack/react-query';
import type {
  BarisPusat,
  BelumMasuk,
  Biaya,
  Cabang,
  DashboardToko,
  Grafik,
  KasToko,
  UlangTahun,
} from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { api } from '../../platform/api.ts';

const EVERY_MS = 60_000;

/**
 * One of the calls of a dashboard: asked again each minute while it is open; what stood there stays meanwhile, but not
 * under another day, where it would be told as that day's.
 */
function useAngka<T>(path: string, query: Readonly<Record<string, string>> = {}) {
  return useQuery({
    queryKey: ['dashboard', path, query],
    queryFn: ({ signal }) => api.get<T>(path, query, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}

export const useDashboard = () => useAngka<DashboardToko>('dashboard');
export const useUlangTahun = () => useAngka<{ readonly data: readonly UlangTahun[] }>('member/find-current-birthday');

const hari = (tgl: string): Readonly<Record<string, string>> => (tgl === '' ? {} : { tgl });
/** With what each shop has answered, where head office asks several servers. */
type Semua<T> = T & { readonly cabang: readonly Cabang<unknown>[] };

export const useTransaksiHari = (tgl: string) =>
  useAngka<Semua<Grafik & { readonly toko: readonly BarisPusat[] }>>('cash-pusat/daily-transaction-chart', hari(tgl));
export const useTransaksiPeriode = (tgl_from: string, tgl_to: string) =>
  useAngka<Semua<Grafik>>('cash-pusat/period-transaction-chart', { tgl_from, tgl_to });
export const useKasHari = (tgl: string) =>
  useAngka<Semua<Grafik & { readonly toko: readonly KasToko[] }>>('cash-pusat/daily-cash-chart', hari(tgl));
export const useBiayaHari = (tgl: string) =>
  useAngka<Semua<{ readonly data: readonly Biaya[] }>>('cash-pusat/daily-biaya', hari(tgl));
export const useBelumMasuk = () =>
  useAngka<Semua<{ readonly data: readonly BelumMasuk[] }>>('cash-pusat/outstand-noncash');
