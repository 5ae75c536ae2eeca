import type { ReportQuery } from '../../../engine/report/query.ts';
import { laporanBatal, laporanNiaga } from './laporan.ts';

export const pembelianManual: ReportQuery<'pembelian-manual'> = laporanNiaga(
  'pembelian_manual',
  'no_beli',
  'b.harga_gram, b.potongan, b.harga_beli, d.cara_bayar',
);

export const batalPembelianManual: ReportQuery<'batal-pembelian-manual'> = laporanBatal(
  'pembelian_manual',
  'no_beli',
  'b.harga_beli',
);
