import { date, integer, kadar, money, ref, text, weight } from '../../../core/field.ts';
import { defineReport, total } from '../../../core/report.ts';
import { BARANG, CUSTOMER, FAKTUR, HUBUNGI, TGL_HUTANG } from './hutang.fields.ts';

/** What lies in the bags now, piece by piece; what is owed on it stands at the first piece of each loan. */
export const hutangStock = defineReport({
  key: 'hutang-stock',
  page: '/laporan-hutang-stock',
  aliases: ['/laporan-stock-hutang'],
  menu: 'laporan',
  gate: 'HUTANG_MODULE',
  filters: {
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  },
  columns: {
    ...FAKTUR,
    ...TGL_HUTANG,
    jatuh_tempo: date({}),
    ...CUSTOMER,
    ...HUBUNGI,
    ...BARANG,
    kondisi: text({ max: 60, label: 'field.kondisi_pinjaman' }),
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_plastik: total(weight({}), 'sum'),
    sisa_hutang: total(money({}), 'sum'),
  },
  tiles: [
    { column: 'no_faktur_hutang', label: 'field.jumlah_nota' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'sisa_hutang' },
  ],
  emptyText: 'laporan.hutang_kosong',
});
