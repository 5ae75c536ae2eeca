import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { SettingValues } from '@kilau/contract/core/setting.ts';
import type { member } from '@kilau/contract/features/member/member.resource.ts';
import type { settingMember } from '@kilau/contract/features/member/setting-member.setting.ts';
import type { AllSettingHooks } from '../../engine/setting.hooks.ts';
import type { AllResourceHooks, ResourceHooks, Row } from '../../engine/resource.hooks.ts';
import { settingOf } from '../../engine/setting.store.ts';
import { assertTanpaAturanPoin } from '../../trade/poin/tipe-poin.ts';

/** What the shop asks of its members beside name and phone, and the setting that says so. */
const WAJIB = { alamat: 'alamat_wajib', tgl_lahir: 'tgl_lahir_wajib', nik: 'nik_wajib' } as const satisfies Readonly<
  Record<string, keyof SettingValues<typeof settingMember.fields>>
>;

/** @throws Problem at each of the given fields that is empty and may not be. */
function assertLengkap(setting: SettingValues<typeof settingMember.fields>, record: Row): void {
  const kosong = Object.entries(WAJIB).filter(
    ([name, wajib]) => name in record && setting[wajib] && (record[name] === null || record[name] === ''),
  );
  if (kosong.length > 0) {
    throw new Problem(
      'data_tidak_valid',
      {},
      Object.fromEntries(kosong.map(([name]) => [name, { rule: 'tidak_boleh_kosong' }])),
    );
  }
}

const hooks: ResourceHooks<Values<typeof member.fields>> = {
  perRecord: true,
  async beforeCreate(tx, context, values) {
    const setting = await settingOf(tx, context, 'setting-member');
    assertLengkap(setting, values);
    return { ...values, jenis_member: values.jenis_member ?? setting.jenis_member };
  },
  /** Members of before a rule keep what they lack until somebody empties a field. */
  async beforeUpdate(tx, context, _before, changes) {
    assertLengkap(await settingOf(tx, context, 'setting-member'), changes);
    return changes;
  },
};

export const memberHooks = { member: hooks } as const satisfies AllResourceHooks;

export const memberSettingHooks = {
  'parameter-get-point-member': {
    async beforeChange(tx, { shop }, before, changes) {
      const tipe = changes['tipe_poin'];
      if (tipe !== undefined && tipe !== before.tipe_poin) await assertTanpaAturanPoin(tx, shop.kode_toko, 'tipe_poin');
      return changes;
    },
  },
} as const satisfies AllSettingHooks;
