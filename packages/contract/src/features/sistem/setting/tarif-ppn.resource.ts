import { date, percent, text } from '../../../core/field.ts';
import { defineResource } from '../../../core/resource.ts';
import { TARIF_PPN } from '../../../modules.ts';

/**
 * The rates of PPN, each from its first day on (domain guide §2.6): the law tells them ahead, and a till goes by those
 * of its business date. What was sold keeps the rate it was sold at.
 */
export const tarifPpn = defineResource({
  key: 'tarif-ppn',
  page: TARIF_PPN,
  menu: 'utility',
  gate: 'PPN_TRANSAKSI_MODULE',
  levels: ['OWN', 'SU', 'DEV', 'MU'],
  calls: { list: 'tarif-ppn', base: 'tarif-ppn' },
  table: 'tarif_ppn',
  id: '_id',
  generatedId: true,
  name: 'tgl_berlaku',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    tgl_berlaku: date({ required: true, help: 'help.tgl_berlaku' }),
    tarif_faktur: percent({ required: true }),
    tarif_tanpa_faktur: percent({ required: true }),
    tarif_aksesoris: percent({ required: true, default: 11 }),
  },
  columns: ['tgl_berlaku', 'tarif_faktur', 'tarif_tanpa_faktur', 'tarif_aksesoris'],
  search: ['tgl_berlaku'],
  sort: 'tgl_berlaku',
  unique: ['tgl_berlaku'],
});
