import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from './tidy/repository.ts';

const body = (lines: number): string => '  count += 1;\n'.repeat(lines);

/** One fault per rule the house leans on: file, its content, the rule that must find it. */
const FAULTS: readonly (readonly [file: string, content: string, rule: string])[] = [
  ['any.ts', 'export const keep = (value: any): string => String(value);\n', 'typescript(no-explicit-any)'],
  [
    'non-null.ts',
    'export const first = (list: string[]): string => list.at(0)!;\n',
    'typescript(no-non-null-assertion)',
  ],
  [
    'floating.ts',
    'const later = async (): Promise<void> => undefined;\nlater();\n',
    'typescript(no-floating-promises)',
  ],
  [
    'misused.ts',
    'const later = async (): Promise<boolean> => true;\nexport const sure = later() ? 1 : 2;\n',
    'typescript(no-misused-promises)',
  ],
  [
    'unsafe.ts',
    "const data = JSON.parse('{}');\nexport const name: string = data.name;\n",
    'typescript(no-unsafe-assignment)',
  ],
  [
    'type-import.ts',
    "import { Dirent } from 'node:fs';\nexport type Entry = Dirent;\n",
    'typescript(consistent-type-imports)',
  ],
  ['throw.ts', "export const stop = (): never => {\n  throw 'no';\n};\n", 'typescript(only-throw-error)'],
  [
    'switch.ts',
    "export function sign(level: 'a' | 'b'): number {\n  switch (level) {\n    case 'a': return 1;\n  }\n  return 0;\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ],
  ['default.ts', 'const one = 1;\nexport default one;\n', 'import(no-default-export)'],
  ['packages/server/src/app/noise.ts', "console.log('x');\nexport const one = 1;\n", 'eslint(no-console)'],
  ['equal.ts', 'export const same = (a: unknown, b: unknown): boolean => a == b;\n', 'eslint(eqeqeq)'],
  [
    'long.ts',
    `export function long(): number {\n  let count = 0;\n${body(68)}  return count;\n}\n`,
    'eslint(max-lines-per-function)',
  ],
  [
    'Long.tsx',
    `export const Long = () => {\n  let count = 0;\n${body(67)}  return <p>{count}</p>;\n};\n`,
    'eslint(max-lines-per-function)',
  ],
  [
    'Hook.tsx',
    "import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p />;\n}\n",
    'react-hooks(rules-of-hooks)',
  ],
  ['Image.tsx', 'export const Image = () => <img src="a.png" />;\n', 'jsx-a11y(alt-text)'],
  ['Button.tsx', 'export const Button = () => <button>x</button>;\n', 'react(button-has-type)'],
  [
    'only.test.ts',
    "import { expect, it } from 'vitest';\nit.only('x', () => { expect(1).toBe(1); });\n",
    'vitest(no-focused-tests)',
  ],
];
const LAWFUL: readonly (readonly [file: string, content: string])[] = [
  ['short.ts', `export function short(): number {\n  let count = 0;\n${body(66)}  return count;\n}\n`],
  [
    'long.test.ts',
    `import { expect, it } from 'vitest';\nit('is long', () => {\n  let count = 0;\n${body(90)}  expect(count).toBe(90);\n});\n`,
  ],
  ['tools/say.ts', "console.log('x');\nexport const one = 1;\n"],
];

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
const found = new Map<string, string[]>();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeAll(() => {
  for (const [file, content] of [...FAULTS, ...LAWFUL]) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    writeFileSync(join(scratch, file), content);
  }
  // Overrides of the configuration are by place, so the scratch tree stands as a project of its own.
  copyFileSync(join(repositoryRoot, '.oxlintrc.json'), join(scratch, '.oxlintrc.json'));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(scratch, 'node_modules'));
  writeFileSync(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({ extends: join(repositoryRoot, 'tsconfig.json'), include: ['**/*'] }),
  );
  const program = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--type-aware', '--ignore-pattern', 'node_modules', '-f', 'json'],
    { cwd: scratch, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not report: ${stderr || stdout}`);
  for (const { filename, code } of (JSON.parse(stdout) as Report).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
}, 30_000);

describe('the linter', () => {
  it.each(FAULTS)('finds the fault planted in %s', (file, _, rule) => expect(found.get(file)).toContain(rule));
  it.each(LAWFUL)('lets %s pass', (file) => expect(found.get(file) ?? []).toEqual([]));
});
