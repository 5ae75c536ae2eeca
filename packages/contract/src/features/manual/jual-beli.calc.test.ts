import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import type { HargaSistem } from '../../trade/harga/harga-jual.calc.ts';
import { hargaBeliManual, hargaJualManual, nilaiJualManual, otorisasiJualManual } from './jual-beli.calc.ts';
import { beliTerlaluMahal } from '../../trade/beli/harga-beli.calc.ts';

const JUAL = { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false } as const;
const BELI = { pembulatan: 500, bulat_turun: true, batas_persen: 15 } as const;
const sistem: HargaSistem = {
  sumber: 'GROUP',
  harga_gram: Dec.from(1_437_000),
  persentase: Dec.zero,
  harga_tetap: null,
};
const aturan = { toleransi: 0, batas_persen: 15, ongkos_turun: true, diskon: false };
const baris = (part: Partial<{ berat: string; harga_gram: number; ongkos: number; diskon_rp: number }> = {}) => ({
  berat: '2.13',
  harga_gram: 1_437_000,
  ongkos: 0,
  diskon_rp: 0,
  ...part,
});
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe('a line that is sold', () => {
  // 2.13 × 1,437,000 = 3,060,810: up to 3,061,000; ongkos and discount come behind the rounding.
  it('rounds the gold part up, then adds ongkos and takes the discount', () => {
    expect(plain(hargaJualManual(baris({ ongkos: 106_500, diskon_rp: 7_500 }), sistem, JUAL))).toMatchObject({
      harga_jual: 3_061_000,
      ongkos: 106_500,
      diskon: 7_500,
      harga_total: 3_160_000,
    });
    expect(hargaJualManual(baris(), sistem, { ...JUAL, bulat_turun: true }).harga_jual.toString()).toBe('3060500');
  });

  it('uses the purity of the sale in percentage mode', () => {
    // 2,000,000 × 70 % × 2.13 = 2,982,000.
    expect(
      hargaJualManual(
        baris({ harga_gram: 2_000_000 }),
        { persentase: Dec.from(70) },
        { ...JUAL, mode_harga: 'PERSENTASE' },
      ).harga_jual.toString(),
    ).toBe('2982000');
  });

  it('wants an approval below the price of the day and far from it, and for a discount only where the shop asks', () => {
    const butuh = (part: Parameters<typeof baris>[0], diskon = false) => {
      const masuk = baris(part);
      return otorisasiJualManual(masuk, sistem, hargaJualManual(masuk, sistem, JUAL), { ...aturan, diskon });
    };
    expect([
      butuh({}),
      butuh({ harga_gram: 1_500_000 }),
      butuh({ ongkos: 10_000 }),
      butuh({ diskon_rp: 5_000 }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(butuh({ harga_gram: 1_436_999 })).toBe('EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN');
    expect(butuh({ harga_gram: 14_370_000 })).toBe('EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN');
    expect(butuh({ diskon_rp: 5_000 }, true)).toBe('OTORISASI DISKON');
  });

  it('binds its approval to the goods, how many, and every amount', () => {
    const masuk = baris();
    expect(
      nilaiJualManual(
        { kode_gudang: 'TOKO', kode_baki: 'A01', kode_group: '700', kode_dept: 'CN', kadar: '70.0' },
        3,
        masuk,
        hargaJualManual(masuk, sistem, JUAL),
      ),
    ).toEqual({
      kode_barcode: 'TOKO/A01/700/CN/70',
      qty: 3,
      berat: 2.13,
      harga_gram: 1_437_000,
      harga_jual: 3_061_000,
      ongkos: 0,
      diskon: 0,
    });
  });
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
