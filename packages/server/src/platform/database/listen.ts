import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded PostgreSQL listens beside its private socket, since somebody asked for it. */
export interface Listen {
  readonly host: string;
  readonly port: number;
}

const fileOf = (stateDir: string): string => join(stateDir, 'listen.json');

/** Nothing where it is reached by its socket alone, as at first. */
export function listenOf(stateDir: string): Listen | undefined {
  const file = fileOf(stateDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Listen) : undefined;
}

/**
 * Has the embedded PostgreSQL listen on an address from its next start on, to that user of that database alone, coming
 * from that network, with his password.
 */
export function listenFrom(
  stateDir: string,
  { host, port }: Listen,
  who: { readonly database: string; readonly user: string; readonly from: string },
): void {
  writeFileSync(fileOf(stateDir), `${JSON.stringify({ host, port })}\n`, { mode: 0o600 });
  const cluster = readdirSync(stateDir).find((name) => /^pg\d+$/.test(name)) ?? '';
  const file = join(stateDir, cluster, 'pg_hba.conf');
  const line = `host ${who.database} ${who.user} ${who.from} scram-sha-256`;
  if (!readFileSync(file, 'utf8').split('\n').includes(line)) appendFileSync(file, `${line}\n`);
}
