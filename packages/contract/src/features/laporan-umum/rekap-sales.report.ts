import { code, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/**
 * What went through the hands of each sales person, every deed on the day it was made: sold, cancelled, bought back,
 * taken in exchange, taken as deposits, and what it earns. Net is what was sold less what was cancelled, bought back
 * and exchanged.
 */
export const rekapSales = defineReport({
  key: 'rekap-sales',
  page: '/laporan-rekap-sales',
  menu: 'laporan',
  group: 'penjualan',
  gate: 'LAPORAN_KHUSUS_TOKO@toko',
  filters: { ...PERIODE.filters, kode_sales: ref('sales', { all: true, label: 'laporan.sales' }) },
  period: PERIODE.period,
  columns: {
    kode_sales: code({ label: 'laporan.sales' }),
    nama_sales: text({ max: 60 }),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    harga_jual: total(money({}), 'sum'),
    ongkos: total(money({}), 'sum'),
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    rp_batal: total(money({}), 'sum'),
    qty_beli: total(integer({}), 'sum'),
    berat_beli: total(weight({}), 'sum'),
    rp_beli: total(money({}), 'sum'),
    rp_tukar: total(money({}), 'sum'),
    rp_titipan: total(money({}), 'sum'),
    bonus: total(money({ label: 'field.bonus_rp' }), 'sum'),
    netto: total(money({ label: 'laporan.netto' }), 'sum'),
  },
  tiles: [{ column: 'qty' }, { column: 'berat' }, { column: 'harga_total' }, { column: 'netto' }],
  emptyText: 'laporan.penjualan_sales_kosong',
});
