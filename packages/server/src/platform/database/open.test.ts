import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDb } from '../../testing/database.ts';
import { openDatabase } from './open.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kilau-open-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('opens an embedded database of its own, migrated, and finds it again', async () => {
  const lines: string[] = [];
  const first = await openDatabase({ databaseUrl: undefined, dataDir }, { log: (line) => lines.push(line) });
  expect(await first.db.one('select current_database() as name')).toEqual({ name: 'kilau' });
  expect(lines.filter((line) => line.startsWith('applied ')).length).toBeGreaterThan(0);
  // A command line tool beside the running server.
  const guest = await openDatabase({ databaseUrl: undefined, dataDir });
  await guest.db.query(`insert into penanda (kunci, nilai) values ('percobaan', 'ya')`);
  await guest.close();
  await first.close();

  const second = await openDatabase({ databaseUrl: undefined, dataDir });
  expect(await second.db.query(`select nilai from penanda where kunci = 'percobaan'`)).toEqual([{ nilai: 'ya' }]);
  await second.close();
});

it('opens the database of a URL', async () => {
  const empty = await createTestDb({ migrated: false });
  const { host = '', port = 5432, user = '', password, database = '', connectionString } = empty.connection;
  const address = `postgresql://${user}:${String(password)}@${encodeURIComponent(host)}:${port}/${database}`;
  const opened = await openDatabase({ databaseUrl: connectionString ?? address, dataDir });
  expect(await opened.db.maybe('select 1 as nilai from skema_migrasi limit 1')).toEqual({ nilai: 1 });
  await opened.close();
  await empty.drop();
});

it('says what is wrong with a URL that leads nowhere', async () => {
  const databaseUrl = 'postgresql://kilau:rahasia@127.0.0.1:1/kilau';
  await expect(openDatabase({ databaseUrl, dataDir })).rejects.toThrow(/ECONNREFUSED/);
});
