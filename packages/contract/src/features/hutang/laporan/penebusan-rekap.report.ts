import { date, integer, money, weight } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, total } from '../../../core/report.ts';
import { LAPORAN_HUTANG } from './hutang.fields.ts';

/** What was redeemed each day. What was taken back since stands in a row of its own, outside the totals. */
export const penebusanRekap = defineReport({
  ...LAPORAN_HUTANG,
  key: 'penebusan-rekap',
  page: '/laporan-penebusan-rekap',
  aliases: ['/laporan-hutang-penebusan-rekap'],
  columns: {
    tgl_lunas: total(date({}), 'distinct'),
    jumlah_nota: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    jumlah_hutang: total(money({}), 'sum'),
    bunga_pinjam: total(money({}), 'sum'),
    total_bayar: total(money({}), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'jumlah_nota' },
    { column: 'jumlah_hutang' },
    { column: 'bunga_pinjam' },
    { column: 'total_bayar' },
  ],
});
