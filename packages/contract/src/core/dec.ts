import Big from 'big.js';

/** How a number is brought to fewer decimals. Always an argument: no rounding happens unseen. */
export type Rounding = 'up' | 'down' | 'half-up' | 'half-even';

const MODES: Record<Rounding, Big.RoundingMode> = {
  // 'up' and 'down' move away from and towards zero; money and weight in Kilau are never negative when rounded.
  down: Big.roundDown,
  'half-up': Big.roundHalfUp,
  'half-even': Big.roundHalfEven,
  up: Big.roundUp,
};

const PLAIN = /^-?\d+(\.\d+)?$/;
const LONGEST = 40;

/** The digits of a number without its sign, and the power of ten of the last one. */
const wholeOf = ({ c: digits, e }: Big): { readonly digits: bigint; readonly exponent: number } => ({
  digits: BigInt(digits.join('')),
  exponent: e - digits.length + 1,
});

/** Whether what is left of `over / under` moves the quotient away from zero. */
function roundsAway(over: bigint, under: bigint, rounding: Rounding): boolean {
  const rest = over % under;
  if (rest === 0n || rounding === 'down') return false;
  if (rounding === 'up' || rest * 2n > under) return true;
  if (rest * 2n < under) return false;
  return rounding === 'half-up' || (over / under) % 2n === 1n;
}

export type DecInput = Dec | string | number | bigint;

/**
 * An exact decimal number: rupiah, grams, percent.
 *
 * The class is opaque on purpose. `a * b` on two of them does not compile, comparison goes through
 * `lt`, `eq` and friends, and `valueOf` throws so that JavaScript can never turn one into a float in passing.
 */
export class Dec {
  static readonly zero = new Dec(new Big(0));
  static readonly one = new Dec(new Big(1));

  readonly #value: Big;

  private constructor(value: Big) {
    this.#value = value;
  }

  /**
   * Reads a number exactly as it is written.
   * @throws RangeError when the input is not a finite decimal number.
   */
  static from(input: DecInput): Dec {
    if (input instanceof Dec) return input;
    try {
      return new Dec(new Big(typeof input === 'bigint' ? input.toString() : input));
    } catch {
      throw new RangeError(`not a decimal number: ${String(input)}`);
    }
  }

  /**
   * Like {@link Dec.from}, but answers `undefined` for what is not a number. For input that comes from outside: text
   * must be plain digits of a sane length, because `1e999999999` is short to send and fills the memory when written
   * out.
   */
  static parse(input: unknown): Dec | undefined {
    if (input instanceof Dec) return input;
    if (typeof input === 'number') return Number.isFinite(input) ? Dec.from(input) : undefined;
    return typeof input === 'string' && input.length <= LONGEST && PLAIN.test(input) ? Dec.from(input) : undefined;
  }

  static sum(values: Iterable<DecInput>): Dec {
    let total = Dec.zero;
    for (const value of values) total = total.plus(value);
    return total;
  }

  static min(a: DecInput, b: DecInput): Dec {
    const left = Dec.from(a);
    return left.lte(b) ? left : Dec.from(b);
  }

  static max(a: DecInput, b: DecInput): Dec {
    const left = Dec.from(a);
    return left.gte(b) ? left : Dec.from(b);
  }

  plus(other: DecInput): Dec {
    return new Dec(this.#value.plus(Dec.from(other).#value));
  }

  minus(other: DecInput): Dec {
    return new Dec(this.#value.minus(Dec.from(other).#value));
  }

  times(other: DecInput): Dec {
    return new Dec(this.#value.times(Dec.from(other).#value));
  }

  /**
   * Divides exactly and rounds once, to `scale` decimals.
   * @throws RangeError on division by zero.
   */
  dividedBy(other: DecInput, scale: number, rounding: Rounding): Dec {
    const divisor = Dec.from(other).#value;
    if (divisor.eq(0)) throw new RangeError('division by zero');
    // Whole numbers divide with a remainder, which decides every rounding exactly, and far quicker than digit by digit.
    const [top, bottom] = [wholeOf(this.#value), wholeOf(divisor)];
    const shift = top.exponent - bottom.exponent + scale;
    const over = shift > 0 ? top.digits * 10n ** BigInt(shift) : top.digits;
    const under = shift < 0 ? bottom.digits * 10n ** BigInt(-shift) : bottom.digits;
    const quotient = over / under + (roundsAway(over, under, rounding) ? 1n : 0n);
    const sign = this.#value.s === divisor.s || quotient === 0n ? '' : '-';
    return new Dec(new Big(`${sign}${quotient}e${-scale}`));
  }

  /** Rounds to `scale` decimals; `scale` may be negative (-3 rounds to thousands). */
  round(scale: number, rounding: Rounding): Dec {
    return new Dec(this.#value.round(scale, MODES[rounding]));
  }

  /** The remainder with the sign of the dividend, as in `7 mod 3 = 1`. */
  mod(other: DecInput): Dec {
    return new Dec(this.#value.mod(Dec.from(other).#value));
  }

  negated(): Dec {
    return new Dec(this.#value.neg());
  }

  abs(): Dec {
    return new Dec(this.#value.abs());
  }

  cmp(other: DecInput): -1 | 0 | 1 {
    return this.#value.cmp(Dec.from(other).#value);
  }

  eq(other: DecInput): boolean {
    return this.cmp(other) === 0;
  }

  lt(other: DecInput): boolean {
    return this.cmp(other) < 0;
  }

  lte(other: DecInput): boolean {
    return this.cmp(other) <= 0;
  }

  gt(other: DecInput): boolean {
    return this.cmp(other) > 0;
  }

  gte(other: DecInput): boolean {
    return this.cmp(other) >= 0;
  }

  isZero(): boolean {
    return this.#value.eq(0);
  }

  isNegative(): boolean {
    return this.#value.lt(0);
  }

  /** How many decimals the number really has: 2.130 has 2. */
  decimals(): number {
    const text = this.toString();
    const dot = text.indexOf('.');
    return dot < 0 ? 0 : text.length - dot - 1;
  }

  toString(): string {
    return this.#value.toFixed();
  }

  /** Exactly `scale` decimals, padded with zeros. Further decimals are cut only by the given rounding. */
  toFixed(scale: number, rounding: Rounding = 'half-up'): string {
    return this.#value.toFixed(scale, MODES[rounding]);
  }

  /** JSON numbers on the wire (decisions.md 10). Rupiah and grams of a shop stay far below 2^53. */
  toJSON(): number {
    return Number(this.#value.toString());
  }

  /** What PostgreSQL's driver sends for a NUMERIC parameter. */
  toPostgres(): string {
    return this.toString();
  }

  valueOf(): never {
    throw new TypeError('a Dec takes no part in operators: use plus, times, lt, toString');
  }

  /** Vitest and Node print the number rather than an empty object. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Dec(${this.toString()})`;
  }
}
