import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the project stands; every path below is relative to it. */
export const repositoryRoot = join(import.meta.dirname, '../..');

/** One file as the checks see it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file that is, or is about to be, part of the project: what git tracks and what it would add. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(repositoryRoot, path)))
    .toSorted();
}

export function read(paths: readonly string[]): SourceFile[] {
  return paths.map((path) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }));
}
