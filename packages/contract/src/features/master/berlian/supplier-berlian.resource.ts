import { code, text } from '../../../core/field.ts';
import { defineResource } from '../../../core/resource.ts';

/** Whom the shop buys stones and set pieces from. */
export const supplierBerlian = defineResource({
  key: 'supplier-berlian',
  page: '/master-supplier-berlian',
  menu: 'berlian',
  gate: 'BERLIAN_MODULE',
  calls: { list: 'supplier-berlian', base: 'supplier-berlian' },
  table: 'supplier_berlian',
  id: 'kode_supplier_berlian',
  name: 'nama_supplier_berlian',
  fields: {
    kode_supplier_berlian: code({ required: true, readOnly: 'edit' }),
    nama_supplier_berlian: text({ required: true, max: 100, upper: true }),
    no_telp: text({ max: 20, only: 'digits-minus' }),
    alamat: text({ max: 200, upper: true }),
    npwp: text({ max: 30 }),
  },
  columns: ['kode_supplier_berlian', 'nama_supplier_berlian', 'no_telp', 'alamat'],
  search: ['kode_supplier_berlian', 'nama_supplier_berlian'],
});
