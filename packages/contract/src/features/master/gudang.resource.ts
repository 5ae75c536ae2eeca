import { boolean, code, integer, text, weight } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Room or logical warehouse; only those with `dijual` hold pieces a customer can buy (domain guide §1.1). */
export const gudang = defineResource({
  key: 'gudang',
  page: '/master-gudang',
  menu: 'master',
  calls: { list: 'gudang/get/all', base: 'gudang' },
  table: 'gudang',
  id: 'kode_gudang',
  name: 'nama_gudang',
  fields: {
    kode_gudang: code({ required: true, readOnly: 'edit' }),
    nama_gudang: text({ required: true, max: 60, upper: true }),
    dijual: boolean({ help: 'help.dijual' }),
  },
  columns: ['kode_gudang', 'nama_gudang', 'dijual'],
  search: ['kode_gudang', 'nama_gudang'],
  /** What still lies in one that is out of use. */
  computed: { sisa_qty: integer({ label: 'field.sisa_qty' }), sisa_berat: weight({ label: 'field.sisa_berat' }) },
});
