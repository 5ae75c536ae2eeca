import { describe, expect, it } from 'vitest';
import { keadaanTimbang, selisihTimbang, toleransiTimbang, totalBaki } from './timbang.calc.ts';

/** Domain guide §8.5: a tray of 85 pieces. */
const BAKI_85 = {
  berat: '243.560',
  berat_barang_manual: 0,
  berat_aksesoris: 0,
  berat_baki: '152.30',
  berat_plastik: '10.20',
  berat_atribut: '4.10',
  berat_bandrol: '21.25',
};

describe('weighing a tray', () => {
  it('adds up the worked example of 85 pieces', () => {
    const total = totalBaki(BAKI_85);
    expect(total.toFixed(3)).toBe('431.410');
    expect(selisihTimbang(total, '431.38').toFixed(3)).toBe('0.030');
  });

  it('counts manual items and accessories, which lie on the scale too', () => {
    expect(totalBaki({ ...BAKI_85, berat_barang_manual: '51.000', berat_aksesoris: '250.000' }).toFixed(3)).toBe(
      '732.410',
    );
  });

  it('allows 0.02 g for every 20 pieces, and one such step for a tray of a few', () => {
    expect([0, 1, 20, 21, 85].map((qty) => toleransiTimbang(qty, '0.02').toString())).toEqual([
      '0.02',
      '0.02',
      '0.02',
      '0.04',
      '0.1',
    ]);
    expect(toleransiTimbang(85, 0).toString()).toBe('0');
  });

  it('is green within the tolerance, amber up to twice of it, red beyond, in both directions', () => {
    const tolerance = toleransiTimbang(85, '0.02');
    expect(
      ['0', '0.03', '-0.1', '0.101', '-0.2', '0.201', '-2.13'].map((selisih) => keadaanTimbang(selisih, tolerance)),
    ).toEqual(['COCOK', 'COCOK', 'COCOK', 'PERIKSA', 'PERIKSA', 'SELISIH', 'SELISIH']);
    expect(keadaanTimbang('0.001', 0)).toBe('SELISIH');
    expect(keadaanTimbang(0, 0)).toBe('COCOK');
  });
});
