import { Dec } from './dec.ts';
import type { RuleBreak } from './schema.ts';

/**
 * What must hold between the fields of one record. A short closed list, like the field kinds: a rule is data, so that
 * the server refuses by it, at the field, and the samples of the tests obey it.
 */
export type RecordRule<Name extends string = string> =
  /** A period: the second date is not before the first. Either may be open. */
  | { readonly check: 'urut'; readonly from: Name; readonly to: Name }
  /** A number is at most `max` while another field says `is`: a discount in percent. */
  | { readonly check: 'maks'; readonly field: Name; readonly max: number; readonly when: Name; readonly is: string }
  /** Fields of a new record that have to be there unless another one is: the owner of a shop that is kept here. */
  | { readonly check: 'wajib'; readonly fields: readonly Name[]; readonly unless: Name };

type AnyRecord = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function broken(
  rule: Exclude<RecordRule, { check: 'wajib' }>,
  record: AnyRecord,
): readonly [string, RuleBreak] | undefined {
  if (rule.check === 'urut') {
    const [from, to] = [record[rule.from], record[rule.to]];
    // Dates are texts of one form, so their order is that of the days.
    return !isEmpty(from) && !isEmpty(to) && String(to) < String(from)
      ? [rule.to, { rule: 'rentang_terbalik' }]
      : undefined;
  }
  const value = Dec.parse(record[rule.field]);
  const held = record[rule.when] === rule.is && value !== undefined && value.gt(rule.max);
  return held ? [rule.field, { rule: 'persen_maks', params: { max: rule.max } }] : undefined;
}

/** What a change does not name at all is not asked for. */
const missing = (
  { fields, unless }: Extract<RecordRule, { check: 'wajib' }>,
  record: AnyRecord,
): (readonly [string, RuleBreak])[] =>
  isEmpty(record[unless])
    ? fields
        .filter((name) => record[name] !== undefined && isEmpty(record[name]))
        .map((name) => [name, { rule: 'tidak_boleh_kosong' }] as const)
    : [];

/** The rules that a whole record breaks, by the field that has to change. */
export function recordBreaks(
  rules: readonly RecordRule[] | undefined,
  record: AnyRecord,
): Readonly<Record<string, RuleBreak>> {
  return Object.fromEntries(
    (rules ?? []).flatMap((rule) => {
      if (rule.check === 'wajib') return missing(rule, record);
      const found = broken(rule, record);
      return found ? [found] : [];
    }),
  );
}

/** A sample bent until it keeps the rules: the last of a period is its first, a number is folded below its limit. */
export function obeying(rules: readonly RecordRule[] | undefined, sample: AnyRecord): Record<string, unknown> {
  const record: Record<string, unknown> = { ...sample };
  for (const rule of rules ?? []) {
    // A sample has all fields that it may have to have.
    if (rule.check === 'wajib') continue;
    const found = broken(rule, record);
    if (!found) continue;
    const [name] = found;
    if (rule.check === 'urut') record[name] = record[rule.from];
    else record[name] = Dec.from(String(record[name])).round(0, 'down').mod(rule.max).plus(1).toJSON();
  }
  return record;
}
