import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface EntrySize {
  readonly files: number;
  readonly bytes: number;
  /** Bytes as a browser receives them. */
  readonly gzipped: number;
}

const SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g;
/** `import"./x.js"`, `import{a}from"./x.js"`, `export*from"./x.js"`; not `import("./x.js")`, which loads later. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\b(?:[^"'`();]*\bfrom)?\s*["']([^"']+\.js)["']/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, path]) => path ?? []);

/** The script a browser must have before the first page shows: the page's modules and all they import statically. */
export function entrySize(webRoot: string): EntrySize {
  const index = join(webRoot, 'index.html');
  if (!existsSync(index)) throw new Error('the pages are not built');
  const html = readFileSync(index, 'utf8');
  const seen = new Map<string, Buffer>();
  const open = [...found(html, SCRIPT), ...found(html, PRELOAD)];
  if (open.length === 0) throw new Error('the page has no script');
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    const source = readFileSync(join(webRoot, path));
    seen.set(path, source);
    const from = posix.dirname(path);
    open.push(
      ...found(source.toString(), STATIC_IMPORT).map((name) => (name.startsWith('/') ? name : posix.join(from, name))),
    );
  }
  const sources = [...seen.values()];
  return {
    files: sources.length,
    bytes: sources.reduce((sum, source) => sum + source.length, 0),
    gzipped: sources.reduce((sum, source) => sum + gzipSync(source).length, 0),
  };
}
