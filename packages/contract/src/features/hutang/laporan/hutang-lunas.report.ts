import { code, date, money } from '../../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, total } from '../../../core/report.ts';
import { CUSTOMER, FAKTUR, HUBUNGI, JUMLAH, LAPORAN_HUTANG, NOTA_TILE, TGL_HUTANG } from './hutang.fields.ts';

/** Loans by the day on which it was booked that they were paid off, or renewed. */
export const hutangLunas = defineReport({
  ...LAPORAN_HUTANG,
  key: 'hutang-lunas',
  page: '/laporan-hutang-lunas',
  columns: {
    tgl_lunas: date({}),
    ...TGL_HUTANG,
    ...FAKTUR,
    ...CUSTOMER,
    ...HUBUNGI,
    kode_sales_lunas: code({}),
    ...JUMLAH,
    bunga_pinjam: total(money({}), 'sum'),
    total_bayar: total(money({}), 'sum'),
    /** The loan that it was renewed by. */
    hutang_baru: code({}),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  tiles: [NOTA_TILE, { column: 'jumlah_hutang' }, { column: 'bunga_pinjam' }, { column: 'total_bayar' }],
});
