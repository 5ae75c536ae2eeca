import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec, type Rounding } from './dec.ts';

/** An exact decimal as a whole number of units of 10^-scale: the arithmetic that everything is held against. */
interface Units {
  readonly units: bigint;
  readonly scale: number;
}

const decimal = fc.record({
  units: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
  scale: fc.integer({ min: 0, max: 9 }),
});
const rounding = fc.constantFrom<Rounding>('up', 'down', 'half-up', 'half-even');

function written({ units, scale }: Units): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

const dec = (value: Units): Dec => Dec.from(written(value));
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** a ÷ b as a whole number, rounded; ties and directions by magnitude, as the four modes are defined. */
function divided(a: bigint, b: bigint, mode: Rounding): bigint {
  const negative = a < 0n !== b < 0n;
  const [top, bottom] = [magnitude(a), magnitude(b)];
  const whole = top / bottom;
  const rest = top % bottom;
  const twice = rest * 2n;
  const away =
    rest !== 0n &&
    (mode === 'up' ||
      (mode !== 'down' && (twice > bottom || (twice === bottom && (mode === 'half-up' || whole % 2n === 1n)))));
  const result = whole + (away ? 1n : 0n);
  return negative ? -result : result;
}

function expectUnits(actual: Dec, units: bigint, scale: number): void {
  expect(actual.eq(dec({ units, scale })), `${actual.toString()} is ${units.toString()}e-${scale}`).toBe(true);
}

describe('Dec', () => {
  it('reads and writes what it was given', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        const [whole = '', fraction = ''] = written(value).split('.');
        const trimmed = fraction.replace(/0+$/, '');
        expect(dec(value).toString()).toBe(trimmed ? `${whole}.${trimmed}` : whole === '-0' ? '0' : whole);
        expect(dec(value).decimals()).toBe(trimmed.length);
      }),
    );
  });

  it('adds and takes away exactly: one undoes the other', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const scale = Math.max(a.scale, b.scale);
        const sum = a.units * 10n ** BigInt(scale - a.scale) + b.units * 10n ** BigInt(scale - b.scale);
        expectUnits(dec(a).plus(dec(b)), sum, scale);
        expect(dec(a).plus(dec(b)).minus(dec(b)).eq(dec(a))).toBe(true);
        expect(Dec.sum([dec(a), dec(b), dec(a).negated()]).eq(dec(b))).toBe(true);
      }),
    );
  });

  it('multiplies exactly', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => expectUnits(dec(a).times(dec(b)), a.units * b.units, a.scale + b.scale)),
    );
  });

  it('divides and rounds once, in every mode', () => {
    fc.assert(
      fc.property(
        decimal,
        decimal.filter((b) => b.units !== 0n),
        fc.integer({ min: 0, max: 6 }),
        rounding,
        (a, b, scale, mode) => {
          const top = a.units * 10n ** BigInt(b.scale + scale);
          const bottom = b.units * 10n ** BigInt(a.scale);
          expectUnits(dec(a).dividedBy(dec(b), scale, mode), divided(top, bottom, mode), scale);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('divides ties and near-ties rightly', () => {
    // 1/3 of 1.5 is exactly 0.5; 10^-30 more is not a tie any more.
    expect(Dec.from(5).dividedBy(2, 0, 'half-even').toString()).toBe('2');
    expect(Dec.from('5.000000000000000000000000000001').dividedBy(2, 0, 'half-even').toString()).toBe('3');
    expect(Dec.from('4.000000000000000000000000000001').dividedBy(2, 0, 'up').toString()).toBe('3');
    expect(Dec.from(-7).dividedBy(2, 0, 'down').toString()).toBe('-3');
    expect(() => Dec.one.dividedBy(0, 2, 'up')).toThrow(RangeError);
  });

  it('rounds to decimals, and to tens and thousands, in every mode', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -6, max: 6 }), rounding, (a, scale, mode) => {
        const shift = a.scale - scale;
        const units = shift <= 0 ? a.units * 10n ** BigInt(-shift) : divided(a.units, 10n ** BigInt(shift), mode);
        const expected = scale >= 0 ? dec({ units, scale }) : dec({ units: units * 10n ** BigInt(-scale), scale: 0 });
        expect(dec(a).round(scale, mode).eq(expected), `${written(a)} to ${scale} ${mode}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('orders like the numbers it stands for', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const scale = Math.max(a.scale, b.scale);
        const [x, y] = [a.units * 10n ** BigInt(scale - a.scale), b.units * 10n ** BigInt(scale - b.scale)];
        const [left, right] = [dec(a), dec(b)];
        expect([left.lt(right), left.lte(right), left.eq(right), left.gte(right), left.gt(right)]).toEqual([
          x < y,
          x <= y,
          x === y,
          x >= y,
          x > y,
        ]);
        expect(Dec.min(left, right).eq(x < y ? left : right)).toBe(true);
        expect(Dec.max(left, right).eq(x > y ? left : right)).toBe(true);
        expect([left.isNegative(), left.isZero()]).toEqual([x < 0n, x === 0n]);
        expect(left.abs().eq(x < 0n ? left.negated() : left)).toBe(true);
      }),
    );
  });

  it('keeps the sign of the dividend in a remainder', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (a, b) => {
          expect(Dec.from(a).mod(Dec.from(b)).toString()).toBe((a % b).toString());
        },
      ),
    );
  });

  it('pads and cuts to a fixed number of decimals', () => {
    expect(Dec.from('2.13').toFixed(3)).toBe('2.130');
    expect(Dec.from('2.1365').toFixed(3, 'half-even')).toBe('2.136');
    expect(Dec.from('1234567').toFixed(0)).toBe('1234567');
  });

  it('takes only plain digits from outside', () => {
    for (const text of ['2.13', '-5', '0', '007', '1234567890.123']) expect(Dec.parse(text)?.eq(text)).toBe(true);
    expect(Dec.parse(0.1)?.toString()).toBe('0.1');
    expect(Dec.parse(1e21)?.toString()).toBe('1000000000000000000000');
    const foreign = [
      '',
      ' ',
      '1,5',
      '1e5',
      '1e999999999',
      'Rp 5',
      '.5',
      '5.',
      '--1',
      '٣',
      '9'.repeat(41),
      NaN,
      Infinity,
      null,
      undefined,
      {},
      [1],
      true,
    ];
    for (const input of foreign) expect(Dec.parse(input), String(input)).toBeUndefined();
    expect(() => Dec.from('lima')).toThrow(RangeError);
  });

  it('travels as a JSON number and to PostgreSQL as text', () => {
    expect(JSON.stringify({ berat: Dec.from('2.130'), harga: Dec.from(3_192_500) })).toBe(
      '{"berat":2.13,"harga":3192500}',
    );
    expect(Dec.from('0.001').toPostgres()).toBe('0.001');
  });

  it('takes no part in operators', () => {
    const value: unknown = Dec.one;
    expect(() => (value as number) + 1).toThrow(TypeError);
    expect(() => (value as number) < 2).toThrow(TypeError);
  });
});

describe('in a test', () => {
  it('is not taken for another number', () => {
    expect({ berat: Dec.from('2.13') }).toEqual({ berat: Dec.from('2.130') });
    expect({ berat: Dec.from('2.13') }).not.toEqual({ berat: Dec.from('2.14') });
    expect([{ berat: Dec.from('2.13') }]).not.toMatchObject([{ berat: Dec.from('2.14') }]);
  });
});
