import { describe, expect, it } from 'vitest';
import { passwordUmum } from './password-umum.ts';

const NAMES = ['IBU LIANA', 'KILAU PASAR BARU'];

describe('a password that anybody tries first', () => {
  it.each([
    '12345678',
    '1234567890',
    '87654321',
    '11111111',
    '12121212',
    'abcabcabc',
    'aaaaaaaa1',
    'password',
    'Password123',
    'P@ssw0rd!',
    'pa55word',
    'passwordpassword',
    'qwertyui',
    'asdfghjkl',
    '1q2w3e4r',
    'iloveyou1',
    'rahasia123',
    'rahasia-123',
    'Sayangku99',
    'bismillah',
    'indonesia45',
    'tokoemas1',
    '17081945',
    '19900131',
    'liana123',
    'IbuLiana1',
    'kilau2026',
    'pasarbaru'.slice(0, 5) + '2026',
    'kilaupasarbaru',
    'LianaLiana',
  ])('%s is one', (password) => {
    expect(passwordUmum(password, NAMES)).toBe(true);
  });

  it.each([
    'emas-murni-24',
    'demo-kilau',
    'tiga laut biru',
    'kantor-pusat-7',
    '83920174',
    'xk7Tq2vb',
    'lihat-sapi-gunung',
    'milik-sendiri-7',
  ])('%s is none', (password) => {
    expect(passwordUmum(password, NAMES)).toBe(false);
  });
});
