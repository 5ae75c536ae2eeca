import { createHash } from 'node:crypto';
import type { SourceFile } from './repository.ts';

const shaOf = (text: string): string => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/** A line of SHA256SUMS, as `sha256sum` writes it. */
export const sumOf = ({ path, text }: SourceFile): string => `${shaOf(text)}  ${path}`;

/**
 * Migrations against the list of their sums: a file that is listed is the one that databases have applied, so it stays
 * as it is, and a new one is listed when it is done. One line per finding.
 */
export function changedMigrations(migrations: readonly SourceFile[], sums: string): string[] {
  const listed = new Map(
    sums.split('\n').flatMap((line) => {
      const [sha, path] = line.split('  ');
      return sha && path ? [[path, sha] as const] : [];
    }),
  );
  const faults = migrations.flatMap((migration) => {
    const { path, text } = migration;
    const sha = listed.get(path);
    if (sha === undefined) return [`${path} is not listed; when it is done, add to SHA256SUMS: ${sumOf(migration)}`];
    return sha === shaOf(text) ? [] : [`${path} was changed: on main it stays as it is, write a further file`];
  });
  const present = new Set(migrations.map(({ path }) => path));
  const gone = [...listed.keys()].filter((path) => !present.has(path)).map((path) => `${path} is gone`);
  return [...faults, ...gone];
}
