import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { freePort, newDataDir, removeDataDir, startServer, type Server } from '../e2e/lib/server.ts';
import { bukaCabang } from '../packages/server/src/platform/alir/cabang.ts';
import { AKHIRAN_CERMIN, PEMBACA } from '../packages/server/src/platform/alir/pilihan.ts';
import { dengan, tambahCabang } from '../packages/server/src/platform/alir/pusat.ts';
import { startEmbedded } from '../packages/server/src/platform/database/embedded.ts';
import { listenFrom } from '../packages/server/src/platform/database/listen.ts';
import { connect } from './http.ts';
import { perSecond, runClients } from './measure.ts';
import { barePool, sellThroughHttp, type Stock } from './sales.ts';
import { enterRings, openShop, validates, type Shop } from './shop.ts';
import { writeTrade } from './trade.ts';

/** A shop of a year: 160,000 pieces, 20,000 sales of five of them. */
const TRADE = { days: 80, piecesPerDay: 2000, salesPerDay: 250 } as const;
const RINGS = 16_000;
const CLIENTS = 8;
const SELLING_SECONDS = 10;
const PASSWORD = 'bench-alir';
const DATABASE = 'kilau';
const SUBSCRIPTION = 'kilau_alir_kl01';
/** Clock ticks of the kernel in a second. */
const TICKS = 100;

type Say = (line: string) => void;

/** A running server whose PostgreSQL is asked as its owner. */
interface Host {
  readonly server: Server;
  readonly postmaster: number;
  readonly owner: pg.ClientConfig;
}

async function openHost(dataDir: string): Promise<Host> {
  const server = await startServer({ demo: false, dataDir });
  const { connection, pid } = await startEmbedded({ stateDir: join(dataDir, 'database') });
  return { server, postmaster: pid, owner: { ...connection, database: DATABASE } };
}

const ticksOf = (pid: number | string): { readonly parent: number; readonly own: number; readonly ended: number } => {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [, parent = 0, ...rest] = fields.join(') ').split(' ').map(Number);
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = rest.slice(9);
  return { parent, own: utime + stime, ended: cutime + cstime };
};

/** Seconds of a processor that one process has had. */
const cpuOf = (pid: number): number => ticksOf(pid).own / TICKS;

/** The same of a PostgreSQL with all of its processes, those that are over too. */
function cpuOfAll(postmaster: number): number {
  const { own, ended } = ticksOf(postmaster);
  let sum = own + ended;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const { parent, own: its } = ticksOf(name);
      if (parent === postmaster) sum += its;
    } catch {
      // It has ended meanwhile, and its parent has its time.
    }
  }
  return sum / TICKS;
}

const STATE = `select pg_current_wal_lsn()::text as lsn, pg_database_size(current_database())::float8 as size,
  (select tup_inserted + tup_updated + tup_deleted from pg_stat_database
   where datname = current_database())::float8 as changed,
  (select active_pid from pg_replication_slots where slot_name like 'kilau_alir%' limit 1) as sender,
  (select pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 from pg_replication_slots
   where slot_name like 'kilau_alir%' limit 1) as kept`;
interface State {
  readonly lsn: string;
  readonly size: number;
  readonly changed: number;
  readonly sender: number | null;
  readonly kept: number | null;
}

const ask = async <R extends object>(config: pg.ClientConfig, sql: string, values: unknown[] = []): Promise<R> => {
  const { rows } = await dengan(config, (client) => client.query<R>(sql, values));
  const [row] = rows;
  if (!row) throw new Error(`no answer: ${sql}`);
  return row;
};
const stateOf = ({ owner }: Host): Promise<State> => ask<State>(owner, STATE);

interface Branch {
  readonly host: Host;
  readonly shop: Shop;
  readonly stock: Stock;
}

/** What selling for some time costs a branch. */
interface Sold {
  readonly sales: number;
  readonly perSecond: number;
  readonly cpu: number;
  readonly wal: number;
  readonly changed: number;
  readonly sender: number;
  readonly kept: number;
}

