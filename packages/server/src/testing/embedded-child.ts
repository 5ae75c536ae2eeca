import { setInterval } from 'node:timers';
import pg from 'pg';
import { startEmbedded } from '../platform/database/embedded.ts';

/**
 * A program that owns an embedded database and is meant to be killed: it inserts numbers one by one, and prints each
 * once the database has acknowledged it. The first line says who it is: process of PostgreSQL, owner or guest.
 */
const [stateDir, rows] = process.argv.slice(2);
if (stateDir === undefined) throw new Error('usage: embedded-child.ts STATE_DIR [ROWS]');

const database = await startEmbedded({ stateDir });
console.log(`${database.pid} ${database.guest ? 'guest' : 'owner'}`);
const client = new pg.Client(database.connection);
await client.connect();
await client.query('create table if not exists janji (nomor integer primary key)');
for (let nomor = 1; nomor <= Number(rows ?? 0); nomor++) {
  await client.query('insert into janji values ($1)', [nomor]);
  console.log(String(nomor));
}
// Stay, as a server would, until somebody ends it.
setInterval(() => undefined, 60_000);
