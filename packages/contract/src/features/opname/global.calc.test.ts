import { describe, expect, it } from 'vitest';
import { keadaanGlobal, selisihGlobal } from './global.calc.ts';

const baris = (qty_hitung: number | null, berat_hitung: string | null) => ({
  qty: 40,
  berat: '85.200',
  qty_hitung,
  berat_hitung,
});

describe('a row of the count of the whole shop', () => {
  it('says how much more was counted than the books have', () => {
    expect(selisihGlobal(baris(38, '81.1'))).toMatchObject({ qty: -2 });
    expect(selisihGlobal(baris(38, '81.1')).berat?.toString()).toBe('-4.1');
    expect(selisihGlobal(baris(null, null))).toEqual({ qty: null, berat: null });
  });

  it.each([
    [null, null, 'BELUM'],
    [40, null, 'COCOK'],
    [41, null, 'SELISIH'],
    [0, null, 'SELISIH'],
    // 40 pieces at 0.02 g for every 20: up to 0.04 g is nothing, up to 0.08 g is worth a look.
    [40, '85.2', 'COCOK'],
    [40, '85.24', 'COCOK'],
    [40, '85.165', 'COCOK'],
    [40, '85.159', 'PERIKSA'],
    [40, '85.28', 'PERIKSA'],
    [40, '85.281', 'SELISIH'],
    [39, '85.2', 'SELISIH'],
  ] as const)('%s pieces, %s g: %s', (qty, berat, keadaan) =>
    expect(keadaanGlobal(baris(qty, berat), '0.02')).toBe(keadaan),
  );
});
