import type { ReportQuery } from '../../../engine/report/query.ts';
import { hargaRataSql } from '../../../trade/harga/harga-rata.sql.ts';
import { pajakSql } from '../../../trade/harga/pajak.sql.ts';
import { laporanBatal, laporanNiaga } from './laporan.ts';

export const penjualanManual: ReportQuery<'penjualan-manual'> = laporanNiaga(
  'penjualan_manual',
  'no_jual',
  `${hargaRataSql('b')}, b.ongkos, b.diskon, ${pajakSql('b')}, b.harga_total`,
);

export const batalPenjualanManual: ReportQuery<'batal-penjualan-manual'> = laporanBatal(
  'penjualan_manual',
  'no_jual',
  `${pajakSql('b')}, b.harga_total`,
);
