import { code, date, integer, money, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_FILTERS } from './baris-beli.columns.ts';

/** What was bought back each day, by group. What was cancelled since stands in a row of its own, outside the totals. */
export const pembelianRekap = defineReport({
  key: 'pembelian-rekap',
  page: '/laporan-pembelian-rekap',
  aliases: ['/laporan-rekap-pembelian'],
  menu: 'laporan',
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    kode_group: code({ label: 'laporan.group' }),
    qty: total(integer({}), 'sum'),
    berat_nota: total(weight({}), 'sum'),
    berat: total(weight({}), 'sum'),
    harga_nota: total(money({}), 'sum'),
    harga_beli: total(money({}), 'sum'),
    harga_rata: total(money({ label: 'laporan.harga_gram' }), { ratio: ['harga_beli', 'berat'] }),
    selisih: total(money({}), 'sum'),
    ...KEADAAN,
  },
  cancelled: DIBATALKAN,
  groupBy: ['tgl'],
  tiles: [
    { column: 'qty' },
    { column: 'berat' },
    { column: 'harga_rata', label: 'field.rata_rata_gram' },
    { column: 'harga_beli' },
  ],
  emptyText: 'laporan.tidak_tersedia',
});
