import { describe, expect, it } from 'vitest';
import { ongkosBaku } from './ongkos.calc.ts';

const TARIF = [
  { kode_group: '700', kode_dept: null, ongkos: 50_000 },
  { kode_group: '700', kode_dept: 'CN', ongkos: 60_000 },
  { kode_group: '375', kode_dept: 'CN', ongkos: 45_000 },
];

describe('the making charge a piece begins with', () => {
  it('is that of its group and jenis', () =>
    expect(ongkosBaku(TARIF, { kode_group: '700', kode_dept: 'CN' })?.ongkos).toBe(60_000));
  it('is else the one for the whole group', () =>
    expect(ongkosBaku(TARIF, { kode_group: '700', kode_dept: 'KL' })?.ongkos).toBe(50_000));
  it('is never that of another jenis or group', () => {
    expect(ongkosBaku(TARIF, { kode_group: '375', kode_dept: 'KL' })).toBeUndefined();
    expect(ongkosBaku(TARIF, { kode_group: '999', kode_dept: 'CN' })).toBeUndefined();
  });
});
