import { describe, expect, it } from 'vitest';
import { initialValue, MODULE_GROUPS, MODULE_KEYS } from '@kilau/contract/modules.ts';
import { brokenSettings, changedKeys, countOn, differingKeys, isOn, keysOf, pagesOf } from './settings.ts';

const initial = Object.fromEntries(MODULE_KEYS.map((key) => [key, initialValue(key)]));

describe('settings', () => {
  it('show every module and parameter in one group, and no group is empty', () => {
    expect(MODULE_GROUPS.flatMap(keysOf).toSorted()).toEqual([...MODULE_KEYS].toSorted());
    expect(MODULE_GROUPS.filter((group) => keysOf(group).length === 0)).toEqual([]);
  });
  it.each([
    ['true', true],
    ['HARGA_EMAS', true],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('%s means on: %s', (value, on) => expect(isOn(value)).toBe(on));
  it('find what was really changed', () =>
    expect(
      changedKeys({ PEMBULATAN: '500', MEMBER_MODULE: 'true' }, { PEMBULATAN: '1000', MEMBER_MODULE: 'true' }),
    ).toEqual(['PEMBULATAN']));
  it('find what differs from a new shop', () => {
    expect(differingKeys(initial)).toEqual([]);
    expect(differingKeys({ ...initial, MEMBER_MODULE: 'true', VALIDASI_PENJUALAN_MODULE: 'false' })).toEqual([
      'VALIDASI_PENJUALAN_MODULE',
      'MEMBER_MODULE',
    ]);
  });
  it('count what is on, parameters aside', () =>
    expect(countOn(['MEMBER_MODULE', 'TIPE_POIN', 'WHATSAPP_MODULE'], { ...initial, MEMBER_MODULE: 'true' })).toBe(1));
  it('say which rule a parameter breaks, and check only what was changed', () => {
    expect(brokenSettings({ PEMBULATAN: '0', BATAS_HARGA_PERSEN: '900' }, ['PEMBULATAN'])).toMatchObject({
      PEMBULATAN: { rule: 'tidak_boleh_nol' },
    });
    expect(brokenSettings({ PEMBULATAN: '500', MEMBER_MODULE: 'true' }, ['PEMBULATAN', 'MEMBER_MODULE'])).toEqual({});
  });
  it('name the pages they open', () => {
    expect(pagesOf('NAGAFIN_ACCOUNTING_MODULE').opens.map(({ path }) => path)).toEqual([
      '/parameter-akun',
      '/laporan-jurnal',
      '/laporan-neraca-saldo',
      '/laporan-laba-rugi',
      '/laporan-neraca',
    ]);
    expect(pagesOf('PEMBULATAN')).toEqual({ opens: [], closes: [] });
  });
});
