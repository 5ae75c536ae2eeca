import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addressesOf } from './hosts.ts';

/** So long may one host keep its answer to itself. */
const ANSWER_MS = 2000;
/** Once one has said that it takes writes, others get only so long to say that they do since a later promotion. */
const GRACE_MS = 300;
/** What was found holds for those who ask right behind. */
const FRESH_MS = 1000;
const AGAIN_MS = 200;
/** So long somebody who wants a connection waits for a standby to take over. */
const PATIENCE_MS = 12_000;
/** How often it is looked whether connections still lead to the right host. */
const WATCH_MS = 5000;
const DEFAULT_PORT = 5432;

/** No host takes writes, or another one does by now. Its code is PostgreSQL's own for a lost connection. */
class HostError extends Error {
  override readonly name = 'HostError';
  readonly code = '08006';
}

interface Found {
  readonly host: string;
  readonly port: number;
  /** Rises by one with each standby that is promoted. */
  readonly timeline: number;
}

const TIMELINE_SQL = `select case when pg_is_in_recovery() then 0
  else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`;

/** Whether that host takes writes, and since which promotion; nothing where it does not or says nothing. */
async function ask(url: URL): Promise<Found | undefined> {
  const client = new pg.Client({
    connectionString: url.href,
    application_name: 'kilau mencari',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number }>(TIMELINE_SQL);
    const timeline = rows[0]?.timeline ?? 0;
    const port = url.port === '' ? DEFAULT_PORT : Number(url.port);
    return timeline === 0 ? undefined : { host: url.hostname.replaceAll(/^\[|\]$/g, ''), port, timeline };
  } catch {
    return undefined;
  } finally {
    // A host that stands still would never take its leave.
    client.connection.stream.destroy();
  }
}

/** Several hosts of one database, and where it is just now. */
class Place {
  /** A host that was left behind by a promotion is not the database any more, even when it takes writes again. */
  #timeline = 0;
  #looked: { until: number; readonly found: Promise<Found | undefined> } | undefined;
  readonly #clients = new Set<pg.Client>();
  #watch: NodeJS.Timeout | undefined;
  readonly #urls: readonly URL[];

  constructor(urls: readonly URL[]) {
    this.#urls = urls;
  }

  /** @throws HostError when no host has taken writes for long. */
  async find(): Promise<Found> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
      const found = await this.#look();
      if (found) return found;
      if (Date.now() > deadline) throw new HostError('none of the hosts of DATABASE_URL takes writes');
    }
  }

  /** Has the connection given up as soon as the database is elsewhere. */
  keep(client: pg.Client): void {
    this.#clients.add(client);
    this.#watch ??= setInterval(() => void this.#leave(), WATCH_MS).unref();
    client.once('end', () => {
      this.#clients.delete(client);
      if (this.#clients.size > 0) return;
      clearInterval(this.#watch);
      this.#watch = undefined;
    });
  }

  #look(): Promise<Found | undefined> {
    if (this.#looked && Date.now() < this.#looked.until) return this.#looked.found;
    const looked = { until: Number.POSITIVE_INFINITY, found: this.#choose() };
    this.#looked = looked;
    // That there is none may change at any moment.
    void looked.found.then((host) => (looked.until = host ? Date.now() + FRESH_MS : 0));
    return looked.found;
  }

  async #choose(): Promise<Found | undefined> {
    const answers: Found[] = [];
    let answered = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const each = this.#urls.map(async (url) => {
      const found = await ask(url);
      if (!found || found.timeline < this.#timeline) return;
      answers.push(found);
      answered();
    });
    await Promise.race([Promise.all(each), first.then(() => sleep(GRACE_MS))]);
    const [newest] = answers.toSorted((a, b) => b.timeline - a.timeline);
    if (newest) this.#timeline = newest.timeline;
    return newest;
  }

  /** What a host that hangs or was left behind still has of us would wait for ever. */
  async #leave(): Promise<void> {
    const found = await this.#look();
    if (!found) return;
    for (const client of this.#clients) {
      if (client.host === found.host && client.port === found.port) continue;
      client.connection.stream.destroy(new HostError(`the database is at ${found.host}:${found.port} by now`));
    }
  }
}

const places = new Map<string, Place>();

function placeOf(address: string, urls: readonly URL[]): Place {
  const known = places.get(address) ?? new Place(urls);
  places.set(address, known);
  return known;
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** A connection to whichever of several hosts takes writes. */
class ReachingClient extends pg.Client {
  readonly #place: Place;

  constructor(config: pg.ClientConfig = {}) {
    const { connectionString = '' } = config;
    const urls = addressesOf(connectionString) ?? [];
    super({ ...config, connectionString: urls[0]?.href });
    this.#place = placeOf(connectionString, urls);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#reach();
    if (!callback) return connected;
    const tell = callback as (error: Error | null, client?: pg.Client) => void;
    connected.then(
      () => tell(null, this),
      (error: unknown) => tell(error as Error),
    );
    return undefined;
  }

  async #reach(): Promise<pg.Client> {
    const { host, port } = await this.#place.find();
    [this.host, this.port] = [host, port];
    await super.connect();
    this.#place.keep(this);
    return this;
  }
}

const isSeveral = ({ connectionString }: pg.ClientConfig): boolean =>
  connectionString !== undefined && (addressesOf(connectionString)?.length ?? 0) > 1;

/** A connection that is not open yet; where the address names several hosts, to the one that takes writes. */
export const newClient = (connection: pg.ClientConfig): pg.Client =>
  isSeveral(connection) ? new ReachingClient(connection) : new pg.Client(connection);

/** Connections to be shared, each as {@link newClient} makes it. */
export const newPool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool({ ...config, ...(isSeveral(config) && { Client: ReachingClient }) });

/** Tells which process of the database answers a connection; the driver's types know nothing of it. */
export function tellProcess(client: pg.ClientBase, onProcess: ((pid: number) => void) | undefined): void {
  const { processID } = client as pg.ClientBase & { readonly processID?: number };
  if (processID !== undefined) onProcess?.(processID);
}
