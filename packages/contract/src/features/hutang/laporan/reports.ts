import type { Report } from '../../../core/report.ts';
import { laporanOpnameHutang } from '../opname/opname-hutang.report.ts';
import { globalStockPinjam } from './global-stock-pinjam.report.ts';
import { hutangBatal } from './hutang-batal.report.ts';
import { hutangLelang } from './hutang-lelang.report.ts';
import { hutangLunas } from './hutang-lunas.report.ts';
import { hutangStock } from './hutang-stock.report.ts';
import { hutangTransaksi } from './hutang-transaksi.report.ts';
import { penebusanDetail } from './penebusan-detail.report.ts';
import { penebusanRekap } from './penebusan-rekap.report.ts';
import { pinjamanDetail } from './pinjaman-detail.report.ts';
import { pinjamanRekap } from './pinjaman-rekap.report.ts';

export const hutangReports = [
  hutangTransaksi,
  hutangLunas,
  hutangBatal,
  hutangLelang,
  hutangStock,
  pinjamanDetail,
  pinjamanRekap,
  penebusanDetail,
  penebusanRekap,
  globalStockPinjam,
  laporanOpnameHutang,
] as const satisfies readonly Report[];
