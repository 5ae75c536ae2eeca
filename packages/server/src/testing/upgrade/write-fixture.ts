import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '../../platform/database/migrate.ts';
import { migrationsDir } from '../../platform/database/open.ts';
import { testDatabase } from '../database.ts';
import { figuresOf } from './figures.ts';
import { columnsByTable, fixtureName, fixturesDir, fixtureText, rowsOf } from './fixture.ts';
import { SmallShop } from './small-shop.ts';

// `npm run fixture`: writes the fixture of the schema that the migrations of this moment make. Run like a test, since
// the shop is made by what the tests make theirs with.
const shop = new SmallShop();
const bare = testDatabase();

it('writes the fixture of this schema', { timeout: 600_000 }, async () => {
  await shop.live();
  expect(await shop.differences()).toEqual([]);
  const tables = [];
  // The tables of the schema: the shop's database has those of toys besides.
  for (const [table, columns] of await columnsByTable(bare.db)) {
    const rows = await rowsOf(shop.db, table, columns);
    if (rows.length > 0) tables.push({ table, columns, rows });
  }
  const migration = readdirSync(migrationsDir())
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  if (migration === undefined) throw new Error('there are no migrations');
  const figures = await figuresOf(shop.db);
  const text = fixtureText({ migration, fingerprint: fingerprint(migrationsDir()), figures, tables });
  mkdirSync(fixturesDir(), { recursive: true });
  const path = join(fixturesDir(), fixtureName(migration));
  writeFileSync(path, text);
  process.stdout.write(`${path}: ${tables.length} tables, ${Math.round(text.length / 1024)} KB\n`);
});
