import { date, money } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, total } from '../../../core/report.ts';
import { BERAT, CUSTOMER, FAKTUR, HUBUNGI, JUMLAH, LAPORAN_HUTANG, NOTA_TILE, TGL_HUTANG } from './hutang.fields.ts';

/** Loans by the day on which their goods were auctioned: what the shop claimed, and what of it is the customer's. */
export const hutangLelang = defineReport({
  ...LAPORAN_HUTANG,
  key: 'hutang-lelang',
  page: '/laporan-hutang-lelang',
  aliases: ['/laporan-lelang-hutang'],
  columns: {
    tgl_lelang: date({}),
    ...TGL_HUTANG,
    jatuh_tempo: date({}),
    ...FAKTUR,
    ...CUSTOMER,
    ...HUBUNGI,
    ...BERAT,
    ...JUMLAH,
    bunga_pinjam: total(money({}), 'sum'),
    biaya_lelang: total(money({}), 'sum'),
    klaim_lelang: total(money({}), 'sum'),
    nilai_lelang: total(money({}), 'sum'),
    kelebihan: total(money({ label: 'field.kelebihan_lelang' }), 'sum'),
    kelebihan_sisa: total(money({}), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [NOTA_TILE, { column: 'nilai_lelang' }, { column: 'klaim_lelang' }, { column: 'kelebihan' }],
});
