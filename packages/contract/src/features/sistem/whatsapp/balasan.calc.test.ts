import { expect, it } from 'vitest';
import { bacaBalasan } from './balasan.calc.ts';

it.each([
  ['STOP', 'BERHENTI'],
  [' stop. ', 'BERHENTI'],
  ['*Berhenti*', 'BERHENTI'],
  ['unsubscribe', 'BERHENTI'],
  ['Mulai!', 'MULAI'],
  ['START', 'MULAI'],
  ['toko jam berapa berhenti?', undefined],
  ['STOP dulu ya, saya mau tanya', undefined],
  ['', undefined],
])('%j asks for %s', (pesan, asked) => expect(bacaBalasan(pesan)).toBe(asked));
