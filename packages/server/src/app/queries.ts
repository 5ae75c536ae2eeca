import type { ReportQueries } from '../engine/report/query.ts';
import { analisisHargaBarang } from '../features/barang/analisis-harga-barang.query.ts';
import { barangDetail } from '../features/barang/barang-detail.query.ts';
import { hancurBarang } from '../features/barang/hancur-barang.query.ts';
import { kelompokBarang } from '../features/barang/kelompok-barang.query.ts';
import { pindahBarang } from '../features/barang/pindah-barang.query.ts';
import { saldoBarangAktif } from '../features/barang/saldo-barang-aktif.query.ts';
import { summaryBarang, summaryBarangPeriode } from '../features/barang/summary-barang.query.ts';
import { tambahBarang } from '../features/barang/tambah-barang.query.ts';
import { perubahanHargaEmas } from '../features/laporan-umum/perubahan-harga-emas.query.ts';
import { aktivitasTimbangBaki } from '../features/opname/aktivitas-timbang-baki.query.ts';
import { laporanStockOpname, laporanStockOpnameRfid } from '../features/opname/stock-opname.query.ts';
import { timbangBaki } from '../features/opname/timbang-baki.query.ts';
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
  'summary-barang': summaryBarang,
  'summary-barang-periode': summaryBarangPeriode,
  'saldo-barang-aktif': saldoBarangAktif,
  'tambah-barang': tambahBarang,
  'kelompok-barang': kelompokBarang,
  'analisis-harga-barang': analisisHargaBarang,
  'pindah-barang': pindahBarang,
  'hancur-barang': hancurBarang,
  'keuangan-cash': keuanganCash,
  'timbang-baki': timbangBaki,
  'aktivitas-timbang-baki': aktivitasTimbangBaki,
  'stock-opname': laporanStockOpname,
  'stock-opname-rfid': laporanStockOpnameRfid,
  otorisasi: laporanOtorisasi,
  'perubahan-harga-emas': perubahanHargaEmas,
};
