import { Problem } from '@kilau/contract/core/problem.ts';
import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { settingToko } from '@kilau/contract/features/sistem/setting/setting-toko.setting.ts';
import type { SettingHooks } from '../../../engine/setting.hooks.ts';

/** 15 digits of old, 16 since 2024; dots and dashes as people write them. */
const NPWP = /^[\d.\-\s]+$/;
const DIGITS: readonly number[] = [15, 16];

/** @throws Problem when the text cannot be a tax number. */
function assertNpwp(npwp: string): void {
  if (!NPWP.test(npwp) || !DIGITS.includes(npwp.replaceAll(/\D/g, '').length)) {
    throw new Problem('data_tidak_valid', {}, { npwp: { rule: 'bukan_npwp' } });
  }
}

export const settingTokoHooks: SettingHooks<SettingValues<typeof settingToko.fields>> = {
  async beforeChange(_tx, _context, _before, changes) {
    if (typeof changes['npwp'] === 'string') assertNpwp(changes['npwp']);
    return changes;
  },
};
