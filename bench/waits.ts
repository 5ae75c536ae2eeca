import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { swallow } from './exports.ts';
import type { LargeShop } from './large-shop.ts';
import type { Scanning } from './scanner.ts';

/** How long a scan waits while others work. */
export interface Wait {
  readonly name: string;
  /** Whether it is held to the limit: a burst that nobody's hands could make is only told. */
  readonly held: boolean;
  readonly scans: number;
  /** Lists, reports and files that were answered meanwhile, and those that were refused. */
  readonly answered: number;
  readonly refused: number;
  readonly p95: number;
  readonly max: number;
}

/** Records that a page of a list asks for. */
const PAGE = 100;
/** The most records that the API gives in one go. */
const LARGEST_LIST = 'barang?limit=10000&status=SEMUA';
/** Who looks at a list or a report asks again no sooner than this after it came. */
const LOOK_MS = 300;
const SECONDS = 20;
const QUIET_SECONDS = 5;

async function scanning(what: Scanning): Promise<number[]> {
  const worker = new Worker(new URL('./scanner.ts', import.meta.url), { workerData: what });
  const [times] = (await once(worker, 'message')) as [number[]];
  await worker.terminate();
  return times.toSorted((a, b) => a - b);
}

/** What others ask for over and over, each of them one after the other, with a pause behind every answer. */
function load(url: string, tokens: readonly string[], paths: readonly string[], pauseMs: number) {
  const stopped = new AbortController();
  let [answered, refused] = [0, 0];
  const agent = new Agent({ keepAlive: true });
  const all = paths.map(async (path, index) => {
    while (!stopped.signal.aborted) {
      await swallow(url, tokens[index % tokens.length] ?? '', path, agent).then(
        () => (answered += 1),
        () => (refused += 1),
      );
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  });
  return {
    /** Lets them come to an end and answers how many there were. */
    async stop(): Promise<Pick<Wait, 'answered' | 'refused'>> {
      stopped.abort();
      await Promise.all(all);
      agent.destroy();
      return { answered, refused };
    },
  };
}

/** Lists and reports as their pages ask for them, in a shop with 12,000 sales. */
const screens = ({ from, to }: LargeShop): string[] => [
  `barang?limit=${PAGE}&status=SEMUA`,
  `penjualan?tgl_from=${from}&tgl_to=${to}&limit=${PAGE}`,
  `laporan/penjualan-transaksi?tgl_from=${from}&tgl_to=${to}`,
  `laporan/penjualan-sales?tgl_from=${from}&tgl_to=${to}`,
  'laporan/barang-detail',
  'laporan/summary-barang?tampilan=DETAIL',
];

const files = ({ from, to }: LargeShop): string[] => [
  `laporan/penjualan-transaksi.pdf?tgl_from=${from}&tgl_to=${to}`,
  'laporan/barang-detail.xlsx',
  `laporan/penjualan-sales.csv?tgl_from=${from}&tgl_to=${to}`,
  `laporan/penjualan-transaksi.csv?tgl_from=${from}&tgl_to=${to}`,
];

/**
 * The longest wait of a scan: alone, beside lists and reports, beside four exports as well, and in a burst of all that
 * without any pause.
 */
export async function measureWaits(
  url: string,
  scanner: string,
  others: readonly string[],
  shop: LargeShop,
): Promise<Wait[]> {
  const waits: Wait[] = [];
  const during = async (name: string, paths: readonly string[], held = true) => {
    const asked = load(url, others, paths, held ? LOOK_MS : 0);
    const seconds = paths.length === 0 ? QUIET_SECONDS : SECONDS;
    const times = await scanning({ url, token: scanner, codes: shop.codes, seconds });
    waits.push({
      ...(await asked.stop()),
      name,
      held,
      scans: times.length,
      p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      max: times.at(-1) ?? Number.NaN,
    });
  };
  await during('alone', []);
  await during('beside lists and reports', screens(shop));
  await during('beside lists, reports and four exports', [...screens(shop), ...files(shop)]);
  await during('beside the largest list', [LARGEST_LIST]);
  await during('in a burst of all without a pause', [...screens(shop), ...files(shop)], false);
  return waits;
}
