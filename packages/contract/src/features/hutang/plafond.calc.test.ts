import { describe, expect, it } from 'vitest';
import { bulatkanPlafond, plafondHargaEmas, plafondKadar } from './plafond.calc.ts';

describe('the ceiling of a loan', () => {
  it('is 9,200,000 for 10 g of 700 at 1,150,000 and 80 % (domain guide §6.2)', () => {
    expect(plafondHargaEmas([{ berat: 10, harga_emas: 1_150_000, persen: 80 }]).toString()).toBe('9200000');
  });
  it('is the same by a price of 920,000 per gram', () =>
    expect(plafondKadar([{ berat: 10, harga_plafond: 920_000 }]).toString()).toBe('9200000'));
  it('floors each piece: 2 × floor(1.115 × 920,001), not floor of the sum', () => {
    // 1.115 × 920,001 = 1,025,801.115; floored and doubled 2,051,602, to the ten thousand below 2,050,000.
    const barang = { berat: '1.115', harga_plafond: 920_001 };
    expect(plafondKadar([barang, barang]).toString()).toBe('2050000');
  });
  it('adds pieces of different purity before it rounds: 2,345,000 + 1,236,000 = 3,581,000', () => {
    expect(
      plafondHargaEmas([
        { berat: 2, harga_emas: 1_675_000, persen: 70 },
        { berat: 2, harga_emas: 772_500, persen: 80 },
      ]).toString(),
    ).toBe('3580000');
  });
  it('of nothing is nothing', () =>
    expect([plafondKadar([]).toString(), plafondHargaEmas([]).toString()]).toEqual(['0', '0']));
  it('is never rounded up', () =>
    expect([bulatkanPlafond('9999.99').toString(), bulatkanPlafond(59_999, 50_000).toString()]).toEqual([
      '0',
      '50000',
    ]));
});
