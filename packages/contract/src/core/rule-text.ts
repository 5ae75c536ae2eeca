import type { RuleBreak } from './schema.ts';

/** Texts of one language. */
export interface Said {
  readonly say: (key: string, params?: RuleBreak['params']) => string;
  readonly has: (key: string) => boolean;
}

/** The name behind a path: `berat` of `barang.0.berat`, `barang` of `barang.0`. */
const nameAt = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';

/**
 * The sentence of a broken rule at a path. What is missing is called by its label (specification, section 5): the one
 * that the rule brings, else the one of the field's name.
 */
export function ruleSentence({ say, has }: Said, path: string, { rule, params }: RuleBreak): string {
  if (rule !== 'tidak_boleh_kosong') return say(`rule.${rule}`, params);
  const label = String(params?.['label'] ?? `field.${nameAt(path)}`);
  return has(label) ? say('rule.label_tidak_boleh_kosong', { label: say(label) }) : say(`rule.${rule}`);
}
