import { choice, money, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** What a sales person earns on each gram or piece sold, by group (domain guide §2.7). The server makes `_id`. */
export const bonusSales = defineResource({
  key: 'para-bonus-sales',
  page: '/parameter-bonus-sales',
  menu: 'penjualan',
  gate: 'BONUS_SALES_TRANSACTION_MODULE',
  calls: { list: 'para-bonus-sales', base: 'para-bonus-sales' },
  table: 'para_bonus_sales',
  id: '_id',
  generatedId: true,
  name: 'tipe',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kode_group: ref('group', { all: true, help: 'help.group_bonus' }),
    tipe: choice(['GRAM', 'PCS'], {
      required: true,
      default: 'GRAM',
      optionLabel: 'tipe_bonus',
      label: 'field.tipe_bonus',
    }),
    bonus: money({ required: true, min: 1, label: 'field.bonus_rp' }),
  },
  columns: ['kode_group', 'tipe', 'bonus'],
  search: ['kode_group', 'tipe'],
  sort: 'kode_group',
  unique: [['kode_group', 'tipe']],
});
