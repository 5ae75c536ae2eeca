import { readFileSync } from 'node:fs';
import { MODULES_UNREAD } from '@kilau/contract/modules.unread.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { pages } from '@kilau/contract/registry.ts';
import { parseTable } from './expected.ts';

/** Why a text of the specification is not among the texts. Each can end, and then it is no reason any more. */
export type Alasan =
  /** Its page is still to come. */
  | { readonly halaman: string }
  /** What says it, a module or parameter, is not read by anything yet. */
  | { readonly modul: ModuleKey }
  /** Another text says it, on purpose. */
  | { readonly diganti: string }
  /** No text of the interface: a value, a pattern, a file's name, a word for a rule. */
  | { readonly bukanTeks: string };

/** A text is quoted; `(text not shown)` describes one that is ours to write. */
export const pesan = (): string[] =>
  parseTable(readFileSync(new URL('messages.tsv', import.meta.url), 'utf8'))
    .map(({ text = '' }) => text)
    .filter((text) => !text.startsWith('(text not shown)'));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text says the one asked for: as it stands, filled in, or at the beginning of what it says besides. */
export function mengatakan(text: string, asked: string): boolean {
  if (text === asked) return true;
  if (text.startsWith(asked) && /^[\s·.!?:{]/.test(text.slice(asked.length))) return true;
  const parts = text.split(/\{\{\w+\}\}/);
  // What is filled in may be no more than half of it: otherwise any text would do.
  const enough = parts.join('').length * 2 >= asked.length;
  return parts.length > 1 && enough && new RegExp(`^${parts.map(escaped).join('.+')}$`).test(asked);
}

/** Whether a reason still stands. @param texts all texts of the language. */
export function masihBerlaku(alasan: Alasan, texts: readonly string[]): boolean {
  if ('halaman' in alasan) return !pages.some(({ path, aliases = [] }) => [path, ...aliases].includes(alasan.halaman));
  if ('modul' in alasan) return MODULES_UNREAD.includes(alasan.modul);
  if ('diganti' in alasan) return texts.includes(alasan.diganti);
  return true;
}
