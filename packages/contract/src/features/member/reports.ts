import type { Report } from '../../core/report.ts';
import { bayarPoint } from './bayar-point.report.ts';
import { daftarMember } from './daftar-member.report.ts';
import { exportDataMember } from './export-data-member.report.ts';
import { harianMember } from './harian-member.report.ts';
import { kartuStockHadiah } from './kartu-stock-hadiah.report.ts';
import { topMember } from './top-member.report.ts';
import { transaksiMember } from './transaksi-member.report.ts';

export const memberReports = [
  transaksiMember,
  daftarMember,
  topMember,
  harianMember,
  bayarPoint,
  kartuStockHadiah,
  exportDataMember,
] as const satisfies readonly Report[];
