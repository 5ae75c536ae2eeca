import { BERAT_MAKS, BULAT_MAKS, leastOf, LIST_KINDS, type Field, type Fields } from './field.ts';
import type { RuleBreak } from './schema.ts';

/** A value that must be refused, and the rule that refuses it. */
export interface BadSample {
  readonly value: unknown;
  readonly rule: string;
}

const pad = (n: number, length: number): string => String(n).padStart(length, '0').slice(-length);

/** A number between two bounds that differs from sample to sample as long as the room lasts. */
const between = (n: number, min: number, max: number): number => min + (n % (Math.floor(max - min) + 1));

/** What JSON may carry for a field, valid by its rules, and different for different `n`. */
export function sampleValue(field: Field, n: number, refTo: (resource: string) => unknown): unknown {
  switch (field.kind) {
    case 'code':
      return `K${pad(n, Math.min(6, field.max - 1))}`;
    case 'text':
      return sampleText(field, n);
    case 'password':
      return `laut-tiga-${pad(n, Math.max(1, field.min - 8))}`.slice(0, field.max);
    case 'integer':
      return between(n, field.min ?? 0, field.max ?? (field.min ?? 0) + 1_000_000);
    case 'money':
      return between(n, field.min ?? 0, Math.min(field.max ?? 9_000_000, 9_000_000));
    case 'weight':
      return Number((Math.max(field.min ?? 0, 0.01) + (n % 5000) / 1000).toFixed(3));
    case 'kadar':
      return Number((1 + (n % 90_000) / 1000).toFixed(3));
    case 'percent':
      return Number((((n % (Math.min(field.max ?? 100, 100) * 8 - 1)) + 1) / 8).toFixed(3));
    case 'date':
      return `${field.ahead ? 2126 : 2026}-${pad(1 + (n % 12), 2)}-${pad(1 + (n % 28), 2)}`;
    case 'datetime':
      return `2026-11-${pad(1 + (n % 28), 2)}T03:04:05.000Z`;
    case 'boolean':
      return n % 2 === 0;
    case 'choice':
      return field.options[n % field.options.length];
    case 'ref':
      return refTo(field.to);
    case 'color':
      return `#${(n % 0xff_ff_ff).toString(16).padStart(6, '0').toUpperCase()}`;
    case 'secret':
      return `kunci-yang-tidak-ditebak-${n}`.slice(0, field.max);
    case 'image':
      return `contoh/${n}.jpg`;
    case 'images':
      return [`contoh/${n}.jpg`];
    case 'tags':
      return field.options ? field.options.map((_, place, all) => all[(n + place) % all.length]) : [`TAG${pad(n, 6)}`];
    case 'refs':
      return [refTo(field.to)];
    case 'lines':
      return [
        sampleRecord(
          Object.fromEntries(Object.entries(field.fields).filter(([, part]) => part.readOnly !== 'always')),
          n,
          refTo,
        ),
      ];
  }
}

function sampleText(field: Extract<Field, { kind: 'text' }>, n: number): string {
  const digits = pad(n, Math.min(field.max, Math.max(field.min ?? 1, 8)));
  if (field.only) return digits;
  if (field.format === 'url') return `https://contoh.example/${digits}`;
  if (field.format === 'email') return `contoh${digits}@contoh.example`;
  const text = `Contoh ${digits}`.slice(-field.max).trimStart();
  return field.upper ? text.toUpperCase() : text;
}

/** A whole record of samples. */
export function sampleRecord(fields: Fields, n: number, refTo: (resource: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field, n, refTo)]));
}

const FORBIDDEN = { digits: '12a', 'digits-dot': '1,5', 'digits-dot-K': '17C', 'digits-minus': '12+3' } as const;

/** One bad value for every rule the field can break. */
export function badSamples(field: Field): readonly BadSample[] {
  const samples: BadSample[] = [...kindSamples(field)];
  if (field.required && !('default' in field && field.default !== undefined)) {
    samples.push({ value: null, rule: 'tidak_boleh_kosong' });
    if (field.kind !== 'boolean' && !LIST_KINDS.has(field.kind)) {
      samples.push({ value: '   ', rule: 'tidak_boleh_kosong' });
    }
  }
  return samples.map(({ value, rule }) => ({ value, rule: field.rules?.[rule] ?? rule }));
}

const bad = (rule: RuleBreak['rule'], ...values: readonly unknown[]): BadSample[] =>
  values.map((value) => ({ value, rule }));

