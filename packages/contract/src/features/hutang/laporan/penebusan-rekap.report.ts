import { date, integer, money, weight } from '../../../core/field.ts';
import { defineReport, total } from '../../../core/report.ts';
import { LAPORAN_HUTANG } from './hutang.fields.ts';

/** What was redeemed each day. */
export const penebusanRekap = defineReport({
  ...LAPORAN_HUTANG,
  key: 'penebusan-rekap',
  page: '/laporan-penebusan-rekap',
  aliases: ['/laporan-hutang-penebusan-rekap'],
  columns: {
    tgl_lunas: total(date({}), 'count'),
    jumlah_nota: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    jumlah_hutang: total(money({}), 'sum'),
    bunga_pinjam: total(money({}), 'sum'),
    total_bayar: total(money({}), 'sum'),
  },
  tiles: [
    { column: 'jumlah_nota' },
    { column: 'jumlah_hutang' },
    { column: 'bunga_pinjam' },
    { column: 'total_bayar' },
  ],
});
