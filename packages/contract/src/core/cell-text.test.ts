import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from '../locales/index.ts';
import { CellReader, cellText, type Words } from './cell-text.ts';
import {
  boolean,
  choice,
  code,
  date,
  datetime,
  integer,
  kadar,
  lines,
  money,
  percent,
  refs,
  tags,
  text,
  weight,
  type Field,
} from './field.ts';
import { fieldSchema } from './schema.ts';

const languages = await Promise.all(
  LANGUAGES.map(async (language): Promise<Words> => {
    const texts = await loadTexts(language);
    return (key) => texts[key] ?? key;
  }),
);
const [id = (key: string) => key] = languages;
const reader = new CellReader(languages);
const read = (field: Field, cell: string): unknown => {
  const reading = reader.read(field, cell);
  return 'value' in reading ? reading.value : `! ${reading.broken.rule}`;
};

describe('a number', () => {
  it.each([
    ['1500000', '1500000'],
    ['1,500,000', '1500000'],
    ['1.500.000', '1500000'],
    ['Rp. 1,500,000 ,-', '1500000'],
    ['Rp1.500.000,-', '1500000'],
    ['1.500.000,00', '1500000.00'],
    ['1,500,000.00', '1500000.00'],
    ['1,000', '1000'],
    ['1500,5', '1500.5'],
    ['-25000', '-25000'],
    ['-Rp 25,000', '-25000'],
    ['Rp -25,000', '-25000'],
    ['0', '0'],
    ['1500.000', '1500.000'],
    ['1\u00A0500', '1500'],
    ['1.000', '! angka_ragu'],
    ['1.500', '! angka_ragu'],
    ['Rp 2.750', '! angka_ragu'],
    ['1.5E+06', '! notasi_ilmiah'],
    ['1,5E+06', '! notasi_ilmiah'],
    ['1,50,000', '! bukan_angka'],
    ['1.500,000.00', '! bukan_angka'],
    ['--5', '! bukan_angka'],
    ['-Rp -5', '! bukan_angka'],
    ['dua', '! bukan_angka'],
    ['.5', '! bukan_angka'],
    ['5.', '! bukan_angka'],
    [',', '! bukan_angka'],
    ['1e9', '! bukan_angka'],
    ['(500)', '! bukan_angka'],
  ])('of rupiah: %s is %s', (cell, value) => expect(read(money({}), cell)).toBe(value));
  it.each([
    ['2.13', '2.13'],
    ['2,13', '2.13'],
    ['2.135', '2.135'],
    ['0,500', '0.500'],
    ['2.130 gr', '2.130'],
    ['1.25ct', '1.25'],
    ['2.130,5', '2130.5'],
    ['2,130.500', '2130.500'],
    ['1.234.567', '1234567'],
    ['1234,567', '1234.567'],
    ['2,130', '! angka_ragu'],
    ['12,500', '! angka_ragu'],
    ['2,1,3', '! bukan_angka'],
  ])('of grams: %s is %s', (cell, value) => expect(read(weight({}), cell)).toBe(value));
  it('may carry its sign', () =>
    expect([read(percent({}), '2.5 %'), read(kadar({}), '37,5%'), read(integer({}), ' 7 ')]).toEqual([
      '2.5',
      '37.5',
      '7',
    ]));
});

describe('a day', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['5-6-2026', '2026-06-05'],
    ['1.2.2026', '2026-02-01'],
    ['2026/1/9', '2026-01-09'],
    ['21/11/26', '! bukan_tanggal'],
    ['Nov 21, 2026', '! bukan_tanggal'],
    ['46347', '! bukan_tanggal'],
  ])('%s is %s', (cell, value) => expect(read(date({}), cell)).toBe(value));
  it('with its month first is no day', () =>
    expect(fieldSchema(date({})).safeParse(read(date({}), '11/21/2026')).success).toBe(false));
  it('with an hour is an instant only in the form of an export', () =>
    expect([read(datetime({}), '2026-11-21T03:04:05.000Z'), read(datetime({}), '05/06/2026 10:00')]).toEqual([
      '2026-11-21T03:04:05.000Z',
      '! bukan_tanggal',
    ]));
});

