import type { Level } from '../../../core/permission.ts';

/** Whom a level may create, change and give rights to: nobody lifts himself above his own. */
const MANAGES: Readonly<Record<Level, readonly Level[]>> = {
  OWN: ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV'],
  SU: ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV'],
  SPV: ['KASIR'],
  MU: [],
  KASIR: [],
  DEV: [],
};

export const mayManage = (manager: Level, level: Level): boolean => MANAGES[manager].includes(level);
