import type { Dec } from '../../core/dec.ts';
import type { SettingValues } from '../../core/setting.ts';
import type { settingMember } from './setting-member.setting.ts';

type AturanAfiliasi = Pick<
  SettingValues<typeof settingMember.fields>,
  'afiliasi_aktif' | 'minimal_belanja' | 'poin_pengajak' | 'poin_diajak'
>;

/** What a first purchase of somebody brought along gives to both. */
export function poinAfiliasi(
  aturan: AturanAfiliasi,
  belanja: Dec,
): { readonly pengajak: number; readonly diajak: number } {
  const berlaku = aturan.afiliasi_aktif && belanja.gte(aturan.minimal_belanja);
  return berlaku ? { pengajak: aturan.poin_pengajak, diajak: aturan.poin_diajak } : { pengajak: 0, diajak: 0 };
}
