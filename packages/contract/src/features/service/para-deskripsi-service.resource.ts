import { code, money, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** What is done in a service (patri, sepuh, cuci, ubah ukuran), with its usual charge (domain guide §5.3). */
export const paraDeskripsiService = defineResource({
  key: 'para-deskripsi-service',
  page: '/parameter-deskripsi-service',
  menu: 'service',
  gate: 'PARAMETER_DESKRIPSI_SERVICE_MODULE',
  calls: { list: 'para-deskripsi-service', base: 'para-deskripsi-service' },
  table: 'para_deskripsi_service',
  id: 'kode_deskripsi',
  name: 'deskripsi',
  fields: {
    kode_deskripsi: code({ required: true, readOnly: 'edit' }),
    deskripsi: text({ required: true, max: 100, upper: true }),
    ongkos: money({ default: 0, label: 'field.ongkos_standar', help: 'help.ongkos_standar' }),
  },
  columns: ['kode_deskripsi', 'deskripsi', 'ongkos'],
  search: ['kode_deskripsi', 'deskripsi'],
});
