import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  BarisPusat,
  BelumMasuk,
  DashboardToko,
  Grafik,
  KasToko,
  UlangTahun,
} from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { api } from '../../platform/api.ts';

const EVERY_MS = 60_000;

/** One of the calls of a dashboard: asked again each minute while it is open; what stood there stays meanwhile. */
function useAngka<T>(path: string, query: Readonly<Record<string, string>> = {}) {
  return useQuery({
    queryKey: ['dashboard', path, query],
    queryFn: ({ signal }) => api.get<T>(path, query, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
}

export const useDashboard = () => useAngka<DashboardToko>('dashboard');
export const useUlangTahun = () => useAngka<{ readonly data: readonly UlangTahun[] }>('member/find-current-birthday');

export interface Biaya {
  readonly kode_toko: string;
  readonly kategori: string;
  readonly nama: string;
  readonly jumlah: number;
}
const hari = (tgl: string): Readonly<Record<string, string>> => (tgl === '' ? {} : { tgl });
export const useTransaksiHari = (tgl: string) =>
  useAngka<Grafik & { readonly toko: readonly BarisPusat[] }>('cash-pusat/daily-transaction-chart', hari(tgl));
export const useTransaksiPeriode = (tgl_from: string, tgl_to: string) =>
  useAngka<Grafik>('cash-pusat/period-transaction-chart', { tgl_from, tgl_to });
export const useKasHari = (tgl: string) =>
  useAngka<Grafik & { readonly toko: readonly KasToko[] }>('cash-pusat/daily-cash-chart', hari(tgl));
export const useBiayaHari = (tgl: string) =>
  useAngka<{ readonly data: readonly Biaya[] }>('cash-pusat/daily-biaya', hari(tgl));
export const useBelumMasuk = () => useAngka<{ readonly data: readonly BelumMasuk[] }>('cash-pusat/outstand-noncash');
