import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { settingExternal } from '@kilau/contract/features/barang/etalase/etalase.setting.ts';
import type { AllSettingHooks, SettingHooks } from '../../../engine/setting.hooks.ts';
import { assertTokenAgain } from '../../../engine/setting.token.ts';

const externalHooks: SettingHooks<SettingValues<typeof settingExternal.fields>> = {
  async beforeChange(_tx, _context, before, changes) {
    assertTokenAgain({ was: before.alamat_web, becomes: changes['alamat_web'] }, before, changes);
    return changes;
  },
};

export const barangSettingHooks = { 'setting-barang-external': externalHooks } as const satisfies AllSettingHooks;
