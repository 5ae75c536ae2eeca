import { choice, code, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { JENIS_MEMBER } from './member.resource.ts';

/** The members who bought most, by what is chosen; what was cancelled since counts nothing. */
export const topMember = defineReport({
  key: 'top-member',
  page: '/laporan-top-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  filters: {
    ...PERIODE.filters,
    urut: choice(['RUPIAH', 'NOTA', 'BERAT', 'POIN'], {
      required: true,
      default: 'RUPIAH',
      label: 'field.sort_by',
      optionLabel: 'laporan.urut_member',
    }),
    jenis_member: choice(JENIS_MEMBER, { optionLabel: 'jenis_member' }),
  },
  period: PERIODE.period,
  columns: {
    peringkat: integer({}),
    kode_member: total(code({}), 'count'),
    nama_member: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    jumlah_nota: total(integer({}), 'sum'),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    // What these sales have earned him.
    poin: total(integer({}), 'sum'),
  },
  tiles: [
    { column: 'kode_member', label: 'field.jumlah_member' },
    { column: 'jumlah_nota' },
    { column: 'berat' },
    { column: 'harga_total' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
