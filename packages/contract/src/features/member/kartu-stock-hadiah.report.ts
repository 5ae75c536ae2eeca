import { code, date, integer, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** Each gift with what came and went of it, beginning with what was there (domain guide, part 2 §8). */
export const kartuStockHadiah = defineReport({
  key: 'kartu-stock-hadiah',
  page: '/laporan-kartu-stock-hadiah',
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_hadiah: ref('hadiah', { all: true }) },
  period: PERIODE.period,
  columns: {
    kode_hadiah: code({}),
    nama_hadiah: text({ max: 60 }),
    tgl: date({}),
    nomor: code({ label: 'field.no_dokumen' }),
    keterangan: text({ max: 200 }),
    masuk: total(integer({ label: 'field.stock_masuk' }), 'sum'),
    keluar: total(integer({ label: 'field.stock_keluar' }), 'sum'),
    // Each gift has its own: the last of all of them would be what is left of the last gift alone.
    saldo: integer({}),
    oleh: code({}),
  },
  groupBy: ['kode_hadiah'],
  groupLabel: 'nama_hadiah',
});
