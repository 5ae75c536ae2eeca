import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVENTED_CALLS, INVENTED_KEYS, NOT_OURS, POSTED, type Call } from './rulings.ts';

/** One row of the specification's lists. */
export type Expected =
  | { readonly list: 'routes'; readonly name: string; readonly paths: readonly string[] }
  | { readonly list: 'calls'; readonly name: string; readonly call: Call }
  | { readonly list: 'modules'; readonly name: string; readonly key: string }
  /** Something that is not a page, a call or a module of ours, and why. */
  | { readonly list: 'calls' | 'modules'; readonly name: string; readonly elsewhere: string };

type Row = Readonly<Record<string, string>>;

/** Rows of a tab-separated table by column name. */
export function parseTable(text: string): Row[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? String(index), cell])),
  );
}

/** `/kirim-uang/{nomor_referensi}/` → `kirim-uang/{}`. */
export const normalPath = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}').replaceAll(/^\/+|\/+$/g, '');

const VERBS: Readonly<Record<string, string>> = { create: 'POST', update: 'PUT', delete: 'DELETE' };

/**
 * What a list leaves open in a method, as decisions.md 23 fills it: reading is GET, creating POST, changing PUT,
 * deleting DELETE.
 */
function methodOf(written: string, path: string, verb: string | undefined): string {
  if (written !== '?') return written;
  if (verb) return VERBS[verb] ?? 'GET';
  if (POSTED.includes(path)) return 'POST';
  const words = path.split(/[/-]/);
  if (words.includes('remove') || words.includes('delete')) return 'DELETE';
  return words.includes('edit') ? 'PUT' : 'GET';
}

/** A page is expected under its path, and its alternates redirect there (decisions.md 15). */
export function expectRoute({ path = '', note = '' }: Row): Expected {
  const alternates = /\balt ([^[;]*)/.exec(note)?.[1]?.match(/\/[\w-]+/g) ?? [];
  return { list: 'routes', name: path, paths: [path, ...alternates] };
}

export function expectCall({ method = '', path = '' }: Row): Expected {
  const name = `${method} ${path}`;
  const elsewhere = NOT_OURS[path];
  if (elsewhere) return { list: 'calls', name, elsewhere };
  const invented = INVENTED_CALLS[path];
  if (invented) return { list: 'calls', name, call: { ...invented, path: normalPath(invented.path) } };
  const [, plain = path, verb] = /^(.*?)(?: \((create|update|delete)\))?$/.exec(path) ?? [];
  const normal = normalPath(plain);
  return { list: 'calls', name, call: { method: methodOf(method, normal, verb), path: normal } };
}

export function expectModule({ key = '' }: Row): Expected {
  const elsewhere = NOT_OURS[key];
  if (elsewhere) return { list: 'modules', name: key, elsewhere };
  return { list: 'modules', name: key, key: INVENTED_KEYS[key] ?? key };
}

const table = (name: string): Row[] => parseTable(readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8'));

/** Everything the specification lists. */
export const expected = (): Expected[] => [
  ...table('routes').map(expectRoute),
  ...table('calls').map(expectCall),
  ...table('modules').map(expectModule),
];
