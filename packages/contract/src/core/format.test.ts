import { describe, expect, it } from 'vitest';
import { Dec } from './dec.ts';
import {
  boolean,
  choice,
  color,
  date,
  datetime,
  image,
  images,
  integer,
  kadar,
  lines,
  money,
  refs,
  secret,
  tags,
  text,
  weight,
  type Field,
} from './field.ts';
import {
  formatDate,
  formatField,
  formatGram,
  formatInstant,
  formatNumber,
  formatRupiah,
  type FormatContext,
} from './format.ts';

const context: FormatContext = { timeZone: 'Asia/Jakarta', t: (key) => `<${key}>` };

describe('numbers', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1,000'],
    [-1234567, 0, '-1,234,567'],
    ['1234567.5', 3, '1,234,567.500'],
    ['0.005', 2, '0.01'],
  ])('%s with %s decimals is %s', (value, scale, shown) => {
    expect(formatNumber(value, scale)).toBe(shown);
  });

  it('print rupiah as the shops write it', () => expect(formatRupiah(Dec.from(1_500_000))).toBe('Rp. 1,500,000'));

  it('say what weights are in as the reader calls it', () =>
    expect(formatGram('1200.13', context.t)).toBe('1,200.130 <umum.gr>'));
});

describe('texts', () => {
  it.each([
    [text({ max: 9 }), '/lihat-penjualan', '/lihat-penjualan'],
    [text({ max: 9, told: 'page' }), '/lihat-penjualan', '<page.lihat-penjualan>'],
    [text({ max: 9, told: { titipan: 'titipan.TITIPAN' } }), 'titipan', '<titipan.TITIPAN>'],
    [text({ max: 9, told: { titipan: 'titipan.TITIPAN' } }), 'lain', 'lain'],
  ])('are told in words where their values are none', (field, value, shown) =>
    expect(formatField(field, value, context)).toBe(shown),
  );
});

describe('days and moments', () => {
  it('put the day first', () => expect(formatDate('2026-11-21')).toBe('21/11/2026'));

  it.each([
    ['Asia/Jakarta', '21/11/2026 00:05'],
    ['Asia/Makassar', '21/11/2026 01:05'],
    ['Asia/Jayapura', '21/11/2026 02:05'],
    ['UTC', '20/11/2026 17:05'],
  ])('follow the clock of %s', (timeZone, shown) => {
    expect(formatInstant('2026-11-20T17:05:00Z', timeZone)).toBe(shown);
    expect(formatInstant(new Date('2026-11-20T17:05:00Z'), timeZone)).toBe(shown);
  });
});

describe('a field', () => {
  it.each<[Field, unknown, string]>([
    [money({}), Dec.from(3_192_500), '3,192,500'],
    [integer({}), 1284, '1,284'],
    [weight({}), Dec.from('2.13'), '2.130'],
    [weight({ shown: 2 }), Dec.from('2.13'), '2.13'],
    [kadar({}), Dec.from('37.500'), '37.5'],
    [date({}), '2026-11-21', '21/11/2026'],
    [datetime({}), '2026-11-21T07:05:00Z', '21/11/2026 14:05'],
    [boolean({}), true, '<umum.ya>'],
    [boolean({}), false, '<umum.tidak>'],
    [choice(['A']), 'A', 'A'],
    [choice(['A'], { optionLabel: 'status' }), 'A', '<status.A>'],
    [text({ max: 9 }), 'RINA', 'RINA'],
    [money({}), null, ''],
    [money({}), 0, '0'],
    [color({}), '#B8860B', '#B8860B'],
    [tags({ max: 5 }), ['8K', '16K'], '#8K,#16K'],
    [refs('bank', { max: 5 }), ['BCA', 'BRI'], 'BCA, BRI'],
    [image({}), 'KL01/ITEM/1.jpg', '1.jpg'],
    [images({ max: 2 }), ['KL01/ITEM/1.jpg', '2.jpg'], '1.jpg, 2.jpg'],
    [tags({ max: 5 }), [], ''],
    [
      lines({ kode: text({ max: 9 }), harga: money({}) }, { max: 5 }),
      [
        { kode: '700', harga: 1_437_000 },
        { kode: '', harga: 5 },
      ],
      '700 / 1,437,000; 5',
    ],
    [secret({ max: 9 }), true, '••••••••'],
    [secret({ max: 9 }), false, ''],
    [secret({ max: 9 }), 'kunci-rahasia', '••••••••'],
  ])('of %o shows %o as %s', (field, value, shown) => {
    expect(formatField(field, value, context)).toBe(shown);
  });
});
