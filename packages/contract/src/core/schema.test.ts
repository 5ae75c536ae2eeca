import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { Dec } from './dec.ts';
import {
  boolean,
  choice,
  code,
  date,
  datetime,
  image,
  integer,
  kadar,
  lines,
  money,
  password,
  percent,
  ref,
  refs,
  text,
  weight,
  type Field,
  type Fields,
} from './field.ts';
import { badSamples, sampleRecord } from './sample.ts';
import { fieldBreaks, isIsoDate, recordSchema } from './schema.ts';

const rows = {
  kode_barcode: text({ required: true, max: 8, only: 'digits' }),
  berat: weight({ min: 0.01 }),
} as const satisfies Fields;

/** Every kind with every option that brings a rule of its own. */
const FIELDS: Readonly<Record<string, Field>> = {
  text: text({ max: 20, required: true }),
  pendek: text({ min: 3, max: 10 }),
  besar: text({ max: 30, upper: true }),
  panjang: text({ max: 40, multiline: true }),
  digits: text({ max: 14, only: 'digits' }),
  dot: text({ max: 12, only: 'digits-dot' }),
  dotK: text({ max: 5, only: 'digits-dot-K' }),
  minus: text({ max: 20, only: 'digits-minus' }),
  code: code({ required: true, max: 10 }),
  password: password({ required: true }),
  integer: integer({}),
  bounded: integer({ min: 1, max: 120, required: true }),
  money: money({ required: true }),
  dearer: money({ min: 1000, max: 5000 }),
  weight: weight({}),
  heavier: weight({ min: 0.01, required: true }),
  kadar: kadar({ required: true }),
  someKadar: kadar({ min: 0.001 }),
  perMille: kadar({ perMille: true }),
  percent: percent({ required: true }),
  wide: percent({ max: 200 }),
  date: date({ required: true }),
  datetime: datetime({}),
  boolean: boolean({}),
  choice: choice(['A', 'B'], { required: true }),
  ref: ref('bank', { required: true }),
  refs: refs('bank', { max: 3 }),
  piece: weight({ max: 10_000 }),
  image: image({}),
  lines: lines(rows, { min: 1, max: 3 }),
};

const read = (field: Field, value: unknown) => recordSchema({ x: field }).safeParse({ x: value });

function broken(field: Field, value: unknown): string | undefined {
  const result = read(field, value);
  return result.success ? undefined : fieldBreaks(result.error)['x']?.rule;
}

function kept(field: Field, value: unknown): unknown {
  const result = read(field, value);
  if (!result.success) throw new Error(JSON.stringify(fieldBreaks(result.error)));
  return result.data['x'];
}

describe.each(Object.entries(FIELDS))('a %s field', (_, field) => {
  it('takes samples', () => {
    for (let n = 0; n < 200; n += 1) {
      const sample = sampleRecord({ x: field }, n, () => 'BCA');
      expect(recordSchema({ x: field }).safeParse(sample), JSON.stringify(sample)).toMatchObject({ success: true });
    }
  });

  it('refuses each bad value by its rule', () => {
    const samples = badSamples(field);
    expect(samples.length).toBeGreaterThan(0);
    for (const { value, rule } of samples) expect(broken(field, value), JSON.stringify(value)).toBe(rule);
  });
});

