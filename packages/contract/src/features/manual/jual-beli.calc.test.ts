import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { beliTerlaluMahal } from '../../trade/beli/harga-beli.calc.ts';
import { hargaBeliManual, kunciBaris } from './jual-beli.calc.ts';

const BELI = { pembulatan: 500, bulat_turun: true, batas_persen: 15 } as const;

it('stands where a barcode would as tray, goods and purity', () => {
  expect(kunciBaris({ kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'CN', kadar: '70.0' })).toBe(
    'TOKO/A01/700/CN/70',
  );
});

describe('a line that is bought', () => {
  it.each([
    // 4.15 × 1,150,000 = 4,772,500, less 238,625 = 4,533,875 (domain guide, P2).
    ['4.15', 1_150_000, 238_625, true, '4533500'],
    ['4.15', 1_150_000, 238_625, false, '4534000'],
    ['1.001', 1_000_000, 0, true, '1001000'],
    ['0.001', 100_000, 0, true, '0'],
    ['1', 100_000, 200_000, true, '0'],
  ] as const)('of %s g at %i less %i', (berat, harga_gram, potongan, bulat_turun, harga) => {
    expect(hargaBeliManual({ berat, harga_gram, potongan }, { ...BELI, bulat_turun }).toString()).toBe(harga);
  });

  it('may cost less than a gram is sold for, and hardly more', () => {
    expect([
      beliTerlaluMahal(900_000, 1_000_000, BELI),
      beliTerlaluMahal(1_150_000, 1_000_000, BELI),
      beliTerlaluMahal(9_000_000, 0, BELI),
    ]).toEqual([undefined, undefined, undefined]);
    expect(beliTerlaluMahal(10_000_000, 1_000_000, BELI)?.toString()).toBe('900');
  });

  it('is a multiple, at most what the goods are worth and less than one step below', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (mg, harga_gram, potongan) => {
          const berat = Dec.from(mg).dividedBy(1000, 3, 'down');
          const nilai = Dec.max(0, berat.times(harga_gram).minus(potongan)).round(0, 'half-up');
          const harga = hargaBeliManual({ berat, harga_gram, potongan }, BELI);
          expect(harga.mod(500).isZero() && harga.lte(nilai) && nilai.minus(harga).lt(500)).toBe(true);
        },
      ),
    );
  });
});
