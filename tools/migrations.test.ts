import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedMigrations, sumOf } from './tidy/migrations.ts';
import { repositoryRoot } from './tidy/repository.ts';

const dir = join(repositoryRoot, 'packages/server/migrations');
const readAt = (name: string): string => readFileSync(join(dir, name), 'utf8');
const migrations = readdirSync(dir)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((path) => ({ path, text: readAt(path) }));

describe('migrations', () => {
  it('are as they were listed, and all are listed', () => {
    expect(migrations.length).toBeGreaterThan(10);
    expect(changedMigrations(migrations, readAt('SHA256SUMS'))).toEqual([]);
  });
  it('are found when they are changed, new or gone', () => {
    const toko = { path: '0001-toko.sql', text: 'create table toko ();\n' };
    const sums = `${sumOf(toko)}\n`;
    expect(changedMigrations([toko], sums)).toEqual([]);
    expect(changedMigrations([{ ...toko, text: 'create table toko ();\r\n' }], sums)).toEqual([]);
    expect(changedMigrations([{ ...toko, text: 'create table toko (a text);\n' }], sums)).toEqual([
      '0001-toko.sql was changed: on main it stays as it is, write a further file',
    ]);
    const baru = { path: '0002-baru.sql', text: '' };
    expect(changedMigrations([toko, baru], sums)).toEqual([
      `0002-baru.sql is not listed; when it is done, add to SHA256SUMS: ${sumOf(baru)}`,
    ]);
    expect(changedMigrations([], sums)).toEqual(['0001-toko.sql is gone']);
  });
});
