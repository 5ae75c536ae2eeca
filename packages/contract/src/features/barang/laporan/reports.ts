import type { Report } from '../../../core/report.ts';
import { analisisHargaBarang } from './analisis-harga-barang.report.ts';
import { barangDetail } from './barang-detail.report.ts';
import { bukuBerlian } from './buku-berlian.report.ts';
import { hancurBarangReport } from './hancur-barang.report.ts';
import { kelompokBarang } from './kelompok-barang.report.ts';
import { pindahBarangReport } from './pindah-barang.report.ts';
import { saldoBarangAktif } from './saldo-barang-aktif.report.ts';
import { summaryBarang, summaryBarangPeriode } from './summary-barang.report.ts';
import { tambahBarangReport } from './tambah-barang.report.ts';

export const barangReports = [
  barangDetail,
  summaryBarang,
  summaryBarangPeriode,
  saldoBarangAktif,
  tambahBarangReport,
  pindahBarangReport,
  hancurBarangReport,
  kelompokBarang,
  analisisHargaBarang,
  bukuBerlian,
] as const satisfies readonly Report[];
