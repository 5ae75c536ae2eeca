import { describe, expect, it } from 'vitest';
import { serentak } from './serentak.ts';

const ROWS = ['A', 'A', 'B'].map((no_faktur_hutang, index) => ({
  no_faktur_hutang,
  key: `${no_faktur_hutang}${index}`,
}));
const jadi = (sebelum: readonly string[], sesudah: readonly string[]) => [
  ...serentak(ROWS, new Set(sebelum), new Set(sesudah)),
];

describe('all payments of an invoice', () => {
  it('are ticked with one of them', () => expect(jadi([], ['A1'])).toEqual(['A0', 'A1']));
  it('are let go with one of them', () => expect(jadi(['A0', 'A1', 'B2'], ['A0', 'B2'])).toEqual(['B2']));
  it('stay beside those of another one', () =>
    expect(jadi(['A0', 'A1'], ['A0', 'A1', 'B2'])).toEqual(['A0', 'A1', 'B2']));
  it('are none where nothing is ticked', () => expect(jadi(['A0', 'A1'], [])).toEqual([]));
});
