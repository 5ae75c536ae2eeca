import { choice, code, date, integer, money, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';

/** What was sold by instalments, by the day on which the down payment came, and how far each has come. */
export const penjualanCicilan = defineReport({
  key: 'penjualan-cicilan',
  page: '/laporan-penjualan-cicilan',
  menu: 'laporan',
  gate: 'CICILAN_MODULE',
  filters: {
    ...PERIODE.filters,
    status: choice(['AKTIF', 'LUNAS', 'LELANG', 'CANC'], { optionLabel: 'pilihan.status_cicilan' }),
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    no_faktur_cicil: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    nama_barang: text({ max: 200 }),
    harga_jual_cicil: total(money({}), 'sum'),
    dp_rp: total(money({}), 'sum'),
    angsuran_lunas: integer({ label: 'cicilan.angsuran_lunas' }),
    tenor: integer({}),
    dibayar: total(money({ label: 'cicilan.pokok' }), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
    jatuh_tempo: date({ label: 'cicilan.jatuh_tempo' }),
    hari_terlambat: integer({ label: 'cicilan.hari_terlambat' }),
    status: choice(['AKTIF', 'LUNAS', 'LELANG', 'CANC'], { optionLabel: 'pilihan.status_cicilan' }),
  },
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_faktur_cicil', label: 'field.jumlah_nota' },
    { column: 'harga_jual_cicil' },
    { column: 'dibayar' },
    { column: 'sisa_bayar' },
  ],
  emptyText: 'laporan.penjualan_cicilan_kosong',
});
