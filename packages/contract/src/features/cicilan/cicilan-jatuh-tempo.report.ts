import { choice, code, date, integer, money, ref, text } from '../../core/field.ts';
import { defineReport, total } from '../../core/report.ts';

/** Instalments that are late, or due within days, now: the longest overdue first, to remind their customers. */
export const cicilanJatuhTempo = defineReport({
  key: 'cicilan-jatuh-tempo',
  page: '/laporan-cicilan-jatuh-tempo',
  menu: 'laporan',
  gate: 'CICILAN_MODULE',
  filters: {
    tunggakan: choice(['JATUH TEMPO', 'TERLAMBAT'], { label: 'cicilan.tunggakan', optionLabel: 'pilihan.tunggakan' }),
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
  },
  columns: {
    jatuh_tempo: date({ label: 'cicilan.jatuh_tempo' }),
    hari_terlambat: integer({ label: 'cicilan.hari_terlambat' }),
    tunggakan: choice(['JATUH TEMPO', 'TERLAMBAT'], { label: 'cicilan.tunggakan', optionLabel: 'pilihan.tunggakan' }),
    no_faktur_cicil: total(code({}), 'count'),
    kode_sales: code({ label: 'laporan.sales' }),
    nama: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    nama_barang: text({ max: 200 }),
    angsuran_ke: integer({ label: 'cicilan.angsuran_ke' }),
    tenor: integer({}),
    tagihan: total(money({ label: 'cicilan.tagihan' }), 'sum'),
    sisa_bayar: total(money({}), 'sum'),
  },
  tiles: [{ column: 'no_faktur_cicil', label: 'field.jumlah_nota' }, { column: 'tagihan' }, { column: 'sisa_bayar' }],
  emptyText: 'laporan.penjualan_cicilan_kosong',
});
