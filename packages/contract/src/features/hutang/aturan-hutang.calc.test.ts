import { describe, expect, it } from 'vitest';
import { bungaDaftar, plafondBarang, plafondHutang, type AturanHutang } from './aturan-hutang.calc.ts';

const aturan = (more: Partial<AturanHutang>): AturanHutang => ({
  satuan_bunga: 'HARIAN',
  min_hari: 15,
  hari_tenggang: 0,
  pembulatan_bunga: 1,
  daftar_bunga: [],
  bunga_umum: 3,
  lama_umum: 120,
  ...more,
});
const emas = { kadar: 70, berat: '10' };

describe('what a shop lends at most', () => {
  it('is 9,200,000 on 10 g of 700 at 920,000 a gram', () =>
    expect(plafondHutang(aturan({ plafond: [{ kadar: 70, harga_gram: 920_000 }] }), [emas])?.toString()).toBe(
      '9200000',
    ));
  it('is nothing on a purity that the list does not know, and unsaid without a list', () => {
    const daftar = aturan({ plafond: [{ kadar: 75, harga_gram: 1_000_000 }] });
    expect([plafondHutang(daftar, [emas])?.toString(), plafondHutang(aturan({}), [emas])]).toEqual(['0', undefined]);
  });
  it('goes by the weight of each thing where amounts are fixed', () => {
    const tetap = aturan({
      plafond: [
        { kadar: 70, berat_dari: 0, berat_sampai: '4.999', jumlah_pokok: 3_000_000 },
        { kadar: 70, berat_dari: 5, berat_sampai: null, jumlah_pokok: 7_500_000 },
      ],
    });
    expect(plafondBarang(tetap, emas)?.toString()).toBe('7500000');
    expect(plafondHutang(tetap, [emas, { kadar: 70, berat: '4.999' }])?.toString()).toBe('10500000');
  });
  it('is no more than who enters it may lend', () => {
    const plafond = [{ kadar: 70, harga_gram: 920_000 }];
    const paling = (batas: number | null, list?: typeof plafond) =>
      plafondHutang(aturan({ batas, plafond: list }), [emas])?.toString();
    expect([paling(5_000_000, plafond), paling(50_000_000, plafond), paling(5_000_000), paling(null)]).toEqual([
      '5000000',
      '9200000',
      '5000000',
      undefined,
    ]);
  });
});

it('finds the rate of an amount, or says that any may be agreed', () => {
  const daftar_bunga = [{ jumlah_dari: 0, jumlah_sampai: 5_000_000, bunga: '3.5' }];
  expect(bungaDaftar(aturan({ daftar_bunga }), 5_000_000)?.toString()).toBe('3.5');
  expect(bungaDaftar(aturan({ daftar_bunga }), 5_000_001)).toBeUndefined();
});
