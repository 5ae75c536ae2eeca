import { date, integer, money, weight } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, total } from '../../../core/report.ts';
import { LAPORAN_HUTANG } from './hutang.fields.ts';

/** What was lent each day. What was cancelled since stands in a row of its own, outside the totals. */
export const pinjamanRekap = defineReport({
  ...LAPORAN_HUTANG,
  key: 'pinjaman-rekap',
  page: '/laporan-pinjaman-rekap',
  aliases: ['/laporan-hutang-pinjaman-rekap'],
  columns: {
    tgl_hutang: total(date({}), 'distinct'),
    jumlah_nota: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    jumlah_hutang: total(money({}), 'sum'),
    bunga_rp: total(money({}), 'sum'),
    besar_kembali: total(money({}), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [{ column: 'jumlah_nota' }, { column: 'berat' }, { column: 'jumlah_hutang' }],
});
