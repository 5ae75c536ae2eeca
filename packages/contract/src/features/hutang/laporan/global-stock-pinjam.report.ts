import { code, integer, money, text, weight } from '../../../core/field.ts';
import { defineReport, total } from '../../../core/report.ts';

/** Reports over shops are for those who may work in all of them; a branch is shown itself alone. */
const LEVELS = ['OWN', 'SU', 'MU'] as const;

/** What lies in the bags of each shop now, as gold of its own purity and as 24K, and what is owed on it. */
export const globalStockPinjam = defineReport({
  key: 'global-stock-pinjam',
  page: '/laporan-global-stock-pinjam',
  menu: 'laporan',
  group: 'cabang',
  gate: 'HUTANG_MODULE',
  levels: LEVELS,
  overShops: true,
  filters: {},
  columns: {
    kode_toko: code({ label: 'laporan.toko' }),
    nama_toko: text({ max: 100 }),
    jumlah_nota: total(integer({}), 'sum'),
    lewat_tempo: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    berat_murni: total(weight({}), 'sum'),
    sisa_hutang: total(money({}), 'sum'),
  },
  tiles: [{ column: 'jumlah_nota' }, { column: 'berat' }, { column: 'berat_murni' }, { column: 'sisa_hutang' }],
  emptyText: 'laporan.hutang_kosong',
});
