import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { Server, type DefaultEventsMap } from 'socket.io';
import { newPool } from './database/reach.ts';
import type { Foundation } from './foundation.ts';
import type { Log } from './log.ts';
import type { EndReason } from './session/end-reason.ts';
import type { Identities } from './session/identity.ts';

/** Tells browsers what has happened. A push to nobody is no failure. */
export interface Realtime {
  /** To everyone who works in the shop. */
  toShop(kode_toko: string, event: string, payload: unknown): void;
  /** To every window of a user. */
  toUser(user_id: string, event: string, payload: unknown): void;
  /** Tells the windows of a session that it is over, and hangs up. */
  endSession(session_id: string, alasan: EndReason): void;
}

export interface RealtimeServer extends Realtime {
  /** Begins to take sockets on the address of the HTTP server. */
  attach(server: HttpServer): void;
  /** Hangs up on everyone here. Do it before closing the HTTP server, which waits for its connections. */
  close(): Promise<void>;
}

export interface RealtimeOptions extends Foundation {
  readonly identities: Identities;
  /** The database that several servers share: through it a push reaches the browsers of all of them. */
  readonly shared?: pg.ClientConfig;
}

interface SocketData {
  readonly session_id: string;
  readonly kode_toko: string;
}
type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** What a browser is told when its session ends; the payload names the reason. */
const SESSION_ENDED = 'session-ended';
const PULSE_MS = 60_000;
const LARGEST_MESSAGE = 100_000;
/** One listens, one tells. */
const SHARED_CONNECTIONS = 2;
/** So long after the database is back the adapter listens again; its own pause is two seconds at the most. */
const HEARS_AGAIN_MS = 3000;

const room = {
  shop: (kode_toko: string): string => `toko/${kode_toko}`,
  user: (user_id: string): string => `user/${user_id}`,
  session: (id: string): string => `sesi/${id}`,
} as const;

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a browser is told that may not come in. */
class Refused extends Error {
  constructor() {
    super('belum_login');
  }
}
const isRefusal = (error: unknown): boolean => error instanceof Refused || isProblem(error);

/** Lets in whoever brings the token of a living session, and puts him into the rooms of his shop and himself. */
function admit(io: Io, identities: Identities): void {
  io.use((socket, next) => {
    const { token, kode_toko } = socket.handshake.auth;
    identities
      .identify(token, asText(kode_toko))
      .then((identity) => {
        if (!identity) throw new Refused();
        const { session_id, actor, shop } = identity;
        socket.data = { session_id, kode_toko: actor.kode_toko };
        return socket.join([room.shop(shop.kode_toko), room.user(actor.user_id), room.session(session_id)]);
      })
      .then(
        () => next(),
        (error: unknown) => {
          // A browser that is refused stays away. Whose token could not be looked at is to try again.
          if (!isRefusal(error)) socket.conn.close();
          next(new Refused());
        },
      );
  });
}

const ALIVE_SQL = `update sesi set terakhir = $3
  where (kode_toko, id) in (select * from unnest($1::text[], $2::uuid[])) and berakhir is null returning id`;

/** A socket is a sign of life. Those whose session has ended elsewhere in the meantime are hung up on. */
async function pulse(io: Io, { db, now }: Pick<RealtimeOptions, 'db' | 'now'>): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  const sessions = [...new Map(sockets.map(({ data }) => [data.session_id, data.kode_toko]))];
  const rows = await db.query<{ id: string }>(ALIVE_SQL, [
    sessions.map(([, kode_toko]) => kode_toko),
    sessions.map(([id]) => id),
    now(),
  ]);
  const alive = new Set(rows.map(({ id }) => id));
  for (const socket of sockets) if (!alive.has(socket.data.session_id)) socket.disconnect(true);
}

/**
 * Connections to the database through which servers hear each other. The adapter keeps one to listen, and when that one
 * breaks only asks for another: without us the break would end the program, and its place would stay taken.
 * @param missed what others told meanwhile was not heard.
 */
function createSharedPool(shared: pg.ClientConfig, log: Log, missed: () => void): pg.Pool {
  const pool = newPool({ ...shared, max: SHARED_CONNECTIONS, application_name: 'kilau-realtime' });
  const lost = (error: Error): void => log.warn({ error }, 'realtime lost a database connection');
  const taken = new Set<pg.PoolClient>();
  let deaf = false;
  pool.on('error', lost);
  pool.on('acquire', (client) => {
    taken.add(client);
    if (deaf) setTimeout(missed, HEARS_AGAIN_MS).unref();
    deaf = false;
  });
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    client.on('error', lost);
    // Whoever asked something has given it back by then; who only listened does not.
    client.once('end', () =>
      setImmediate(() => {
        if (!taken.has(client)) return;
        deaf = true;
        client.release(true);
      }),
    );
  });
  return pool;
}

/** Sockets of this server, joined with those of other servers when they share a database. */
export function createRealtime(options: RealtimeOptions): RealtimeServer {
  const { identities, log, shared } = options;
  const io: Io = new Server({ serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE });
  const pool =
    shared &&
    createSharedPool(shared, log, () => {
      // Browsers come back at once, and ask for what they show.
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    });
  if (pool) {
    io.adapter(
      createAdapter(pool, { errorHandler: (error) => log.warn({ error }, 'a push did not reach the other servers') }),
    );
  }
  admit(io, identities);
  const timer = setInterval(() => {
    pulse(io, options).catch((error: unknown) => log.warn({ error }, 'signs of life were not written down'));
  }, PULSE_MS);
  timer.unref();
  let state: 'new' | 'attached' | 'closed' = 'new';
  const push = (to: string, event: string, payload: unknown): void => {
    if (state !== 'closed') io.to(to).emit(event, payload);
  };
  return {
    toShop: (kode_toko, event, payload) => push(room.shop(kode_toko), event, payload),
    toUser: (user_id, event, payload) => push(room.user(user_id), event, payload),
    endSession(session_id, alasan) {
      push(room.session(session_id), SESSION_ENDED, { alasan });
      if (state !== 'closed') io.in(room.session(session_id)).disconnectSockets(true);
    },
    attach(server) {
      io.attach(server);
      state = 'attached';
    },
    async close() {
      clearInterval(timer);
      // Whom a server sends away stays away; whose line ends comes back, to whichever server there is. And the HTTP
      // server is not ours to close, so not `io.close()`.
      if (state === 'attached') io.engine.close();
      state = 'closed';
      await io.of('/').adapter.close();
      await pool?.end();
    },
  };
}
