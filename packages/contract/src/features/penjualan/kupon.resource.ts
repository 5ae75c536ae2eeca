import { choice, code, date, integer, money, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** What a coupon takes off: rupiah, or percent of the purchase. */
export const JENIS_KUPON = ['RP', 'PERSEN'] as const;
/** Where a coupon stands on the business date. A used one stays used. */
export const STATUS_KUPON = ['BELUM_MULAI', 'AKTIF', 'HABIS_MASA', 'TERPAKAI'] as const;

/** Coupons of the shop: each is worth its value once, in its period, from a least purchase on (domain guide §2.7). */
export const kupon = defineResource({
  key: 'transaksi-kupon',
  page: '/parameter-kupon',
  menu: 'penjualan',
  gate: 'KUPON_PENJUALAN_MODULE',
  calls: { list: 'transaksi-kupon', base: 'transaksi-kupon' },
  table: 'kupon',
  id: 'kode_kupon',
  name: 'keterangan',
  namesRepeat: true,
  fields: {
    kode_kupon: code({ required: true, readOnly: 'edit', max: 30 }),
    keterangan: text({ max: 100 }),
    jenis: choice(JENIS_KUPON, {
      required: true,
      default: 'RP',
      optionLabel: 'jenis_kupon',
      label: 'field.jenis_kupon',
    }),
    nilai: integer({ required: true, min: 1, max: 999_999_999, help: 'help.nilai_kupon' }),
    min_belanja: money({ default: 0 }),
    maks_potongan: money({ min: 1, help: 'help.maks_potongan' }),
    tgl_mulai: date({ required: true, default: 'today' }),
    tgl_selesai: date({ help: 'help.tgl_selesai_kupon' }),
    dipakai_dokumen: text({ max: 40, readOnly: 'always' }),
  },
  columns: ['kode_kupon', 'keterangan', 'jenis', 'nilai', 'min_belanja', 'maks_potongan', 'tgl_mulai', 'tgl_selesai'],
  search: ['kode_kupon', 'keterangan'],
  rules: [
    { check: 'maks', field: 'nilai', max: 100, when: 'jenis', is: 'PERSEN' },
    { check: 'urut', from: 'tgl_mulai', to: 'tgl_selesai' },
  ],
  computed: { status: choice(STATUS_KUPON, { optionLabel: 'status_kupon' }) },
});
