import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Where new goods come from. */
export const supplier = defineResource({
  key: 'supplier',
  page: '/master-supplier',
  menu: 'master',
  gate: 'SUPPLIER_BARANG_MODULE',
  calls: { list: 'supplier-barang', base: 'supplier-barang' },
  table: 'supplier',
  id: 'kode_supplier',
  name: 'nama_supplier',
  fields: {
    kode_supplier: code({ required: true, readOnly: 'edit' }),
    nama_supplier: text({ required: true, max: 100, upper: true }),
    alamat: text({ max: 200, upper: true }),
    kota: text({ max: 60, upper: true }),
    no_hp: text({ min: 8, max: 20, only: 'digits' }),
    npwp: text({ max: 30 }),
    keterangan: text({ max: 200 }),
  },
  columns: ['kode_supplier', 'nama_supplier', 'kota', 'no_hp', 'keterangan'],
  search: ['kode_supplier', 'nama_supplier', 'kota', 'no_hp'],
});
