import { describe, expect, it } from 'vitest';
import { initialValue, type ModuleKey } from '../../../modules.ts';
import { aturanPassword, passwordBreak, passwordUsang } from '../../../core/aturan-password.ts';

const rules = (values: Partial<Record<ModuleKey, string>> = {}) =>
  aturanPassword((key) => values[key] ?? initialValue(key));
const broken = (password: string, values: Partial<Record<ModuleKey, string>> = {}, user_id = 'KASIR1') =>
  passwordBreak(rules(values), { user_id, password, lama: 'lama-12345' })?.rule;

describe('a new password', () => {
  it('has at least 8 characters, and as many as the shop asks', () => {
    expect([broken('1234567'), broken('12345678')]).toEqual(['terlalu_pendek', undefined]);
    expect(passwordBreak(rules({ PASSWORD_PANJANG_MIN: '12' }), { user_id: 'A', password: '12345678901' })).toEqual({
      rule: 'terlalu_pendek',
      params: { min: 12 },
    });
    for (const nonsense of ['3', '', 'x', '-9']) {
      expect(broken('1234567', { PASSWORD_PANJANG_MIN: nonsense })).toBe('terlalu_pendek');
    }
  });

  it('does not tell the user id, and is not the old one', () => {
    expect([broken('xx-kasir1-xx'), broken('kasirsatu')]).toEqual(['password_berisi_user_id', undefined]);
    expect([broken('SUPERKUAT', {}, 'SU'), broken('superkuat', {}, 'superkuat')]).toEqual([
      undefined,
      'password_berisi_user_id',
    ]);
    expect(broken('lama-12345')).toBe('password_sama_lama');
  });

  it('holds letters and digits where the shop asks for it', () => {
    const kuat = { PASSWORD_KUAT_MODULE: 'true' };
    expect([
      broken('rahasiasekali'),
      broken('rahasiasekali', kuat),
      broken('1234567890', kuat),
      broken('rahasia12', kuat),
      broken('密碼密碼密碼密碼1', kuat),
    ]).toEqual([undefined, 'password_kurang_kuat', 'password_kurang_kuat', undefined, undefined]);
  });

  it('grows old only where the shop says so', () => {
    const [then, now] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')];
    expect([
      passwordUsang(rules(), then, now),
      passwordUsang(rules({ PASSWORD_MASA_HARI: '90' }), then, now),
      passwordUsang(rules({ PASSWORD_MASA_HARI: '92' }), then, now),
    ]).toEqual([false, true, false]);
  });
});
