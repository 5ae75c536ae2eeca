import { describe, expect, it } from 'vitest';
import { MODULE_KEYS } from '@kilau/contract/modules.ts';
import { brokenSettings, changedKeys, isOn, keysOf, SETTING_KINDS } from './settings.ts';

describe('settings', () => {
  it('shows every module and parameter once', () => expect(SETTING_KINDS.flatMap(keysOf).toSorted()).toEqual([...MODULE_KEYS].toSorted()));
  it.each([['true', true], ['HARGA_EMAS', true], ['false', false], ['', false], [undefined, false]])('%s means on: %s', (value, on) => expect(isOn(value)).toBe(on));
  it('finds what was really changed', () =>
    expect(changedKeys({ PEMBULATAN: '500', MEMBER_MODULE: 'true' }, { PEMBULATAN: '1000', MEMBER_MODULE: 'true' })).toEqual(['PEMBULATAN']));
  it('says which rule a parameter breaks, and checks only what was changed', () => {
    expect(brokenSettings({ PEMBULATAN: '0', BATAS_HARGA_PERSEN: '900' }, ['PEMBULATAN'])).toMatchObject({ PEMBULATAN: { rule: 'tidak_boleh_nol' } });
    expect(brokenSettings({ PEMBULATAN: '500', MEMBER_MODULE: 'true' }, ['PEMBULATAN', 'MEMBER_MODULE'])).toEqual({});
  });
});
