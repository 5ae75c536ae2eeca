import { describe, expect, it } from 'vitest';
import { hariCepat } from './hari.ts';

describe('hariCepat', () => {
  it('goes back over the ends of months and leap days', () =>
    expect(hariCepat('2028-03-01').map(({ tgl_from, tgl_to }) => [tgl_from, tgl_to])).toEqual([
      ['2028-03-01', '2028-03-01'],
      ['2028-02-29', '2028-02-29'],
      ['2028-02-24', '2028-03-01'],
      ['2028-03-01', '2028-03-01'],
    ]));
});