describe('rules', () => {
  it('tell their limits', () => {
    const result = recordSchema({ nama: text({ max: 3 }), lama: integer({ min: 5, max: 9 }) }).safeParse({
      nama: 'abcd',
      lama: 10,
    });
    expect(result.success || fieldBreaks(result.error)).toEqual({
      nama: { rule: 'terlalu_panjang', params: { max: 3 } },
      lama: { rule: 'terlalu_besar', params: { max: 9 } },
    });
  });

  it('name the row and field of a list', () => {
    const result = recordSchema({ barang: lines(rows, { max: 3 }) }).safeParse({
      barang: [{ kode_barcode: '1' }, { kode_barcode: '', berat: -1 }],
    });
    expect(result.success || fieldBreaks(result.error)).toEqual({
      'barang.1.kode_barcode': { rule: 'tidak_boleh_kosong' },
      'barang.1.berat': { rule: 'terlalu_kecil', params: { min: 0.01 } },
    });
    expect(broken(lines(rows, { max: 1 }), [{ kode_barcode: '1' }, { kode_barcode: '2' }])).toBe(
      'terlalu_banyak_baris',
    );
  });

  it('call anything that is not a record bukan_data', () => {
    for (const body of [null, 'teks', 5, []]) {
      const result = recordSchema({ nama: text({ max: 3 }) }).safeParse(body);
      expect(result.success || fieldBreaks(result.error)).toEqual({ '': { rule: 'bukan_data' } });
    }
  });
});

describe('values', () => {
  it('are trimmed, and codes and names in capitals where the field says so', () => {
    expect(kept(code({}), ' kl ')).toBe('KL');
    expect(kept(text({ max: 20, upper: true }), ' cincin polos ')).toBe('CINCIN POLOS');
    expect(kept(text({ max: 20 }), ' Jalan Merdeka ')).toBe('Jalan Merdeka');
    expect(kept(password({}), ' rahasia sekali ')).toBe(' rahasia sekali ');
  });

  it('are kept literally', () => {
    for (const literal of [
      `Robert'); drop table jenis;--`,
      '<script>alert(1)</script>',
      '%_\\',
      '{{nama}}',
      '${x}',
      '金の指輪 💍',
    ]) {
      expect(kept(text({ max: 60 }), literal)).toBe(literal);
    }
    expect(kept(text({ max: 60, multiline: true }), 'satu\n\tdua')).toBe('satu\n\tdua');
  });

  it('are exact decimals, from numbers and from texts', () => {
    for (const input of [2.13, '2.13', Dec.from('2.130')]) {
      expect((kept(weight({}), input) as Dec).toString()).toBe('2.13');
    }
    expect(kept(integer({}), '12')).toBe(12);
    expect((kept(kadar({ perMille: true }), 375) as Dec).toString()).toBe('37.5');
    expect((kept(kadar({ perMille: true }), 75) as Dec).toString()).toBe('75');
  });

  it('left out become null, the default, or false', () => {
    expect(
      recordSchema({
        a: text({ max: 5 }),
        b: money({ default: 0 }),
        c: boolean({}),
        d: lines(rows, { max: 2 }),
        e: choice(['X'], { default: 'X' }),
      }).parse({}),
    ).toEqual({ a: null, b: Dec.zero, c: false, d: [], e: 'X' });
  });

  it('that no field names are dropped', () => {
    expect(
      recordSchema({ nama: text({ max: 5 }) }).parse({ nama: 'a', kode_toko: 'LAIN', __proto__: { jahat: true } }),
    ).toEqual({ nama: 'a' });
  });
});

describe('a field with rules of its own', () => {
  const own = {
    no_hp: text({
      required: true,
      min: 11,
      max: 15,
      rules: { tidak_boleh_kosong: 'masukan_nomor', terlalu_pendek: 'nomor_salah' },
    }),
    baris: lines(
      { kode: text({ required: true, max: 5 }), nama: text({ max: 5, readOnly: 'always' }) },
      { required: true, max: 3, rules: { tidak_boleh_kosong: 'minimal_satu' } },
    ),
  } as const satisfies Fields;
  const breaks = (body: unknown) => fieldBreaks(recordSchema(own).safeParse(body).error ?? new ZodError([]));

  it('is refused by them, with the parameters of the usual ones; what it says nothing about stays', () => {
    expect(breaks({ no_hp: '0812', baris: [] })).toEqual({
      no_hp: { rule: 'nomor_salah', params: { min: 11 } },
      baris: { rule: 'minimal_satu' },
    });
    expect(breaks({})).toEqual({ no_hp: { rule: 'masukan_nomor' }, baris: { rule: 'minimal_satu' } });
    // A part of a row goes by its own rules.
    expect(breaks({ no_hp: '0'.repeat(16), baris: [{}] })).toEqual({
      no_hp: { rule: 'terlalu_panjang', params: { max: 15 } },
      'baris.0.kode': { rule: 'tidak_boleh_kosong' },
    });
  });

  it('takes no parts of rows that follow from others', () => {
    expect(recordSchema(own).parse({ no_hp: '08123456789', baris: [{ kode: 'A', nama: 'X' }] }).baris).toEqual([
      { kode: 'A' },
    ]);
  });
});

