import { code, date, integer, kadar, money, percent, ref, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { JUAL_BELI_FILTERS } from './jual-beli.report.ts';

/**
 * Validated purchases whose goods weigh less than the seller's nota says, by day of the purchase: who bought, who
 * validated, who approved, and what the lost grams come to at the price that was paid (domain guide, section 3.1).
 */
export const validasiSusutReport = defineReport({
  key: 'validasi-susut',
  page: '/laporan-validasi-susut',
  menu: 'laporan',
  filters: { ...JUAL_BELI_FILTERS, valid_by: ref('users', { all: 'ALL', only: { level: 'KASIR' } }) },
  period: PERIODE.period,
  columns: {
    no_beli: total(code({}), 'distinct'),
    tgl: date({}),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    kode_sales: code({ label: 'laporan.sales' }),
    kode_group: code({ label: 'laporan.group' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat_nota: total(weight({}), 'sum'),
    berat: total(weight({}), 'sum'),
    susut: total(weight({}), 'sum'),
    susut_persen: percent({}),
    harga_gram: money({}),
    nilai_susut: total(money({}), 'sum'),
    valid_oleh: code({ label: 'field.valid_by' }),
    disetujui_oleh: code({}),
  },
  tiles: [
    { column: 'no_beli', label: 'field.jumlah_nota' },
    { column: 'berat_nota' },
    { column: 'berat' },
    { column: 'susut' },
    { column: 'nilai_susut' },
  ],
  emptyText: 'laporan.susut_kosong',
});
