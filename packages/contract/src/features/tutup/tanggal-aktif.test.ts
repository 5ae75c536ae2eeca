import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../core/permission.ts';
import { bolehGantiTanggal, penggantiTanggal } from './tanggal-aktif.ts';

describe('the active date', () => {
  it.each([
    [true, true, ['OWN', 'SPV', 'SU', 'MU']],
    [true, false, ['OWN', 'SU', 'MU']],
    [false, true, ['SPV', 'SU', 'MU']],
    [false, false, []],
  ])('by owner %s, by supervisor %s, is changed by %j', (owner, spv, levels) => {
    expect(penggantiTanggal({ owner, spv })).toEqual(levels);
    const modules = new Map([
      ['PREVIOUS_DATE_OWNER_MODULE', String(owner)],
      ['PREVIOUS_DATE_SPV_MODULE', String(spv)],
    ]);
    expect(LEVELS.filter((level) => bolehGantiTanggal({ level, modules })).toSorted()).toEqual(levels.toSorted());
  });

  it('is nobody’s to change in a shop that has said nothing', () => {
    expect(LEVELS.filter((level) => bolehGantiTanggal({ level, modules: new Map() }))).toEqual([]);
  });
});
