import { posix } from 'node:path';
import type { SourceFile } from './repository.ts';

/** Checks that need nothing but a file's text. Each answers one line per finding: `path:line what is wrong`. */
type Check = (files: readonly SourceFile[]) => string[];

const CODE = /\.(ts|tsx|mjs|cjs|css|sql|html)$/;
const DOCUMENT = /(^README|^docs\/.*)\.md$/;
const LAID_OUT = /\.(ts|tsx|mjs|cjs)$|\/migrations\/[^/]+\.sql$/;
const MAX_LINES = 400;
const MAX_COLUMNS = 120;

/** Finds a pattern line by line. Patterns below are written so that they do not find themselves. */
function grep(files: readonly SourceFile[], pattern: RegExp, complaint: string): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${complaint}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

/** A file is read in one sitting. Tests and style sheets count as well. */
export const longFiles: Check = (files) =>
  files
    .filter(({ path }) => CODE.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}:${lines} longer than ${MAX_LINES} lines`);

/** A text in quotes, whole: where it may break is no matter of layout. */
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

const isWide = (line: string): boolean => Array.from(line).length > MAX_COLUMNS;

/** Code, and what no formatter breaks: comments, SQL, migrations. Only a text in quotes may make a line wider. */
export const wideLines: Check = (files) =>
  files
    .filter(({ path }) => LAID_OUT.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          isWide(line) && isWide(line.replace(QUOTED, "''"))
            ? [`${path}:${index + 1} wider than ${MAX_COLUMNS} columns`]
            : [],
        ),
    );

const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bas\s+any\b/, 'type given up'],
  [/@ts-(ignore|expect-error|nocheck)/, 'type error hidden'],
  [/(eslint|oxlint|tslint)-disable/, 'lint suppressed'],
  [/\bparse[F]loat\b/, 'binary float (money and weight are Dec)'],
  [/\b(TO[D]O|FIX[M]E|XX[X])\b/, 'left for later'],
];

/** Words that stand for work not done or a rule not kept. */
export const bannedWords: Check = (files) => {
  const searched = files.filter(({ path }) => CODE.test(path) || DOCUMENT.test(path));
  return BANNED.flatMap(([pattern, complaint]) => grep(searched, pattern, complaint));
};

/** Where money and weight are worked out and nothing else is: no way out of Dec there, and no rounding but its own. */
const ARITHMETIC = /\.calc\.ts$|^packages\/server\/src\/ledger\/(?!.*\.test\.ts$)/;

export const floatArithmetic: Check = (files) =>
  grep(
    files.filter(({ path }) => ARITHMETIC.test(path)),
    /\bNumber\(|\bMath\.(round|floor|ceil|trunc)\b/,
    'binary float among Dec',
  );

/** Paths of the machine something was written on, and hosts that packages came from. */
const TRACES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.])\/(root|work|workspace|Users|home\/[\w.-]+)\/[\w.-]/, 'path of one machine'],
  [/\b[A-Z]:\\+Users\\/, 'path of one machine'],
  [/\bregistry\.[\w-]+\.\w+/, 'host of a package registry'],
  [/https?:\/\/[^\s"'`)]*\b(artifactory|nexus|verdaccio|npm-?mirror)\b/, 'host of a package registry'],
  [/"resol[v]ed": "http/, 'host of a package registry'],
];

export const traces: Check = (files) => TRACES.flatMap(([pattern, complaint]) => grep(files, pattern, complaint));

/** Headings of the first level, outside code blocks. */
function titles(text: string): string[] {
  let fenced = false;
  return text.split('\n').filter((line) => {
    if (line.startsWith('```')) fenced = !fenced;
    return !fenced && /^# \S/.test(line);
  });
}

/** Every document opens with its title, has only that one, and shares it with no other document. */
export const documentTitles: Check = (files) => {
  const documents = files.filter(({ path }) => DOCUMENT.test(path));
  const owners = new Map<string, string>();
  return documents.flatMap(({ path, text }) => {
    const found = titles(text);
    const [title = ''] = found;
    if (found.length !== 1) return [`${path}:1 has ${found.length} titles`];
    if (!text.startsWith(title)) return [`${path}:1 does not open with its title`];
    const other = owners.get(title);
    owners.set(title, path);
    return other === undefined ? [] : [`${path}:1 has the title of ${other}`];
  });
};

/** Links from one document to a file of the project that is not there. */
export const brokenLinks: Check = (files) => {
  const paths = files.map(({ path }) => path);
  return files
    .filter(({ path }) => DOCUMENT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => posix.join(posix.dirname(path), link))
        .filter((target) => !paths.some((known) => known === target || known.startsWith(`${target}/`)))
        .map((target) => `${path} links to ${target}, which does not exist`),
    );
};
