import { Dec } from './dec.ts';
import type { ChoiceField, Field, TagsField } from './field.ts';
import type { RuleBreak } from './schema.ts';

/**
 * The text of a value in the CSV of a master, and the value of such a text. What is written here reads back as it was;
 * what a person or a spreadsheet writes is read where it has one meaning only, and refused where it has two.
 */

/** Text of a locale key in one language. */
export type Words = (key: string) => string;

/** A list of short texts reads better than JSON, as long as none of them holds what parts them. */
const LIST_PARTS = /[,;\n[\]]/;

const listText = (list: readonly unknown[]): string =>
  list.every((part): part is string => typeof part === 'string' && part !== '' && !LIST_PARTS.test(part))
    ? list.join(', ')
    : JSON.stringify(list);

const optionText = ({ optionLabel }: Pick<ChoiceField, 'optionLabel'>, option: string, words: Words): string =>
  optionLabel ? words(`${optionLabel}.${option}`) : option;

/** A value as a cell of an exported list, in the words of one language. */
export function cellText(field: Field, value: unknown, words: Words): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Dec) return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return words(value ? 'umum.ya' : 'umum.tidak');
  if (field.kind === 'choice') return optionText(field, String(value), words);
  if (field.kind === 'tags' && field.options && Array.isArray(value)) {
    return listText(value.map((word) => optionText(field, String(word), words)));
  }
  if (field.kind !== 'lines' && Array.isArray(value)) return listText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What a cell says, as a caller of the API would have sent it, or why it cannot be read. */
export type CellReading = { readonly value: unknown } | { readonly broken: RuleBreak };

const refused = (broken: RuleBreak): CellReading => ({ broken });

/** Fields with a closed list of words. */
type Chosen = ChoiceField | TagsField;

/** For comparing words of people: blanks and capitals do not count. */
export const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Digits that a spreadsheet has shortened: 8.12E+11 was a telephone number once, and nobody knows which. */
const SHORTENED = /^-?\d([.,]\d+)?E\+\d+$/i;
/** What a spreadsheet shows where a formula came to nothing: no name of anybody, though it is a text. */
const FORMULA_FAULT = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!)$/;
/** A number with what people write around it: `Rp. 1,500,000 ,-`, `2.130 gr`, `5 %`. */
const NUMBER = /^(-?)(?:rp\.?|idr)?(-?)([\d.,]+?)(?:[,.]-)?(?:gr\.?|gram|ct|%)?$/i;
const WHOLE: ReadonlySet<Field['kind']> = new Set(['integer', 'money']);

/** Digits in groups of three, parted by one sign. */
const grouped = (text: string, sign: ',' | '.'): boolean =>
  (sign === ',' ? /^\d{1,3}(,\d{3})+$/ : /^\d{1,3}(\.\d{3})+$/).test(text);
const bare = (text: string): string => text.replaceAll(/[.,]/g, '');

/** Digits with one decimal point and no other sign; refused where a sign may group or part, and both would do. */
function readDigits(text: string, whole: boolean): CellReading {
  if (/^\d+$/.test(text)) return { value: text };
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[last] === ',' ? ',' : '.';
  const before = text.slice(0, last);
  const after = text.slice(last + 1);
  if (!/^\d+$/.test(after)) return refused({ rule: 'bukan_angka' });
  if (/^\d+$/.test(before)) {
    const mayGroup = after.length === 3 && before.length <= 3 && !before.startsWith('0');
    // House style: a comma groups whole numbers, a point parts decimals. Elsewhere it is the other way round.
    if (mayGroup && whole) return sign === ',' ? { value: before + after } : refused({ rule: 'angka_ragu' });
    return mayGroup && sign === ',' ? refused({ rule: 'angka_ragu' }) : { value: `${before}.${after}` };
  }
  if (grouped(text, sign)) return { value: bare(text) };
  return grouped(before, sign === ',' ? '.' : ',')
    ? { value: `${bare(before)}.${after}` }
    : refused({ rule: 'bukan_angka' });
}