async function sell({ host, shop, stock }: Branch, during: <T>(work: Promise<T>) => Promise<T>): Promise<Sold> {
  await runClients(CLIENTS, 1, sellThroughHttp(shop, stock));
  await sleep(1500);
  const before = await stateOf(host);
  const cpu = cpuOfAll(host.postmaster);
  const sender = before.sender === null ? 0 : cpuOf(before.sender);
  const run = await during(runClients(CLIENTS, SELLING_SECONDS, sellThroughHttp(shop, stock)));
  const spent = cpuOfAll(host.postmaster) - cpu;
  // Statistics come a little behind.
  await sleep(1500);
  const after = await stateOf(host);
  const { wal } = await ask<{ wal: number }>(host.owner, 'select pg_wal_lsn_diff($1, $2)::float8 as wal', [
    after.lsn,
    before.lsn,
  ]);
  return {
    sales: run.times.length,
    perSecond: perSecond(run),
    cpu: spent,
    wal,
    changed: after.changed - before.changed,
    sender: after.sender === null ? 0 : cpuOf(after.sender) - sender,
    kept: (after.kept ?? 0) - (before.kept ?? 0),
  };
}
const quietly = <T>(work: Promise<T>): Promise<T> => work;

/** Per thousand sales. */
const perThousand = ({ sales, perSecond: speed, cpu, wal, changed, sender, kept }: Sold) => {
  const of = (value: number): number => Number(((value / sales) * 1000).toFixed(2));
  return {
    sales,
    perSecond: Math.round(speed),
    databaseCpu: of(cpu),
    senderCpu: of(sender),
    walMb: of(wal / 1e6),
    keptMb: of(kept / 1e6),
    rowsChanged: of(changed),
  };
};

async function until(what: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await what())) await sleep(50);
  return (performance.now() - begun) / 1000;
}

/** All of a branch is here. */
const copied = (mirror: pg.ClientConfig) => async (): Promise<boolean> =>
  (await ask<{ left: number }>(mirror, `select count(*)::int as left from pg_subscription_rel where srsubstate <> 'r'`))
    .left === 0;
/** Head office has said that it has what the branch had written up to there. */
const read = (branch: Host, lsn: string) => async (): Promise<boolean> =>
  (
    await ask<{ done: boolean }>(
      branch.owner,
      `select coalesce(bool_and(confirmed_flush_lsn >= $1), false) as done from pg_replication_slots
       where slot_name like 'kilau_alir%'`,
      [lsn],
    )
  ).done;

/** How old the newest booking at head office is, looked at over and over while the work goes on; in ms. */
const agesInto =
  (mirror: pg.ClientConfig, ages: number[]) =>
  async <T>(work: Promise<T>): Promise<T> => {
    const over = new AbortController();
    const look = dengan(mirror, async (client) => {
      while (!over.signal.aborted) {
        await sleep(200);
        const { rows } = await client.query<{ age: number }>(
          `select extract(epoch from clock_timestamp() - waktu)::float8 * 1000 as age from posting
           where kode_toko = 'KL01' order by tgl desc, urut desc limit 1`,
        );
        if (rows[0] && !over.signal.aborted) ages.push(rows[0].age);
      }
    });
    const result = await work.finally(() => over.abort());
    await look;
    return result;
  };

async function fillBranch(host: Host, say: Say): Promise<Branch> {
  const shop = await openShop(connect(host.server.url, CLIENTS));
  const pool = barePool(host.owner);
  await writeTrade(pool, TRADE, say);
  const codes = await enterRings(shop.owner.api, RINGS);
  await validates(shop.owner, 'false');
  await pool.query('vacuum analyze');
  await pool.end();
  const {
    jual: { harga_total: price },
  } = await shop.owner.api.call<{ jual: { harga_total: number } }>({
    method: 'GET',
    path: `barang/${codes[0]}/harga-jual`,
  });
  say('the branch is filled');
  return { host, shop, stock: { codes, price } };
}

/** The same server once more, by another address, with the people of before. */
const again = async (dataDir: string, { shop, stock }: Branch): Promise<Branch> => {
  const host = await openHost(dataDir);
  const api = connect(host.server.url, CLIENTS);
  const seat = ({ token }: Shop['owner']): Shop['owner'] => ({ api: api.as(token), token });
  return { host, stock, shop: { owner: seat(shop.owner), cashiers: shop.cashiers.map(seat) } };
};