function kindSamples(field: Field): readonly BadSample[] {
  switch (field.kind) {
    case 'text':
      return badTexts(field);
    case 'code':
      return [
        ...bad('bukan_teks', 12, ['A']),
        ...bad('terlalu_panjang', 'X'.repeat(field.max + 1)),
        ...bad('karakter_terlarang', 'A\u0007B', '..'),
      ];
    case 'password':
      return [
        ...bad('bukan_teks', 12345678),
        ...bad('terlalu_pendek', 'x'.repeat(field.min - 1)),
        ...bad('terlalu_panjang', 'x'.repeat(field.max + 1)),
      ];
    case 'integer':
    case 'money':
    case 'weight':
    case 'kadar':
    case 'percent':
      return badNumbers(field);
    case 'date':
      return bad('bukan_tanggal', '2026-02-30', '30/11/2026', 20261130);
    case 'datetime':
      return bad('bukan_tanggal', 'kemarin', 5);
    case 'boolean':
      return bad('bukan_pilihan', 'ya', 1);
    case 'choice':
      return [...bad('bukan_pilihan', 'BUKAN SALAH SATUNYA', 3)];
    case 'ref':
      return [...bad('bukan_teks', 7), ...bad('terlalu_panjang', 'X'.repeat(61))];
    case 'image':
      return [...bad('bukan_teks', 7), ...bad('terlalu_panjang', 'x'.repeat(201))];
    case 'color':
      return [...bad('bukan_teks', 7), ...bad('bukan_warna', 'merah', '#12345', '#12345G')];
    case 'secret':
      return [
        ...bad('bukan_teks', 7),
        ...bad('terlalu_panjang', 'x'.repeat(field.max + 1)),
        ...(field.min === undefined ? [] : bad('terlalu_pendek', 'x'.repeat(field.min - 1))),
      ];
    case 'refs':
    case 'tags':
    case 'images':
    case 'lines':
      return badLists(field);
  }
}

function badTexts(field: Extract<Field, { kind: 'text' }>): BadSample[] {
  return [
    ...bad('bukan_teks', 12, true, ['a'], { a: 1 }),
    ...bad('terlalu_panjang', (field.only ? '1' : 'x').repeat(field.max + 1)),
    ...bad('karakter_terlarang', `1\u0000`, `1\u0085`),
    ...(field.multiline ? [] : bad('karakter_terlarang', '1\n2')),
    ...(field.min !== undefined && field.min > 1 ? bad('terlalu_pendek', '1'.repeat(field.min - 1)) : []),
    ...(field.only ? bad('karakter_terlarang', FORBIDDEN[field.only].padStart(field.min ?? 0, '1')) : []),
    ...(field.format === 'url'
      ? bad('bukan_alamat_web', 'contoh', 'ftp://contoh.example', 'https://a:b@contoh.example')
      : []),
    ...(field.format === 'email' ? bad('bukan_email', 'contoh', 'a@b', 'a b@contoh.example') : []),
    ...(field.placeholders ? bad('penanda_tidak_dikenal', 'Halo {bukan_penanda}', '{}') : []),
  ];
}

function badNumbers(
  field: Extract<Field, { kind: 'integer' | 'money' | 'weight' | 'kadar' | 'percent' }>,
): BadSample[] {
  switch (field.kind) {
    case 'integer':
      return [
        ...bad('bukan_angka', 'dua', true),
        ...bad('harus_bulat', 1.5),
        ...limits(field.min ?? -BULAT_MAKS, field.max ?? BULAT_MAKS),
      ];
    case 'money':
      return [
        ...bad('bukan_angka', 'Rp', [1]),
        ...bad('harus_bulat', (field.min ?? 0) + 0.5),
        ...limits(field.min ?? 0, field.max),
      ];
    case 'weight':
      return [
        ...bad('bukan_angka', '2,13', {}),
        ...bad('desimal_terlalu_banyak', (field.min ?? 0) + 1.0001),
        ...limits(field.min ?? 0, field.max ?? BERAT_MAKS),
      ];
    case 'kadar':
      return [
        ...bad('bukan_angka', '70K'),
        ...bad('desimal_terlalu_banyak', 37.5001),
        ...bad(field.perMille ? 'kadar_maks_500' : 'kadar_maks_100', field.perMille ? 500.001 : 100.001),
        ...tooSmall(field.min ?? 0, 'kadar_nol'),
      ];
    case 'percent':
      return [
        ...bad('bukan_angka', '5%'),
        ...bad('desimal_terlalu_banyak', 0.0001),
        ...bad('tidak_boleh_minus', -1),
        ...bad('persen_maks', (field.max ?? 100) + 1),
      ];
  }
}

function badLists(field: Extract<Field, { kind: 'refs' | 'tags' | 'images' | 'lines' }>): BadSample[] {
  if (field.kind === 'lines') {
    return [...bad('bukan_daftar', 'baris'), ...(leastOf(field) > 0 ? bad('tidak_boleh_kosong', []) : [])];
  }
  return [
    ...bad('bukan_daftar', 'satu', 7),
    ...bad(
      'terlalu_banyak_baris',
      Array.from({ length: field.max + 1 }, (_, index) => `X${index}`),
    ),
    ...(leastOf(field) > 0 ? bad('tidak_boleh_kosong', [], ['']) : []),
    ...('options' in field && field.options ? bad('bukan_pilihan', ['BUKAN SALAH SATUNYA']) : []),
  ];
}

/** Just outside what a number may be. */
function limits(min: number | undefined, max: number | undefined): BadSample[] {
  return [...tooSmall(min), { value: max === undefined ? 1_000_000_000_000 : max + 1, rule: 'terlalu_besar' }];
}

function tooSmall(min: number | undefined, zero = 'tidak_boleh_nol'): BadSample[] {
  if (min === undefined) return [];
  if (min === 0) return [{ value: -1, rule: 'tidak_boleh_minus' }];
  return min < 0
    ? [{ value: min - 1, rule: 'terlalu_kecil' }]
    : [
        { value: 0, rule: zero },
        { value: -1, rule: 'terlalu_kecil' },
      ];
}
