import { Dec, type DecInput } from './dec.ts';

const WORDS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const;
const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun'] as const;
const LIMIT = Dec.from('1000000000000000');

/** A number below a thousand, in words; nothing for 0. */
function belowThousand(value: number): string[] {
  if (value >= 200) return [WORDS[Math.floor(value / 100)] ?? '', 'ratus', ...belowThousand(value % 100)];
  if (value >= 100) return ['seratus', ...belowThousand(value - 100)];
  if (value >= 20) return [WORDS[Math.floor(value / 10)] ?? '', 'puluh', ...belowThousand(value % 10)];
  if (value >= 12) return [WORDS[value - 10] ?? '', 'belas'];
  return value === 0 ? [] : [WORDS[value] ?? ''];
}

/** Three digits with their scale: `seribu`, never `satu ribu`. */
function part(value: number, scale: number): string[] {
  if (value === 0) return [];
  if (value === 1 && scale === 1) return ['seribu'];
  return [...belowThousand(value), SCALES[scale] ?? ''];
}

/**
 * A whole number in Indonesian words: 3192500 → `tiga juta seratus sembilan puluh dua ribu lima ratus`.
 * @throws RangeError for fractions and for a thousand trillion and more.
 */
export function terbilang(value: DecInput): string {
  const number = Dec.from(value);
  if (number.decimals() > 0 || number.abs().gte(LIMIT)) {
    throw new RangeError(`cannot be written in words: ${number.toString()}`);
  }
  if (number.isZero()) return 'nol';
  const digits = number.abs().toString();
  const words: string[] = number.isNegative() ? ['minus'] : [];
  for (let scale = SCALES.length - 1; scale >= 0; scale -= 1) {
    const end = digits.length - scale * 3;
    if (end > 0) words.push(...part(Number(digits.slice(Math.max(0, end - 3), end)), scale));
  }
  return words.filter((word) => word !== '').join(' ');
}

/** An amount of rupiah in words, as a nota carries it beside the figures: `seribu rupiah`. */
export const terbilangRupiah = (value: DecInput): string => `${terbilang(value)} rupiah`;
