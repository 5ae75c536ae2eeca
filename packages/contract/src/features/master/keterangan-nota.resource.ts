import { choice, code, integer, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { JENIS_NOTA } from '../../trade/nota/jenis-nota.ts';

/** Lines that stand at the foot of a paper, in their order. */
export const keteranganNota = defineResource({
  key: 'keterangan-nota',
  page: '/master-parameter-keterangan-nota',
  menu: 'master',
  calls: { list: 'keterangan-nota', base: 'keterangan-nota' },
  table: 'keterangan_nota',
  id: 'kode_keterangan',
  name: 'keterangan',
  namesRepeat: true,
  fields: {
    kode_keterangan: code({ required: true, readOnly: 'edit' }),
    jenis_nota: choice(JENIS_NOTA, { required: true, default: 'PENJUALAN', optionLabel: 'pilihan.jenis_nota' }),
    keterangan: text({ required: true, max: 200 }),
    urutan: integer({ required: true, min: 0, max: 9999, default: 0 }),
  },
  columns: ['jenis_nota', 'urutan', 'kode_keterangan', 'keterangan'],
  search: ['kode_keterangan', 'keterangan'],
  sort: 'urutan',
});
