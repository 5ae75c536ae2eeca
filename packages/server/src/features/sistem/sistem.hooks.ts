import type { AllResourceHooks } from '../../engine/resource.hooks.ts';
import type { AllSettingHooks } from '../../engine/setting.hooks.ts';
import { jamAksesHooks } from './hak/jam-akses.hooks.ts';
import { newsHooks } from './news/news.hooks.ts';
import { settingTokoHooks } from './setting/setting-toko.hooks.ts';
import { tarifPpnHooks } from './setting/tarif-ppn.hooks.ts';
import type { Permulaan } from './toko/toko-baru.ts';
import { tokoHooks } from './toko/toko.hooks.ts';
import { usersHooks } from './hak/users.hooks.ts';
import { promoHooks, whatsappHooks } from './whatsapp/whatsapp.hooks.ts';

/** @param permulaan what other features give a new shop. */
export const sistemHooks = (permulaan: Permulaan) =>
  ({
    toko: tokoHooks(permulaan),
    users: usersHooks,
    news: newsHooks,
    'jam-akses': jamAksesHooks,
    'tarif-ppn': tarifPpnHooks,
  }) as const satisfies AllResourceHooks;

export const sistemSettingHooks = {
  'setting-toko': settingTokoHooks,
  'whatsapp-setting': whatsappHooks,
  'promo-wablas': promoHooks,
} as const satisfies AllSettingHooks;
