import type pg from 'pg';
import { newClient } from './reach.ts';

/** A connection by which is waited, to one server of the database, until it breaks. */
export interface Line {
  flushed(): Promise<void>;
}

/** Waits until what was committed is where it outlasts a crash: on disk, and with standbys that are waited for. */
export interface Flush {
  /**
   * Asked for before a commit is sent by a connection, and what waits for it afterwards. None where there is nothing to
   * wait by yet, or it leads to another server: the commit has to wait for the disk itself then.
   */
  lineFor(client: Pick<pg.Client, 'host' | 'port'>): Line | undefined;
  close(): Promise<void>;
}

/** Writes a word into the log that means nothing to anybody, and waits for it and all that was written before. */
const STATEMENT = `select pg_logical_emit_message(true, 'kilau', '')`;
const LONGEST_WAIT_MS = 30_000;

/** One wait for all who ask at the same time. */
class OpenLine implements Line {
  #running: Promise<void> | undefined;
  #following: Promise<void> | undefined;
  readonly client: pg.Client;
  readonly #broke: () => void;

  /** @param broke is told when it says nothing any more. */
  constructor(client: pg.Client, broke: () => void) {
    this.client = client;
    this.#broke = broke;
  }

  /** @throws Error when the connection is gone, and nobody knows what the server has kept. */
  flushed(): Promise<void> {
    // One that runs already may have begun before the commit that is asked about.
    return this.#running ? (this.#following ??= this.#follow(this.#running)) : this.#run();
  }

  #run(): Promise<void> {
    const mine = this.client
      .query({ name: 'flush', text: STATEMENT })
      .then(() => undefined)
      .catch((error: unknown) => {
        this.#broke();
        throw error;
      })
      .finally(() => {
        if (this.#running === mine) this.#running = undefined;
      });
    this.#running = mine;
    return mine;
  }

  async #follow(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    this.#following = undefined;
    return this.#run();
  }
}

/**
 * Deeds of a shop follow one another by its book and its numbers, which are locked until the commit; one that waited
 * for the disk itself had all others wait for it too. The log is written in the order of commits: what builds on a deed
 * is never kept without it. A line that breaks is never the same again: behind it may be another server, which a
 * standby has become, and what was committed just before it broke may be lost.
 */
export function createFlush(connection: pg.ClientConfig): Flush {
  let line: OpenLine | undefined;
  let opening: Promise<void> | undefined;
  let closed = false;

  const drop = (client: pg.Client): void => {
    if (line?.client !== client) return;
    line = undefined;
    void client.end().catch(() => undefined);
  };
  const open = async (): Promise<void> => {
    const client = newClient({
      ...connection,
      application_name: 'kilau',
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
    });
    client.on('error', () => drop(client)).on('end', () => drop(client));
    await client.connect();
    if (closed) await client.end();
    else line = new OpenLine(client, () => drop(client));
  };
  const leadsTo = ({ client }: OpenLine, { host, port }: Pick<pg.Client, 'host' | 'port'>): boolean =>
    client.host === host && client.port === port;

  return {
    lineFor(client) {
      if (line && leadsTo(line, client)) return line;
      // To a server that the database has left, or that it has not come to yet.
      if (line) drop(line.client);
      // What does not open now is tried again with the next deed.
      opening ??= open()
        .catch(() => undefined)
        .finally(() => (opening = undefined));
      return undefined;
    },
    async close() {
      closed = true;
      await opening;
      await line?.client.end();
    },
  };
}
