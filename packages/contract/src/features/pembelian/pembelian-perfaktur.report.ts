import { code, money, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** Purchases line by line below the condition they were bought in, in the words of the specification (lines 41, 72). */
export const pembelianPerfaktur = defineReport({
  key: 'pembelian-perfaktur',
  page: '/laporan-pembelian-perfaktur',
  menu: 'laporan',
  call: 'pembelian/hidup/report-limited',
  filters: {
    ...PERIODE.filters,
    kode_group: ref('group', { all: true }),
    kelompok_harga: ref('kelompok-harga', { all: true }),
    kondisi: ref('kondisi-pembelian', { all: true, label: 'field.kondisi_barang' }),
  },
  period: PERIODE.period,
  columns: {
    kondisi: code({ label: 'field.kondisi_barang' }),
    no_faktur_beli: total(code({}), 'distinct'),
    kode_sales: code({}),
    nama_barang: text({ max: 100 }),
    kode_group: code({}),
    harga_emas: money({}),
    berat_nota: total(weight({}), 'sum'),
    berat: total(weight({}), 'sum'),
    harga_nota: total(money({}), 'sum'),
    harga: total(money({ label: 'field.harga_beli' }), 'sum'),
  },
  groupBy: ['kondisi'],
  tiles: [{ column: 'no_faktur_beli', label: 'field.jumlah_nota' }, { column: 'berat' }, { column: 'harga' }],
  emptyText: 'laporan.tidak_tersedia',
});
