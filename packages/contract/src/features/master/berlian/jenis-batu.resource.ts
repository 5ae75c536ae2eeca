import { code, text } from '../../../core/field.ts';
import { defineResource } from '../../../core/resource.ts';

/** Kinds of stone in a piece: berlian, ruby, safir, zamrud. Their list is the specification's `jenis/get/berlian`. */
export const jenisBatu = defineResource({
  key: 'jenis-batu',
  page: '/jenis-batu',
  menu: 'berlian',
  gate: 'BERLIAN_MODULE',
  calls: { list: 'jenis/get/berlian', base: 'jenis-batu' },
  table: 'jenis_batu',
  id: 'kode_jenis_batu',
  name: 'nama_jenis_batu',
  fields: {
    kode_jenis_batu: code({ required: true, readOnly: 'edit', label: 'field.kode_batu' }),
    nama_jenis_batu: text({ required: true, max: 60, upper: true, label: 'field.nama_batu' }),
  },
  columns: ['kode_jenis_batu', 'nama_jenis_batu'],
  search: ['kode_jenis_batu', 'nama_jenis_batu'],
});
