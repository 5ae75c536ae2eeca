import type { SettingValues } from '../../core/setting.ts';
import type { settingMember } from './setting-member.setting.ts';

type AturanKode = Pick<SettingValues<typeof settingMember.fields>, 'awalan_kode' | 'panjang_nomor'>;

/** A member's code by its number: MB00012. */
export const kodeMember = ({ awalan_kode, panjang_nomor }: AturanKode, nomor: number): string =>
  `${awalan_kode}${String(nomor).padStart(panjang_nomor, '0')}`;
