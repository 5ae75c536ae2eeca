import { choice, code, integer, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** How fast goods sell, by the days for which the stock would last. */
export const KECEPATAN = ['FAST', 'NORMAL', 'SLOW'] as const;

/**
 * What sells fast and what lies (domain guide part 2, §11): per jenis what was sold net of cancels, what lies at the
 * end of the days, and for how many days that would last. FAST and SLOW begin where the shop says.
 */
export const managerialAnalisys = defineReport({
  key: 'managerial-analisys',
  page: '/laporan-managerial-analisys',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kecepatan: choice(KECEPATAN, { label: 'laporan_hari.kecepatan', optionLabel: 'laporan_hari.kecepatan' }),
    kode_kategori: ref('kategori', { all: true, label: 'field.kategori' }),
    jenis_group: ref('jenis-group', { all: true }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    urut: choice(['QTY', 'BERAT'], {
      required: true,
      default: 'QTY',
      label: 'field.sort_by',
      optionLabel: 'laporan_hari.urut',
    }),
  },
  period: PERIODE.period,
  columns: {
    kode_dept: total(code({}), 'count'),
    nama_dept: text({ max: 60 }),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    penjualan: total(money({ label: 'laporan_hari.penjualan' }), 'sum'),
    qty_stok: total(integer({ label: 'laporan_hari.qty_stok' }), 'sum'),
    berat_stok: total(weight({ label: 'laporan_hari.berat_stok' }), 'sum'),
    hari_stok: integer({ label: 'laporan_hari.hari_stok' }),
    kecepatan: choice(KECEPATAN, { label: 'laporan_hari.kecepatan', optionLabel: 'laporan_hari.kecepatan' }),
  },
  tiles: [
    { column: 'kode_dept', label: 'laporan.jenis' },
    { column: 'qty' },
    { column: 'berat' },
    { column: 'penjualan' },
    { column: 'qty_stok' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
