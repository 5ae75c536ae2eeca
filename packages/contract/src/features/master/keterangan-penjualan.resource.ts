import { choice, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * Remarks to choose from at a sale. Callers of the specification name one by its text (`keterangan.ts`), the page by
 * the `_id` that the server makes.
 */
export const keteranganPenjualan = defineResource({
  key: 'keterangan-penjualan',
  page: '/master-keterangan-penjualan',
  menu: 'master',
  calls: { list: 'para-keterangan-penjualan', base: 'para-keterangan-penjualan' },
  table: 'keterangan_penjualan',
  id: '_id',
  generatedId: true,
  name: 'keterangan',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    keterangan: text({ required: true, max: 100 }),
    status: choice(['AKTIF', 'TIDAK AKTIF'], {
      required: true,
      default: 'AKTIF',
      optionLabel: 'pilihan.status_keterangan',
    }),
  },
  columns: ['keterangan', 'status'],
  search: ['keterangan'],
  sort: 'keterangan',
  unique: ['keterangan'],
  says: {
    diedit: 'parameter.data_edit',
    gagal_disimpan: 'parameter.data_gagal_disimpan',
    gagal_diedit: 'parameter.data_gagal_edit',
    gagal_dihapus: 'parameter.data_gagal_dihapus',
  },
});
