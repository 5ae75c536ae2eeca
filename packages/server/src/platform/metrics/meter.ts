import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { gauge, type Family, type Sample } from './exposition.ts';

/** What a request was about: a page or one of its parts, reading, doing, a report. */
export type RequestClass = 'page' | 'read' | 'write' | 'report';

/** How busy connections to the database are. */
type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** What a server has done since it started, and how it feels. */
export interface Meter {
  /** When the server started. */
  readonly since: Date;
  /** From here on somebody may be kept waiting: how long the event loop stood still to start is no delay. */
  begun(): void;
  /** A request was answered. */
  answered(kind: RequestClass, status: number, ms: number): void;
  /** So long the event loop was late, in milliseconds, since it began to serve or was last asked for all figures. */
  readonly lag: { readonly p99: number; readonly max: number };
  readonly connections: { readonly open: number; readonly idle: number; readonly waiting: number };
  families(): readonly Family[];
}

/** Upper ends of the histogram, in seconds: what a till does takes some hundredths, a report some seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;
const NS_PER_MS = 1_000_000;
const MS_PER_S = 1000;
const RESOLUTION_MS = 20;

/** How long requests of one class took. */
class Durations {
  readonly #below = BUCKETS.map(() => 0);
  #sum = 0;
  #count = 0;

  add(seconds: number): void {
    BUCKETS.forEach((end, index) => {
      if (seconds <= end) this.#below[index] = (this.#below[index] ?? 0) + 1;
    });
    this.#sum += seconds;
    this.#count += 1;
  }

  samples(labels: Readonly<Record<string, string>>): Sample[] {
    const bucket = (le: string, value: number): Sample => ({ part: '_bucket', labels: { ...labels, le }, value });
    return [
      ...BUCKETS.map((end, index) => bucket(String(end), this.#below[index] ?? 0)),
      bucket('+Inf', this.#count),
      { part: '_sum', labels, value: this.#sum },
      { part: '_count', labels, value: this.#count },
    ];
  }
}

/** The event loop of this process is one, however many servers a test opens in it. */
type LoopDelay = ReturnType<typeof monitorEventLoopDelay>;
let loop: LoopDelay | undefined;
function loopDelay(): LoopDelay {
  if (!loop) {
    loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    loop.enable();
  }
  return loop;
}
/** An empty histogram knows no number. */
const ms = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / NS_PER_MS : 0);

const ofProcess = (since: Date, lag: Meter['lag'], open: Meter['connections']): readonly Family[] => [
  gauge('process_start_time_seconds', 'When the server started.', since.getTime() / MS_PER_S),
  gauge('process_resident_memory_bytes', 'Memory of the server.', process.memoryUsage.rss()),
  {
    name: 'kilau_event_loop_lag_seconds',
    help: 'How late the event loop was since the last reading.',
    type: 'gauge',
    samples: [
      { labels: { of: 'p99' }, value: lag.p99 / MS_PER_S },
      { labels: { of: 'max' }, value: lag.max / MS_PER_S },
    ],
  },
  {
    name: 'kilau_db_connections',
    help: 'Connections of the server to its database, and who waits for one.',
    type: 'gauge',
    samples: Object.entries(open).map(([state, value]) => ({ labels: { state }, value })),
  },
];

/** @param pool the connections behind the calls. */
export function createMeter(pool: Pool, since = new Date()): Meter {
  const delay = loopDelay();
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>();
  const durations = new Map<RequestClass, Durations>();
  const lagNow = () => ({ p99: ms(delay.percentile(99)), max: ms(delay.max) });
  const connectionsNow = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return {
    since,
    begun: () => delay.reset(),
    answered(kind, status, took) {
      const key = `${kind} ${status}`;
      const counted = counts.get(key) ?? { labels: { class: kind, status: String(status) }, value: 0 };
      counted.value += 1;
      counts.set(key, counted);
      const times = durations.get(kind) ?? new Durations();
      times.add(took / MS_PER_S);
      durations.set(kind, times);
    },
    get lag() {
      return lagNow();
    },
    get connections() {
      return connectionsNow();
    },
    families() {
      const told: readonly Family[] = [
        {
          name: 'kilau_http_requests_total',
          help: 'Requests that were answered.',
          type: 'counter',
          samples: [...counts.values()].map(({ labels, value }) => ({ labels, value })),
        },
        {
          name: 'kilau_http_request_duration_seconds',
          help: 'How long requests took.',
          type: 'histogram',
          samples: [...durations].flatMap(([kind, times]) => times.samples({ class: kind })),
        },
        ...ofProcess(since, lagNow(), connectionsNow()),
      ];
      delay.reset();
      return told;
    },
  };
}