describe('a word', () => {
  it.each(['Ya', 'ya ', 'YES', 'Sì', 'はい', '是', 'TRUE', '1'])('%s is yes', (cell) =>
    expect(read(boolean({}), cell)).toBe(true),
  );
  it.each(['Tidak', 'no', 'いいえ', '否', 'false', '0'])('%s is no', (cell) =>
    expect(read(boolean({}), cell)).toBe(false),
  );
  it('that is neither is refused', () => expect(read(boolean({}), 'mungkin')).toBe('! bukan_pilihan'));

  const words =
    (texts: Readonly<Record<string, string>>): Words =>
    (key) =>
      texts[key] ?? key;
  const field = choice(['A', 'B'], { optionLabel: 'x' });
  it('is an option by itself or by what any language calls it', () => {
    const mine = new CellReader([
      words({ 'x.A': 'Cincin', 'x.B': 'Kalung' }),
      words({ 'x.A': 'Ring', 'x.B': 'Necklace' }),
    ]);
    expect(['A', 'b', 'kalung', 'RING'].map((cell) => mine.read(field, cell))).toEqual(
      ['A', 'B', 'B', 'A'].map((value) => ({ value })),
    );
  });
  it('that means different things counts in the first language, and nowhere else', () => {
    const disagreeing = [
      words({ 'x.A': 'Oro', 'x.B': 'Uno' }),
      words({ 'x.A': 'Gold', 'x.B': 'One' }),
      words({ 'x.A': 'One', 'x.B': 'Gold' }),
    ];
    expect(new CellReader(disagreeing).read(field, 'gold')).toEqual({ broken: { rule: 'bukan_pilihan' } });
    expect(new CellReader(disagreeing.slice(1)).read(field, 'gold')).toEqual({ value: 'A' });
  });
});

describe('texts and lists', () => {
  it('keep what a spreadsheet would have shortened out', () => {
    expect([
      read(text({ max: 20, only: 'digits' }), '8.12E+11'),
      read(code({}), '6,2E+12'),
      read(text({ max: 20 }), '8.12E+11'),
      read(code({}), '1E5'),
    ]).toEqual(['! notasi_ilmiah', '! notasi_ilmiah', '8.12E+11', '1E5']);
  });
  it('are refused where a formula came to nothing, as a number or as a text', () => {
    const faults = ['#REF!', ' #N/A ', '#DIV/0!', '#NAME?'];
    expect(faults.map((fault) => read(text({ max: 20 }), fault))).toEqual(faults.map(() => '! galat_rumus'));
    expect(read(money({}), '#VALUE!')).toBe('! galat_rumus');
    expect(read(text({ max: 20 }), '#1 RINA')).toBe('#1 RINA');
  });
  it('are read as people write them, or as JSON', () => {
    expect([
      read(refs('bank', { max: 9 }), 'BCA, BRI;MANDIRI'),
      read(refs('bank', { max: 9 }), '["A,B"]'),
      read(refs('bank', { max: 9 }), '["A'),
      read(lines({}, { max: 9 }), '{}'),
    ]).toEqual([['BCA', 'BRI', 'MANDIRI'], ['A,B'], '! bukan_daftar', '! bukan_daftar']);
  });
  it('of nothing are nothing', () =>
    expect([read(money({}), ' '), read(text({ max: 5 }), ''), read(tags({ max: 3 }), '')]).toEqual([null, null, null]));
});

/** Values of every kind as a record holds them, behind the schema of their field. */
const stored = (field: Field, raw: fc.Arbitrary<unknown>): fc.Arbitrary<readonly [Field, unknown]> =>
  raw
    .map((value) => fieldSchema(field).safeParse(value))
    .filter((result) => result.success)
    .map((result) => [field, result.data] as const);
const word = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const anyValue = fc.oneof(
  stored(money({}), fc.integer({ min: 0, max: 999_999_999_999 })),
  stored(integer({}), fc.integer()),
  stored(
    weight({}),
    fc.integer({ min: 0, max: 99_999_999 }).map((value) => (value / 1000).toFixed(3)),
  ),
  stored(
    kadar({}),
    fc.integer({ min: 0, max: 100_000 }).map((value) => (value / 1000).toFixed(3)),
  ),
  stored(
    date({}),
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((value) => value.toISOString().slice(0, 10)),
  ),
  stored(boolean({}), fc.boolean()),
  stored(choice(['A', 'B,C'], { required: true }), fc.constantFrom('A', 'B,C')),
  stored(text({ max: 40, multiline: true }), word),
  stored(
    code({}),
    word.filter((value) => !/E\+/i.test(value)),
  ),
  stored(
    tags({ max: 5 }),
    fc.array(
      word.filter((value) => !value.includes('#')),
      { maxLength: 5 },
    ),
  ),
  stored(refs('bank', { max: 5 }), fc.array(word, { maxLength: 5 })),
  stored(
    lines({ berat: weight({}), nama: text({ max: 20 }) }, { max: 3 }),
    fc.array(fc.record({ berat: fc.constantFrom(1.25, 2, null), nama: word }), { maxLength: 3 }),
  ),
);

it('every value reads back from its own text, in any language', () => {
  fc.assert(
    fc.property(anyValue, fc.constantFrom(...languages), ([field, value], words) => {
      const again = fieldSchema(field).parse(read(field, cellText(field, value, words)));
      // What JSON makes of both: decimals are equal by value, not by identity.
      expect(JSON.stringify(again)).toBe(JSON.stringify(value));
    }),
    { numRuns: 500 },
  );
  expect(cellText(boolean({}), true, id)).toBe('Ya');
});
