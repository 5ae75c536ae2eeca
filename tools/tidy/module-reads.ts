import { gateTerm } from '@kilau/contract/core/module-gate.ts';
import type { SourceFile } from './repository.ts';

/** Where modules are declared rather than read. */
const DECLARED = ['packages/contract/src/modules.ts', 'packages/contract/src/modules.unread.ts'];
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const QUOTED = /'([A-Za-z]\w*(?:=\w+)?)'/g;

/** Keys that no gate names and no code asks for: nothing happens when they change. */
export function unreadKeys(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const read = new Set(
    files
      .filter(({ path }) => !DECLARED.includes(path))
      .flatMap(({ text }) =>
        [...text.replaceAll(COMMENT, '').matchAll(QUOTED)].map(([, word = '']) => gateTerm(word).key),
      ),
  );
  return keys.filter((key) => !read.has(key));
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
