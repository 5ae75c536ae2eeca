import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * The accounts that journals are booked on. Its list stands on the page of the journals; transaction codes and reports
 * choose from it too.
 */
export const akun = defineResource({
  key: 'akun',
  page: '/parameter-akun',
  menu: 'akuntansi',
  gate: 'NAGAFIN_ACCOUNTING_MODULE',
  calls: { list: 'akuns', base: 'akuns' },
  table: 'akun',
  id: 'nomor_akun',
  name: 'nama_akun',
  fields: {
    nomor_akun: code({ required: true, readOnly: 'edit', help: 'help.nomor_akun' }),
    nama_akun: text({ required: true, max: 60, upper: true }),
  },
  columns: ['nomor_akun', 'nama_akun'],
  search: ['nomor_akun', 'nama_akun'],
});
