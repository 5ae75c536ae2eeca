/** One statement of a script, and the line of the script on which it begins. */
export interface SqlStatement {
  readonly text: string;
  readonly line: number;
}

/** Everything inside which a semicolon means nothing, then words, then any other character. */
const TOKEN = new RegExp(
  [
    /--[^\n]*/,
    /\/\*/,
    /[eE]'(?:[^'\\]|\\.|'')*'/,
    /'(?:[^']|'')*'/,
    /"(?:[^"]|"")*"/,
    /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/u,
    /[\p{L}_][\p{L}\p{N}_$]*/u,
    /[^]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'suy',
);

/**
 * Cuts a script at the semicolons between its statements, so that they can be run one by one and a failing one can be
 * named by its line. Knows strings, quoted names, dollar quotes, nested comments, brackets (rules) and the `BEGIN
 * ATOMIC … END` bodies of SQL functions. What never ends is one last statement, for PostgreSQL to complain about.
 */
export function splitStatements(script: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let start: number | undefined;
  let brackets = 0;
  let blocks = 0;
  let previous = '';
  for (const { token, index } of tokens(script)) {
    if (/^(?:\s|--|\/\*)/.test(token)) continue;
    if (token === ';' && brackets <= 0 && blocks === 0) {
      if (start !== undefined) statements.push(cut(script, start, index));
      start = undefined;
      brackets = 0;
      continue;
    }
    start ??= index;
    const word = token.toLowerCase();
    if (token === '(') brackets++;
    else if (token === ')') brackets--;
    else if (word === 'atomic' && previous === 'begin') blocks++;
    else if (blocks > 0 && word === 'case') blocks++;
    else if (blocks > 0 && word === 'end') blocks--;
    previous = word;
  }
  if (start !== undefined) statements.push(cut(script, start, script.length));
  return statements;
}

function cut(script: string, start: number, end: number): SqlStatement {
  return { text: script.slice(start, end).trimEnd(), line: lineAt(script, start) };
}

/** The line, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function* tokens(script: string): Generator<{ token: string; index: number }> {
  let index = 0;
  while (index < script.length) {
    TOKEN.lastIndex = index;
    const token = wholeToken(script, index, TOKEN.exec(script)?.[0] ?? '');
    yield { token, index };
    index += Math.max(token.length, 1);
  }
}

/** Comments nest, and a dollar quote ends where its own tag comes again: more than a regular expression can tell. */
function wholeToken(script: string, index: number, opening: string): string {
  if (opening === '/*') return script.slice(index, endOfComment(script, index));
  if (opening.length > 1 && opening.startsWith('$')) {
    const end = script.indexOf(opening, index + opening.length);
    return script.slice(index, end < 0 ? script.length : end + opening.length);
  }
  return opening;
}

function endOfComment(script: string, from: number): number {
  let depth = 0;
  for (const mark of script.slice(from).matchAll(/\/\*|\*\//g)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return from + mark.index + 2;
  }
  return script.length;
}
