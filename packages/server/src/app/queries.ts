import type { ReportQueries } from '../engine/report/query.ts';
import { barangDetail } from '../features/barang/barang-detail.query.ts';
import { perubahanHargaEmas } from '../features/laporan-umum/perubahan-harga-emas.query.ts';
import { laporanOtorisasi } from '../features/otorisasi/otorisasi.query.ts';
import { batalPenjualan } from '../features/penjualan/batal-penjualan.query.ts';
import { penjualanSales } from '../features/penjualan/penjualan-sales.query.ts';
import { penjualanTransaksi } from '../features/penjualan/penjualan-transaksi.query.ts';
import { keuanganCash } from '../features/uang/keuangan-cash.query.ts';

/** The query of every report: one that is missing here does not compile. */
export const queries: ReportQueries = {
  'penjualan-transaksi': penjualanTransaksi,
  'penjualan-sales': penjualanSales,
  'batal-penjualan': batalPenjualan,
  'barang-detail': barangDetail,
  'keuangan-cash': keuanganCash,
  otorisasi: laporanOtorisasi,
  'perubahan-harga-emas': perubahanHargaEmas,
};
