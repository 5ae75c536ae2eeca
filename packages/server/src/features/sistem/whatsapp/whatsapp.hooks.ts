import { Problem } from '@kilau/contract/core/problem.ts';
import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { whatsappSetting } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import type { SettingHooks } from '../../../engine/setting.hooks.ts';

type Whatsapp = SettingValues<typeof whatsappSetting.fields>;

const originOf = (url: unknown): string | undefined =>
  typeof url === 'string' && url !== '' ? new URL(url).origin : undefined;

/** 0812… and 62812… are the same number; it is kept with the country's code (specification, section 7). */
function nomorWa(no_hp: string): string {
  const nomor = no_hp.startsWith('0') ? `62${no_hp.slice(1)}` : no_hp;
  if (!nomor.startsWith('62')) throw new Problem('data_tidak_valid', {}, { no_pengirim: { rule: 'bukan_nomor_wa' } });
  return nomor;
}

export const whatsappHooks: SettingHooks<Whatsapp> = {
  async beforeChange(_tx, _context, before, changes) {
    const { alamat_gateway, token, no_pengirim } = changes;
    // Otherwise whoever may change the address could have the token sent to himself.
    const origin = originOf(alamat_gateway);
    if (origin !== undefined && origin !== originOf(before.alamat_gateway) && before.token && token === undefined) {
      throw new Problem('data_tidak_valid', {}, { token: { rule: 'token_lagi' } });
    }
    return typeof no_pengirim === 'string' ? { ...changes, no_pengirim: nomorWa(no_pengirim) } : changes;
  },
};
