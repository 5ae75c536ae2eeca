import { integer, kadar, money, weight } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../../core/report.ts';
import {
  BARANG,
  CUSTOMER,
  FAKTUR,
  HUBUNGI,
  LAPORAN_HUTANG,
  NOTA_TILE,
  STATUS,
  SYARAT,
  TGL_HUTANG,
} from './hutang.fields.ts';

/** Loans by day, piece by piece; what was lent stands at the first piece of each. */
export const pinjamanDetail = defineReport({
  ...LAPORAN_HUTANG,
  key: 'pinjaman-detail',
  page: '/laporan-pinjaman-detail',
  aliases: ['/laporan-hutang-pinjaman-detail'],
  columns: {
    ...TGL_HUTANG,
    ...FAKTUR,
    ...CUSTOMER,
    ...HUBUNGI,
    ...BARANG,
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_plastik: total(weight({}), 'sum'),
    jumlah_hutang: total(money({}), 'sum'),
    ...SYARAT,
    ...STATUS,
  },
  cancelled: DIBATALKAN,
  tiles: [NOTA_TILE, { column: 'qty' }, { column: 'berat' }, { column: 'jumlah_hutang' }],
});
