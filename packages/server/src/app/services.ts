import { createCermin } from '../platform/alir/baca.ts';
import { isLoopback, type Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { createDisk } from '../platform/disk.ts';
import { createMeter } from '../platform/metrics/meter.ts';
import { createPencadang } from '../platform/cadangan/pencadang.ts';
import { createFiles } from '../platform/files.ts';
import { createRateLimits } from '../platform/http/rate-limit.ts';
import type { Log } from '../platform/log.ts';
import { openJobs } from './jobs.ts';
import { createRealtime, type RealtimeServer } from '../platform/realtime.ts';
import { createSecrets, secretKey } from '../platform/secrets.ts';
import { createIdentities } from '../platform/session/identity.ts';

/** The program of the command line: beside the server's own file, once built as among the sources. */
const CLI = new URL(import.meta.url.endsWith('.ts') ? './cli.ts' : './cli.js', import.meta.url);

export interface AppServices extends Services {
  readonly realtime: RealtimeServer;
}

/** Everything of the program that handlers use, on a database that is open. */
export function createServices(
  config: Pick<Config, 'backup' | 'dataDir' | 'databaseUrl' | 'diskWarnGb' | 'host' | 'origin' | 'secretKey' | 's3'>,
  { db, readings, connection, pool }: Pick<OpenDatabase, 'db' | 'readings' | 'connection' | 'pool'>,
  log: Log,
  version: string,
): AppServices {
  const now = () => new Date();
  const identities = createIdentities({ db, log, now });
  return {
    db,
    readings,
    log,
    now,
    identities,
    version,
    cermin: createCermin({ db, connection, log }),
    disk: createDisk(config.dataDir, config.diskWarnGb),
    meter: createMeter(pool, now()),
    files: createFiles(config.dataDir, config.s3),
    jobs: openJobs({ connection, here: config.databaseUrl === undefined }, log),
    secrets: createSecrets(secretKey(config)),
    // Only a database of its own address can have several servers behind one balancer.
    realtime: createRealtime({
      db,
      log,
      now,
      identities,
      ...(config.databaseUrl !== undefined && { shared: connection }),
    }),
    limits: createRateLimits({ db, now }),
    cadangan: createPencadang(config.backup.at, CLI),
    dataDir: config.dataDir,
    loopback: isLoopback(config.host),
    ...(config.origin !== undefined && { origin: config.origin }),
  };
}
