import { expect, it } from 'vitest';
import { hpLengkap, nomorHp, tulisHp } from './hp.ts';

it('reads a phone number however it is written', () =>
  expect(
    ['0812-3344-5566', '+62 812 3344 5566', '(0812) 3344.5566', '5566', 'M00231', 'BU TINI', ''].map(nomorHp),
  ).toEqual(['081233445566', '081233445566', '081233445566', '5566', undefined, undefined, undefined]));

it('takes eight digits for a whole number, and fewer for a part of one', () =>
  expect(['08123344', '0812334', 'BU TINI'].map(hpLengkap)).toEqual(['08123344', undefined, undefined]));

it('writes it in groups of four, and leaves what is none', () =>
  expect(['081377881299', '0813778812', '-', '0812-3344-5566'].map(tulisHp)).toEqual([
    '0813-7788-1299',
    '0813-7788-12',
    '-',
    '0812-3344-5566',
  ]));
