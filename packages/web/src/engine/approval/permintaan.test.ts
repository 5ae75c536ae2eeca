import { expect, it } from 'vitest';
import { MENUNGGU_MS, sisaWaktu } from './permintaan.ts';

it.each([
  [MENUNGGU_MS, '2:00'],
  [MENUNGGU_MS - 1, '2:00'],
  [119_000, '1:59'],
  [65_000, '1:05'],
  [400, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('shows %d ms as %s', (sisa, text) => expect(sisaWaktu(1_000_000 + sisa, 1_000_000)).toBe(text));
