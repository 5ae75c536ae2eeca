import { expect, it } from 'vitest';
import { namaBarang } from './nama-barang.ts';

it.each([
  ['KALUNG', 70, 'KALUNG'],
  ['BROS', 70, 'BROS 70 %'],
  ['LM', 99.9, 'LM 99.9 %'],
  ['A', 9, 'A 9 % PI-261121-0001'],
])('calls a pledged %s of %d percent %s', (nama, kadar, panjang) =>
  expect(namaBarang(nama, kadar, 'PI-261121-0001')).toBe(panjang),
);
