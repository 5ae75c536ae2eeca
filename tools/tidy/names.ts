import type { SourceFile } from './repository.ts';

/** Where `satu` is the numeral itself. */
const NUMERAL = /(^|\/)terbilang(\.test)?\.ts$/;
const SCRIPT = /\.(ts|tsx|mjs|cjs)$/;
/** Comments and texts; those in backticks stay, as they may have code within. */
const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm;
/** A name that something is given: a parameter, a variable, a property. */
const GIVEN = /[({[,]\s*satu\b\s*[)}\],:=]|\b(const|let|function|readonly)\s+satu\b|\bsatu\s*=>|:\s*satu\s*[},]/;

/** `satu` says that there is one of something, and not of what: a line, a piece, a tray and a document each have a name. */
export function emptyNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => SCRIPT.test(path) && !NUMERAL.test(path))
    .flatMap(({ path, text }) =>
      text
        .replaceAll(NO_CODE, (found) => found.replaceAll(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) => (GIVEN.test(line) ? [`${path}:${index + 1} satu: of what?`] : [])),
    );
}
