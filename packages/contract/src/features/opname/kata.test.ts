import { describe, expect, it } from 'vitest';
import { kataHasil } from './kata.ts';

const t = (key: string, params: Readonly<Record<string, string>> = {}) =>
  [key, ...Object.values(params).filter((kata) => kata !== '')].join(' ');
const dari = { di_baki: '', nomor: '', oleh: '' };

describe('the words of a count', () => {
  it('call a piece missing only once the count has ended', () => {
    expect(kataHasil(t, { ...dari, hasil: 'HILANG' }, true)).toBe('opname.kata.BELUM');
    expect(kataHasil(t, { ...dari, hasil: 'HILANG' }, false)).toBe('opname.kata.HILANG');
    expect(kataHasil(t, { ...dari, hasil: 'HILANG', nomor: 'KL-FJ-1' }, true)).toBe(
      'opname.kata.BELUM · opname.dipegang KL-FJ-1',
    );
  });

  it('name the tray or the document', () => {
    expect(kataHasil(t, { ...dari, hasil: 'AKSESORIS', di_baki: 'A08' }, true)).toBe('opname.kata.AKSESORIS A08');
    expect(kataHasil(t, { ...dari, hasil: 'BAKI_LAIN', di_baki: 'A02', nomor: 'KL-PB-1' }, true)).toBe(
      'opname.dipindah A02 KL-PB-1',
    );
  });
});
