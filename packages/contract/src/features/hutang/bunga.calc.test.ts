import { describe, expect, it } from 'vitest';
import { initialValue } from '../../modules.ts';
import { aturanBunga, bungaPinjaman, bungaUntuk, hariBunga, type AturanBunga, type SatuanBunga } from './bunga.calc.ts';

const aturan = (satuan_bunga: SatuanBunga, more: Partial<AturanBunga> = {}): AturanBunga => ({
  satuan_bunga,
  min_hari: 0,
  hari_tenggang: 0,
  pembulatan_bunga: 1,
  ...more,
});
const bunga = (hari: number, satuan: SatuanBunga, more?: Partial<AturanBunga>) =>
  bungaPinjaman(8_000_000, 3, hari, aturan(satuan, more)).toString();

describe('interest on 8,000,000 at 3 % (domain guide §6.3)', () => {
  it.each([
    ['HARIAN', '80000', '256000', '376000'],
    ['SETENGAH_BULAN', '120000', '360000', '480000'],
    ['BULANAN', '240000', '480000', '480000'],
  ] as const)('%s', (satuan, ...expected) => expect([10, 32, 47].map((hari) => bunga(hari, satuan))).toEqual(expected));

  it('of 10 days costs 120,000 with a minimum of 15', () =>
    expect(bunga(10, 'HARIAN', { min_hari: 15 })).toBe('120000'));
  it('of 32 days counts as 30 with 2 days of grace', () =>
    expect([bunga(32, 'HARIAN', { hari_tenggang: 2 }), bunga(33, 'HARIAN', { hari_tenggang: 2 })]).toEqual([
      '240000',
      '264000',
    ]));
  it('gives grace after each full period, in every convention', () => {
    expect([
      bunga(47, 'SETENGAH_BULAN', { hari_tenggang: 2 }),
      bunga(62, 'BULANAN', { hari_tenggang: 2 }),
      bunga(63, 'BULANAN', { hari_tenggang: 2 }),
    ]).toEqual(['360000', '480000', '720000']);
  });
  it('gives no grace before the first period is full', () =>
    expect(bunga(2, 'HARIAN', { hari_tenggang: 2 })).toBe('16000'));
  it('of the first day is one day', () =>
    expect([bunga(0, 'HARIAN'), bunga(0, 'BULANAN'), hariBunga(0, aturan('HARIAN')).toString()]).toEqual([
      '8000',
      '240000',
      '1',
    ]));
  it('is rounded up to the multiple of the shop', () =>
    expect([
      bunga(10, 'HARIAN', { pembulatan_bunga: 1000 }),
      bunga(11, 'HARIAN', { pembulatan_bunga: 500 }),
      bunga(11, 'HARIAN', { pembulatan_bunga: 1000 }),
    ]).toEqual(['80000', '88000', '88000']));
  it('is rounded up to whole rupiah, once: 1,000,001 × 1.75 % × 7 / 30 = 4,083.337…', () => {
    expect(bungaPinjaman(1_000_001, '1.75', 7, aturan('HARIAN')).toString()).toBe('4084');
    expect(bungaPinjaman(1_000_001, '1.75', 7, aturan('HARIAN', { pembulatan_bunga: 500 })).toString()).toBe('4500');
  });
});

it('reads the convention out of the parameters of a new shop: 15 days at least', () => {
  expect(bungaPinjaman(8_000_000, 3, 10, aturanBunga(initialValue)).toString()).toBe('120000');
  expect(
    bungaPinjaman(
      8_000_000,
      3,
      32,
      aturanBunga((key) => (key === 'SATUAN_BUNGA' ? 'BULANAN' : initialValue(key))),
    ).toString(),
  ).toBe('480000');
});

describe('the rate of an amount', () => {
  const daftar = [
    { jumlah_dari: 0, jumlah_sampai: 1_000_000, bunga: 4 },
    { jumlah_dari: 1_000_001, jumlah_sampai: 5_000_000, bunga: '3.5' },
    { jumlah_dari: 5_000_001, jumlah_sampai: null, bunga: 3 },
  ];
  it.each([
    [0, '4'],
    [1_000_000, '4'],
    [1_000_001, '3.5'],
    [5_000_000, '3.5'],
    [5_000_001, '3'],
    [900_000_000, '3'],
  ])('of %d is %s %%', (jumlah, persen) => expect(bungaUntuk(jumlah, daftar)?.toString()).toBe(persen));
  it('is unknown where nothing covers it', () =>
    expect([bungaUntuk(1, []), bungaUntuk(999, [{ jumlah_dari: 1000, jumlah_sampai: null, bunga: 1 }])]).toEqual([
      undefined,
      undefined,
    ]));
});
