import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { promoWablas } from '@kilau/contract/features/sistem/whatsapp/promo.setting.ts';
import type { whatsappSetting } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import { todayIn } from '../../../platform/today.ts';
import type { SettingHooks } from '../../../engine/setting.hooks.ts';
import { assertTokenAgain } from '../../../engine/setting.token.ts';

type Whatsapp = SettingValues<typeof whatsappSetting.fields>;

/** 0812… and 62812… are the same number; it is kept with the country's code (specification, section 7). */
function nomorTetap(no_hp: string, field: string): string {
  const nomor = nomorWa(no_hp);
  if (nomor === undefined) throw new Problem('data_tidak_valid', {}, { [field]: { rule: 'bukan_nomor_wa' } });
  return nomor;
}

export const whatsappHooks: SettingHooks<Whatsapp> = {
  async beforeChange(_tx, _context, before, changes) {
    const { alamat_gateway, no_pengirim, penerima_malam } = changes;
    assertTokenAgain({ was: before.alamat_gateway, becomes: alamat_gateway }, before, changes);
    return {
      ...changes,
      ...(typeof no_pengirim === 'string' && { no_pengirim: nomorTetap(no_pengirim, 'no_pengirim') }),
      ...(Array.isArray(penerima_malam) && {
        penerima_malam: [...new Set(penerima_malam.map((no_hp) => nomorTetap(String(no_hp), 'penerima_malam')))],
      }),
    };
  },
};

/** A promotion is for a day that has not passed: one that has begun is followed by another one, and not changed. */
export const promoHooks: SettingHooks<SettingValues<typeof promoWablas.fields>> = {
  async beforeChange(_tx, { shop, now }, before, changes) {
    const tgl = typeof changes['tgl_kirim'] === 'string' ? changes['tgl_kirim'] : before.tgl_kirim;
    if (tgl !== null && tgl < todayIn(shop.zona_waktu, now())) {
      throw new Problem('data_tidak_valid', {}, { tgl_kirim: { rule: 'tanggal_lewat' } });
    }
    return changes;
  },
};
