import { defineReport, DIBATALKAN } from '../../../core/report.ts';
import {
  BERAT,
  CUSTOMER,
  FAKTUR,
  HUBUNGI,
  JUMLAH,
  LAPORAN_HUTANG,
  NOTA_TILE,
  STATUS,
  SYARAT,
  TGL_HUTANG,
} from './hutang.fields.ts';

/** Loans by the day on which their money went. */
export const hutangTransaksi = defineReport({
  ...LAPORAN_HUTANG,
  key: 'hutang-transaksi',
  page: '/laporan-hutang-transaksi',
  aliases: ['/laporan-transaksi-hutang'],
  columns: { ...TGL_HUTANG, ...FAKTUR, ...CUSTOMER, ...HUBUNGI, ...BERAT, ...JUMLAH, ...SYARAT, ...STATUS },
  cancelled: DIBATALKAN,
  tiles: [NOTA_TILE, { column: 'berat' }, { column: 'jumlah_hutang' }],
});