describe('isIsoDate', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['0001-01-01', true],
    ['0000-12-31', false],
    ['', false],
  ])('%s is %s', (day, expected) => {
    expect(isIsoDate(day)).toBe(expected);
  });
});

describe('the code of another record', () => {
  it('is kept in capitals, however it was written', () => {
    expect([kept(ref('baki', {}), ' a01 '), kept(refs('bank', { max: 3 }), ['bca', 'BCA', 'mdr'])]).toEqual([
      'A01',
      ['BCA', 'MDR'],
    ]);
    expect([kept(text({ max: 10 }), 'a01')]).toEqual(['a01']);
  });
});

describe('a purity per mille', () => {
  const fields = {
    kadar: kadar({ perMille: true, min: 0.001, typedIn: 'cetak' }),
    cetak: text({ max: 10 }),
  } as const satisfies Fields;
  const cetak = (isi: object) => recordSchema(fields).parse(isi);
  it('stays as it was typed in the field that says so, unless that says something else', () => {
    expect(cetak({ kadar: 375 })).toEqual({ kadar: Dec.from('37.5'), cetak: '375' });
    expect(cetak({ kadar: '420.5', cetak: ' ' })).toMatchObject({ cetak: '420.5' });
    expect(cetak({ kadar: 375, cetak: '9K' })).toMatchObject({ cetak: '9K' });
    expect([
      cetak({ kadar: 37.5 }).cetak,
      cetak({ kadar: 100 }).cetak,
      cetak({}).cetak,
      recordSchema({ baris: lines(fields, { max: 2 }) }).parse({ baris: [{ kadar: 333 }] }).baris[0]?.cetak,
    ]).toEqual([null, null, null, '333']);
  });
  it('is told in its own words when it is 0, and refused in those of its bounds', () => {
    expect(
      [0, 501, 'x'].map(
        (value) =>
          fieldBreaks(recordSchema(fields).safeParse({ kadar: value }).error ?? new ZodError([]))['kadar']?.rule,
      ),
    ).toEqual(['kadar_nol', 'kadar_maks_500', 'bukan_angka']);
    expect(recordSchema(fields).safeParse('teks').success).toBe(false);
  });
});

describe('signs that nobody sees', () => {
  it.each(['\u202Eabc', 'a\u200Bbc', '\uFEFFabc', 'ab\u2066c\u2069', 'abc\u200F', 'a\u00ADbc'])(
    'are left out of %j, in texts and codes alike',
    (value) => {
      expect(read(text({ max: 20 }), value)).toMatchObject({ success: true, data: { x: 'abc' } });
      expect(read(code({ max: 3 }), value)).toMatchObject({ success: true, data: { x: 'ABC' } });
    },
  );

  it('are all that a text may not consist of', () => {
    expect(read(text({ required: true, max: 20 }), '\u202E\u200B').success).toBe(false);
  });

  it.each(['a\u0085b', 'a\u009Bb', 'a\u2028b', 'a\uD800b'])(
    'control and half characters of %j are refused',
    (value) => {
      expect(read(text({ max: 20, multiline: true }), value).success).toBe(false);
    },
  );

  it.each(['👨\u200D👩\u200D👧', 'می\u200Cخواهم', 'Ñandú', '周大福'])('%s stays as it is', (value) => {
    expect(read(text({ max: 40 }), value)).toMatchObject({ success: true, data: { x: value } });
  });
});
