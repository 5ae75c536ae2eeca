import { code, money } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * The largest principal of one loan, by the level of who enters it. Every shop has a row for each level; empty is
 * without limit.
 */
export const plafondHutang = defineResource({
  key: 'plafond-hutang',
  page: '/master-plafond-hutang',
  menu: 'master',
  gate: 'PLAFOND_HUTANG_MODULE',
  calls: { list: 'plafond-hutang', base: 'plafond-hutang' },
  table: 'plafond_hutang',
  id: 'level',
  name: 'level',
  fixed: true,
  fields: {
    level: code({ required: true, readOnly: 'edit' }),
    plafond: money({ help: 'help.tanpa_batas' }),
  },
  columns: ['level', 'plafond'],
  search: ['level'],
});
