import fc from 'fast-check';

type Json = Readonly<Record<string, unknown>>;

/** What nobody sends by accident: wrong types, huge and tiny numbers, NULs, half characters, other alphabets. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  'A\0B',
  '\uD800',
  '\u202Eabc',
  "'; drop table x; --",
  '%',
  '\\',
  '{}',
  '[]',
  '\u{10FFFF}',
  'x'.repeat(5000),
  0,
  -1,
  0.0005,
  1e308,
  -1e21,
  9_007_199_254_740_992,
  2_147_483_648,
  '9223372036854775808',
  '-0',
  '1e400',
  'NaN',
  'Infinity',
  '2026-02-31',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
];

const places = (codes: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.array(fc.oneof(codes, fc.constantFrom(...ODD)), { maxLength: 6 }).map((parts) => JSON.stringify(parts));

/** Texts that a list might take for a place to go on at. */
const cursors = (codes: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    codes,
    fc.constantFrom('bukan', 'bnVsbA', 'W10', 'W251bGwsbnVsbCxudWxsXQ', '!!!', 'eyJhIjoxfQ'),
    places(codes).map((parts) => Buffer.from(parts).toString('base64url')),
    places(codes),
  );

const numberIn = ({ minimum, maximum, multipleOf, type }: Json): fc.Arbitrary<unknown> => {
  const least = typeof minimum === 'number' ? minimum : -1000;
  const most = Math.min(typeof maximum === 'number' ? maximum : 1_000_000_000, 1_000_000_000_000);
  const whole = fc.integer({
    min: Math.ceil(least),
    max: Math.min(Math.max(Math.floor(most), Math.ceil(least)), 2 ** 40),
  });
  const edges = fc.constantFrom(least, most, least - 1, most + 1);
  const parts = typeof multipleOf === 'number' || type === 'number' ? whole.map((n) => n / 1000) : whole;
  return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 20 }) }, { weight: 2, arbitrary: parts }, edges);
};

const textIn = ({ format, maxLength }: Json, codes: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  if (format === 'date') return fc.constantFrom('2026-11-01', '2026-11-21', '2026-11-30', '2027-01-01', '1999-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-11-21T03:04:05.000Z', '2026-11-21', 'T');
  if (format === 'password') return fc.constantFrom('rahasia-panjang-1', 'x');
  const most = typeof maxLength === 'number' ? Math.min(maxLength, 40) : 40;
  return fc.oneof({ weight: 5, arbitrary: codes }, fc.string({ maxLength: most, unit: 'grapheme' }));
};

/**
 * Values for a JSON schema: mostly such as it asks for, so that they pass the first checks, and now and then anything.
 * @param codes real codes of the shop by the name of the field that holds them.
 */
export function valuesFor(
  schema: Json,
  name: string,
  codes: (name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(...ODD);
  const mostly = (good: fc.Arbitrary<unknown>, weight = 12) => fc.oneof({ weight, arbitrary: good }, odd);
  const anyOf = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  if (anyOf) return fc.oneof(...anyOf.map((one) => valuesFor(one, name, codes)));
  const allOf = schema['allOf'] as readonly Json[] | undefined;
  if (allOf) {
    return fc
      .tuple(...allOf.map((one) => valuesFor(one, name, codes)))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')) as unknown);
  }
  if (name === 'after') return cursors(codes(name));
  if ('const' in schema) return mostly(fc.constant(schema['const']));
  const options = schema['enum'] as readonly unknown[] | undefined;
  if (options) return mostly(fc.constantFrom(...options), 20);
  const types = [schema['type']].flat();
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return recordFor(schema, codes);
    case 'array': {
      const least = Math.min(Number(schema['minItems'] ?? 0), 3);
      const item = valuesFor((schema['items'] ?? {}) as Json, name, codes);
      return mostly(fc.array(item, { minLength: least, maxLength: least + 2 }), 20);
    }
    case 'integer':
    case 'number':
      return mostly(numberIn(schema));
    case 'boolean':
      return mostly(fc.boolean());
    case 'string':
      return mostly(textIn(schema, codes(name)));
    default:
      return mostly(codes(name), 3);
  }
}

/** An object by its schema: what must be there nearly always is, the rest now and then. */
function recordFor(schema: Json, codes: (name: string) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const parts = Object.entries(properties).map(([name, part]) => {
    const value = valuesFor(part, name, codes);
    const left = fc.constant(undefined);
    return [
      name,
      required.has(name)
        ? fc.oneof({ weight: 60, arbitrary: value }, left)
        : fc.oneof({ weight: 1, arbitrary: value }, left),
    ] as const;
  });
  return fc.record(Object.fromEntries(parts)).map((made) => {
    const sent: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(made)) if (value !== undefined) sent[name] = value;
    return sent;
  });
}