async function copy(branch: Branch, pusat: Host, port: number) {
  const before = cpuOfAll(pusat.postmaster);
  const branchCpu = cpuOfAll(branch.host.postmaster);
  const mirror = { ...pusat.owner, database: DATABASE + AKHIRAN_CERMIN };
  const begun = performance.now();
  await tambahCabang(
    { owner: pusat.owner, program: undefined, segel: (text) => text },
    `postgresql://${PEMBACA}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`,
  );
  await until(copied(mirror));
  const seconds = (performance.now() - begun) / 1000;
  const { size } = await stateOf(branch.host);
  const { rows } = await ask<{ rows: number }>(
    branch.host.owner,
    'select sum(n_live_tup)::float8 as rows from pg_stat_user_tables',
  );
  await dengan(mirror, (client) => client.query('vacuum analyze'));
  const { mirrorSize } = await ask<{ mirrorSize: number }>(
    mirror,
    'select pg_database_size(current_database())::float8 as "mirrorSize"',
  );
  return {
    mirror,
    told: {
      seconds,
      rows,
      branchMb: size / 1e6,
      mirrorMb: mirrorSize / 1e6,
      branchCpu: cpuOfAll(branch.host.postmaster) - branchCpu,
      headOfficeCpu: cpuOfAll(pusat.postmaster) - before,
    },
  };
}

/** A branch sells while nothing flows, while it flows, and while head office is away, which then catches up. */
async function measure(dirs: { readonly branch: string; readonly pusat: string }, running: Set<Host>, say: Say) {
  const open = async (dataDir: string): Promise<Host> => {
    const host = await openHost(dataDir);
    running.add(host);
    return host;
  };
  const close = async (host: Host): Promise<void> => {
    running.delete(host);
    await host.server.stop();
  };
  let branch = await fillBranch(await open(dirs.branch), say);
  const alone = await sell(branch, quietly);
  say('sold alone');
  const port = await freePort();
  listenFrom(
    join(dirs.branch, 'database'),
    { host: '127.0.0.1', port },
    { database: DATABASE, user: PEMBACA, from: '127.0.0.1/32' },
  );
  await dengan(branch.host.owner, (client) => bukaCabang(client, PASSWORD));
  await close(branch.host);
  branch = await again(dirs.branch, branch);
  running.add(branch.host);
  const pusat = await open(dirs.pusat);
  const { mirror, told } = await copy(branch, pusat, port);
  say(`copied: ${JSON.stringify(told)}`);
  const headCpu = cpuOfAll(pusat.postmaster);
  const ages: number[] = [];
  const flowing = await sell(branch, agesInto(mirror, ages));
  const head = cpuOfAll(pusat.postmaster) - headCpu;
  ages.sort((a, b) => a - b);
  await until(read(branch.host, (await stateOf(branch.host)).lsn));
  say('sold while it flowed');
  const flow = (verb: string) => dengan(mirror, (client) => client.query(`alter subscription ${SUBSCRIPTION} ${verb}`));
  await flow('disable');
  const away = await sell(branch, quietly);
  const { lsn } = await stateOf(branch.host);
  say('sold while head office was away');
  await flow('enable');
  const catchUp = await until(read(branch.host, lsn));
  return {
    copy: told,
    alone: perThousand(alone),
    flowing: {
      ...perThousand(flowing),
      headOfficeCpu: (head / flowing.sales) * 1000,
      ageMs: { p50: ages[Math.floor(ages.length / 2)], p95: ages[Math.floor(ages.length * 0.95)], max: ages.at(-1) },
    },
    away: perThousand(away),
    catchUp: { seconds: catchUp, sales: away.sales, changed: away.changed },
  };
}

/** What it costs that a branch flows to head office; two servers on this machine. */
export async function measureFlow(say: Say): Promise<unknown> {
  const dirs = { branch: await newDataDir(), pusat: await newDataDir() };
  const running = new Set<Host>();
  try {
    return await measure(dirs, running, say);
  } finally {
    for (const { server } of running) await server.stop();
    for (const dir of Object.values(dirs)) await removeDataDir(dir);
  }
}
