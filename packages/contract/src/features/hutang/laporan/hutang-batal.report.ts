import { code, date, text } from '../../../core/field.ts';
import { defineReport } from '../../../core/report.ts';
import { BERAT, CUSTOMER, FAKTUR, HUBUNGI, JUMLAH, LAPORAN_HUTANG, NOTA_TILE, TGL_HUTANG } from './hutang.fields.ts';

/** Loans whose money had gone, by the day on which they were cancelled. */
export const hutangBatal = defineReport({
  ...LAPORAN_HUTANG,
  key: 'hutang-batal',
  page: '/laporan-hutang-batal',
  aliases: ['/laporan-batal-hutang'],
  columns: {
    tgl_batal: date({}),
    ...TGL_HUTANG,
    ...FAKTUR,
    ...CUSTOMER,
    ...HUBUNGI,
    ...BERAT,
    ...JUMLAH,
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: [NOTA_TILE, { column: 'berat' }, { column: 'jumlah_hutang' }],
});
