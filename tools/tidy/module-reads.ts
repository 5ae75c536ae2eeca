import { gateTerm } from '@kilau/contract/core/module-gate.ts';
import type { SourceFile } from './repository.ts';

/** Where modules are declared rather than read. */
const DECLARED = ['packages/contract/src/modules.ts', 'packages/contract/src/modules.unread.ts'];
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A page of settings that shows a parameter does not obey it. */
const SHOWN = /^\s*parameters: \{[^}]*\},$/gm;
const QUOTED = /'([A-Za-z]\w*(?:=\w+|@toko)?)'/g;

/** Their texts as one, through which a pattern runs once. */
const joined = (files: readonly SourceFile[]): string => files.map(({ text }) => text).join('\n');

/** Whether the server asks for the settings that a file defines: then it obeys the parameters that they show. */
function asked(text: string, server: string): boolean {
  const keys = [...text.matchAll(/defineSetting\(\{\s*key: '([\w-]+)'/g)].map(([, key = '']) => key);
  return keys.some((key) => new RegExp(`settingOf\\([^)]*'${key}'`).test(server));
}

/**
 * Keys that no gate names and no code asks for: nothing happens when they change. Showing one is not asking, unless the
 * server asks for the settings that show it.
 */
export function unreadKeys(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const server = joined(files.filter(({ path }) => /^packages\/server\/src\/(trade|features)\//.test(path)));
  const read = new Set(
    files
      .filter(({ path }) => !DECLARED.includes(path))
      .flatMap(({ text }) =>
        [
          ...text
            .replaceAll(COMMENT, '')
            .replaceAll(asked(text, server) ? /$^/g : SHOWN, '')
            .matchAll(QUOTED),
        ].map(([, word = '']) => gateTerm(word).key),
      ),
  );
  return keys.filter((key) => !read.has(key));
}

/** A master as far as its readers find it. */
interface Kept {
  readonly key: string;
  readonly page: string;
  readonly table: string;
}

/** Who keeps masters rather than works by them: their own calls and pages, first records, exports, a new shop. */
const KEEPING = /\/features\/master\/|\/hutang\/(pokok|contoh|Parameter)|\/sistem\/(setup|ekspor)\/|toko-baru|\/demo\//;

/** Names of definitions by their keys, as they are imported. */
const exported = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/export const (\w+) = defineResource\(\{\s*key: '([\w-]+)'/g)].map(([, name = '', key = '']) => [
      key,
      name,
    ]),
  );

/** What is written behind a word that reads or writes a table, and what is imported of definitions. */
const TABLE = /\b(?:from|join|into|update|table:) '?(\w+)/g;
const IMPORTED = /import \{([^}]*)\} from '@kilau\/[^']*(?:\.resource|\/api)\.ts'/g;
const REFERENCE = /(?:refs?\(|from: )'([\w-]+)'/g;

const named = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, words = '']) => words.split(/[\s,]+/)));

/**
 * Pages of masters that nothing works by: no statement of the server reads the table, no page of another feature asks
 * for the master, and no definition refers to it but those of other such pages.
 */
export function unobeyedPages(masters: readonly Kept[], files: readonly SourceFile[]): string[] {
  const working = files.filter(({ path }) => !KEEPING.test(path));
  const tables = named(joined(working.filter(({ path }) => path.startsWith('packages/server/src'))), TABLE);
  const imported = named(joined(working.filter(({ path }) => path.startsWith('packages/web/src/'))), IMPORTED);
  const definitions = files.filter(({ path }) => path.startsWith('packages/contract/src'));
  const names = exported(joined(definitions));
  let left = masters.filter(({ key, table }) => !tables.has(table) && !imported.has(names.get(key) ?? ''));
  for (;;) {
    const pages = new Set(left.map(({ page }) => page));
    const others = definitions.filter(({ text }) => ![...pages].some((page) => text.includes(`page: '${page}'`)));
    const referred = named(joined(others), REFERENCE);
    const next = left.filter(({ key }) => !referred.has(key));
    if (next.length === left.length) return [...pages].toSorted();
    left = next;
  }
}

/** Where a setting is checked and edited rather than obeyed. */
const EDITING = /whatsapp\.hooks\.ts$|SettingPage\.tsx$|\/afiliasi\.calc\.ts$|\.setting\.ts$/;

/** Fields of settings that no code names but what checks and shows them. */
export function unobeyedFields(names: readonly string[], files: readonly SourceFile[]): string[] {
  const working = files.filter(({ path }) => !EDITING.test(path) && !DECLARED.includes(path));
  const words = new Set(joined(working).replaceAll(COMMENT, '').match(/\w+/g));
  return names.filter((name) => !words.has(name));
}

/** Rows of the table below a heading of a document: what stands in the first column, and the reason beside it. */
export function tableBelow(document: string, heading: string): { readonly key: string; readonly reason: string }[] {
  const [, below = ''] = document.split(`${heading}\n`);
  const [section = ''] = below.split('\n## ');
  return [...section.matchAll(/^\| `([^`]+)` \| (.*?) \|$/gm)].map(([, key = '', reason = '']) => ({
    key,
    reason: reason.trim(),
  }));
}
