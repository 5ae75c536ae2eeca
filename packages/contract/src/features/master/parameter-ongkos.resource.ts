import { choice, money, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** The making charge a new piece begins with, by group and jenis (`ongkos.calc.ts` says which one counts). */
export const parameterOngkos = defineResource({
  key: 'parameter-ongkos',
  page: '/parameter-ongkos',
  menu: 'master',
  calls: { list: 'parameter-ongkos', base: 'parameter-ongkos' },
  table: 'parameter_ongkos',
  id: '_id',
  generatedId: true,
  name: 'kode_group',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kode_group: ref('group', { required: true }),
    kode_dept: ref('jenis', { help: 'help.semua_jenis' }),
    tipe_ongkos: choice(['PER_GRAM', 'TOTAL'], {
      required: true,
      default: 'PER_GRAM',
      optionLabel: 'pilihan.tipe_ongkos',
    }),
    ongkos: money({ required: true }),
  },
  columns: ['kode_group', 'kode_dept', 'tipe_ongkos', 'ongkos'],
  search: ['kode_group', 'kode_dept'],
  sort: 'kode_group',
  unique: [['kode_group', 'kode_dept']],
});
