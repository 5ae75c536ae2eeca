import { integer, ref, text, weight } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * Points a member earns, by group and weight of a piece: `poin` for every full `kelipatan` of TIPE_POIN (domain guide
 * §2.7).
 */
export const parameterPoint = defineResource({
  key: 'parameter-point',
  page: '/master-parameter-point',
  menu: 'master',
  calls: { list: 'parapoin/get/all', base: 'parapoin' },
  table: 'parameter_point',
  id: '_id',
  generatedId: true,
  name: 'kode_group',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kode_group: ref('group', { required: true }),
    berat_dari: weight({ required: true }),
    berat_sampai: weight({ help: 'help.tanpa_batas' }),
    poin: integer({ required: true, min: 0, max: 1_000_000 }),
    kelipatan: integer({ required: true, min: 1, max: 1_000_000_000, default: 1, help: 'help.kelipatan' }),
  },
  columns: ['kode_group', 'berat_dari', 'berat_sampai', 'poin', 'kelipatan'],
  search: ['kode_group'],
  sort: 'kode_group',
  band: { from: 'berat_dari', to: 'berat_sampai', per: ['kode_group'] },
});