function readNumber(text: string, whole: boolean): CellReading {
  if (SHORTENED.test(text)) return refused({ rule: 'notasi_ilmiah' });
  const [, minus = '', second = '', digits = ''] = NUMBER.exec(text.replaceAll(/[\s\u00A0]/g, '')) ?? [];
  const reading = minus !== '' && second !== '' ? refused({ rule: 'bukan_angka' }) : readDigits(digits, whole);
  return 'value' in reading ? { value: `${minus}${second}${String(reading.value)}` } : reading;
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** Days are written 21/11/2026 or 2026-11-21; month first is not of this house. */
function readDate(text: string): CellReading {
  const [, year, month, day] =
    YEAR_FIRST.exec(text) ??
    DAY_FIRST.exec(text)?.map((part, index, all) => (index === 1 ? all[3] : index === 3 ? all[1] : part)) ??
    [];
  if (!year || !month || !day) return refused({ rule: 'bukan_tanggal' });
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

/** Parts of a list as people write it, or the JSON that an export falls back to. */
const readList = (text: string): CellReading =>
  text.startsWith('[')
    ? readJson(text)
    : {
        value: text
          .split(/[,;\n]/)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      };

function readJson(text: string): CellReading {
  try {
    const value = JSON.parse(text) as unknown;
    return Array.isArray(value) ? { value } : refused({ rule: 'bukan_daftar' });
  } catch {
    return refused({ rule: 'bukan_daftar' });
  }
}

/**
 * Reads cells that hold words of any of the languages given: those of the first win where two languages mean
 * different things by one word, and a word the others disagree about says nothing.
 */
export class CellReader {
  readonly #languages: readonly Words[];
  readonly #options = new Map<Chosen, readonly ReadonlyMap<string, string>[]>();
  readonly #booleans: readonly ReadonlyMap<string, boolean>[];

  constructor(languages: readonly Words[]) {
    this.#languages = languages;
    const common: [string, boolean][] = [
      ['true', true],
      ['false', false],
      ['1', true],
      ['0', false],
    ];
    this.#booleans = [
      ...languages.map(
        (words) =>
          new Map([
            [folded(words('umum.ya')), true],
            [folded(words('umum.tidak')), false],
          ]),
      ),
      new Map(common),
    ];
  }

  /** @returns what the cell says; `null` for an empty one. */
  read(field: Field, cell: string): CellReading {
    const text = field.kind === 'text' || field.kind === 'password' ? cell : cell.trim();
    if (text.trim() === '') return { value: null };
    if (FORMULA_FAULT.test(text.trim())) return refused({ rule: 'galat_rumus' });
    switch (field.kind) {
      case 'integer':
      case 'money':
      case 'weight':
      case 'kadar':
      case 'percent':
        return readNumber(text, WHOLE.has(field.kind));
      case 'date':
        return readDate(text);
      case 'datetime':
        return INSTANT.test(text) ? { value: text } : refused({ rule: 'bukan_tanggal' });
      case 'boolean':
        return this.#word(this.#booleans, text);
      case 'choice':
        return field.options.includes(text) ? { value: text } : this.#word(this.#optionsOf(field), text);
      case 'lines':
        return readJson(text);
      case 'tags':
        return this.#tags(field, readList(text));
      case 'refs':
      case 'images':
        return readList(text);
      case 'code':
      case 'ref':
      case 'text':
        return SHORTENED.test(text) && (field.kind !== 'text' || field.only !== undefined)
          ? refused({ rule: 'notasi_ilmiah' })
          : { value: text };
      default:
        return { value: text };
    }
  }

  /** Words of a closed list by what they are called; one that is not of it is left to the rules of the field. */
  #tags(field: TagsField, reading: CellReading): CellReading {
    if (!field.options || !('value' in reading) || !Array.isArray(reading.value)) return reading;
    return {
      value: reading.value.map((part: unknown) => {
        const found = this.#word(this.#optionsOf(field), String(part));
        return 'value' in found ? found.value : part;
      }),
    };
  }

  /** Options by their texts, language by language, and by themselves. */
  #optionsOf(field: Chosen): readonly ReadonlyMap<string, string>[] {
    let known = this.#options.get(field);
    if (!known) {
      const { options = [] } = field;
      const called = (words: Words) =>
        new Map(options.map((option) => [folded(optionText(field, option, words)), option]));
      known = [...this.#languages.map(called), new Map(options.map((option) => [folded(option), option]))];
      this.#options.set(field, known);
    }
    return known;
  }

  #word<V>(byLanguage: readonly ReadonlyMap<string, V>[], text: string): CellReading {
    const word = folded(text);
    const first = byLanguage[0]?.get(word);
    if (first !== undefined) return { value: first };
    const found = new Set(byLanguage.flatMap((map) => map.get(word) ?? []));
    return found.size === 1 ? { value: [...found][0] } : refused({ rule: 'bukan_pilihan' });
  }
}
