import { spawnSync } from 'node:child_process';
import { newDataDir, removeDataDir, startServer, type Server } from './server.ts';

/**
 * So many journeys at once, each on servers of its own. One more than a small machine has cores: a hand that types
 * waits for the page, and the page for the server, a fifth of the time.
 */
export const LANES = 3;

/** Servers for journeys that are walked at the same time, and their data, which go when all is over. */
export class Servers {
  readonly #dirs: string[] = [];
  readonly #running: Server[] = [];
  #seeded: Promise<string> | undefined;

  async #newDir(): Promise<string> {
    const dir = await newDataDir();
    this.#dirs.push(dir);
    return dir;
  }

  async #start(options: Parameters<typeof startServer>[0]): Promise<Server> {
    const server = await startServer(options);
    this.#running.push(server);
    return server;
  }

  /** A server without any data. */
  async empty(): Promise<Server> {
    return this.#start({ demo: false, dataDir: await this.#newDir() });
  }

  /** A server with the demo chain, which is made once and copied. */
  async demo(): Promise<Server> {
    this.#seeded ??= this.#seed();
    const from = await this.#seeded;
    const dataDir = await this.#newDir();
    // With owners and modes: PostgreSQL takes its data only from its own user.
    const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, dataDir], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the demo chain could not be copied: ${stderr}`);
    return this.#start({ demo: true, dataDir });
  }

  async #seed(): Promise<string> {
    const dataDir = await this.#newDir();
    const server = await startServer({ demo: true, dataDir });
    await server.stop();
    return dataDir;
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.stop()));
    await Promise.all(this.#dirs.map(removeDataDir));
  }
}
