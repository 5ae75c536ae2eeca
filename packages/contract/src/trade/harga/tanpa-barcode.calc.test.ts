import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import type { HargaSistem } from './harga-jual.calc.ts';
import { hargaTanpaBarcode, nilaiTanpaBarcode } from './tanpa-barcode.calc.ts';

const JUAL = { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false } as const;
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

describe('goods that are sold without a piece of their own', () => {
  // 2.13 × 1,437,000 = 3,060,810: up to 3,061,000; ongkos and discount come behind the rounding.
  it('rounds the gold part up, then adds ongkos and takes the discount', () => {
    expect(plain(hargaTanpaBarcode(baris({ ongkos: 106_500, diskon_rp: 7_500 }), sistem, JUAL))).toMatchObject({
      harga_jual: 3_061_000,
      ongkos: 106_500,
      diskon: 7_500,
      harga_total: 3_160_000,
    });
    expect(hargaTanpaBarcode(baris(), sistem, { ...JUAL, bulat_turun: true }).harga_jual.toString()).toBe('3060500');
  });

  it('uses the purity of the sale in percentage mode', () => {
    // 2,000,000 × 70 % × 2.13 = 2,982,000.
    expect(
      hargaTanpaBarcode(
        baris({ harga_gram: 2_000_000 }),
        { persentase: Dec.from(70) },
        { ...JUAL, mode_harga: 'PERSENTASE' },
      ).harga_jual.toString(),
    ).toBe('2982000');
  });

  it('wants an approval below the price of the day and far from it, and for a discount only where the shop asks', () => {
    const butuh = (part: Parameters<typeof baris>[0], diskon = false) => {
      const masuk = baris(part);
      return nilaiTanpaBarcode('', masuk, sistem, { harga: JUAL, otorisasi: { ...aturan, diskon } }).kategori;
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

  it('wants one for less than the usual making charge', () => {
    const kategori = (ongkos: number) =>
      nilaiTanpaBarcode('', baris({ ongkos }), sistem, { harga: JUAL, otorisasi: aturan }, 10_000).kategori;
    expect([kategori(10_000), kategori(9_999)]).toEqual([undefined, 'ONGKOS TURUN PENJUALAN']);
  });

  it('binds its approval to the goods and every amount', () => {
    expect(nilaiTanpaBarcode('TOKO/A01/700/CN/70', baris(), sistem, { harga: JUAL, otorisasi: aturan }).nilai).toEqual({
      kode_barcode: 'TOKO/A01/700/CN/70',
      berat: 2.13,
      harga_gram: 1_437_000,
      harga_jual: 3_061_000,
      ongkos: 0,
      diskon: 0,
    });
  });
});
