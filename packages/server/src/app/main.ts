import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDemo } from '../features/sistem/setup/first-run.ts';
import { setupCode } from '../features/sistem/setup/setup-code.ts';
import { mulaiAntrean } from '../platform/antrean/mulai.ts';
import { ConfigError, loadConfig, type Config } from '../platform/config.ts';
import { closeDataDir, closeNewFiles } from '../platform/data-dir.ts';
import { openDatabase } from '../platform/database/open.ts';
import { buildHttp } from '../platform/http/server.ts';
import { createLog, type Log } from '../platform/log.ts';
import { serverRoot } from '../platform/server-root.ts';
import { figures } from '../features/sistem/keadaan/figures.ts';
import { antrean } from './antrean.ts';
import { seedDemo } from './demo/seed.ts';
import { lostSecrets } from './lost-secrets.ts';
import { routes } from './routes.ts';
import { createServices } from './services.ts';

/** Work under way at the end gets so long to finish. */
const PATIENCE_MS = 15_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

const addressOf = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

interface Running {
  readonly url: string;
  /** Hangs up, finishes what is under way, closes the database. */
  close(): Promise<void>;
}

async function start(config: Config, log: Log, onLost: () => void): Promise<Running> {
  const root = serverRoot();
  const closed = closeDataDir(config.dataDir).catch((error: unknown) => {
    log.warn({ error }, 'the data directory cannot be closed to other users of this machine');
  });
  const database = await openDatabase(config, {
    log: (line) => log.info(line),
    onError: (error) => log.error({ error }, 'a background failure'),
    onWarning: (line) => log.warn(line),
    onLost,
  });
  try {
    await closed;
    // Programs of the database are copied before, for a user of their own.
    closeNewFiles();
    const services = createServices(config, database, log, versionOf(root));
    if (!services.loopback && (await isDemo(services.db))) {
      throw new ConfigError(
        `HOST is ${config.host}, but this database holds the demo chain, whose passwords are known: use 127.0.0.1.`,
      );
    }
    for (const what of await lostSecrets(services)) {
      log.warn({ what }, 'the key of secrets is not the one that this was kept with: it must be entered again');
    }
    if (config.demo && (await seedDemo(services, services.now()))) log.info('the demo chain is ready');
    const app = await buildHttp(services, routes, {
      webRoot: join(root, '..', 'web', 'dist'),
      trustedProxies: config.trustedProxies,
      metrics: { figures, ...(config.metricsToken !== undefined && { token: config.metricsToken }) },
    });
    const unwatch = services.disk.watch((ruang) => {
      log[ruang.keadaan === 'CUKUP' ? 'info' : 'warn'](ruang, 'the room on the disk of the data has changed');
    });
    services.realtime.attach(app.server);
    await app.listen({ host: config.host, port: config.port });
    services.meter.begun();
    const kode = services.loopback && config.trustedProxies.length === 0 ? undefined : await setupCode(services.db);
    if (kode !== undefined) say(`The setup asks for this code when it is not opened on this machine: ${kode}`);
    services.jobs.warm();
    const queue = await mulaiAntrean(services, antrean, { pool: database.pool });
    const address = app.server.address();
    return {
      url: addressOf(config.host, typeof address === 'object' && address ? address.port : config.port),
      async close() {
        unwatch();
        await services.realtime.close();
        await app.close();
        await queue.close();
        await services.jobs.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Ends the program once, however many signals come. */
function endOn(log: Log, running: Promise<Running>): (code: number) => void {
  let ending = false;
  return (code) => {
    if (ending) return;
    ending = true;
    const hard = setTimeout(() => process.exit(1), PATIENCE_MS);
    hard.unref();
    running
      .then((server) => server.close())
      .then(
        () => process.exit(code),
        (error: unknown) => {
          log.error({ error }, 'the server did not close cleanly');
          process.exit(1);
        },
      );
  };
}

async function main(): Promise<void> {
  const config = loadConfig(process.env, process.argv.slice(2));
  const log = createLog(config.logLevel);
  let end = (code: number): void => process.exit(code);
  const running = start(config, log, () => {
    log.fatal('the embedded database has gone away');
    end(1);
  });
  end = endOn(log, running);
  process.on('SIGINT', () => end(0)).on('SIGTERM', () => end(0));
  running.catch((error: unknown) => log.debug({ error }, 'the server did not start'));
  const { url } = await running;
  say(`Kilau is ready: ${url}`);
}

/** What can go wrong for a reason that the person who starts the server can do something about. */
function sentence(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { readonly code?: string; readonly port?: number };
  if (code === 'EADDRINUSE') return `PORT ${port ?? ''} is taken by another program.`;
  if (code === 'EACCES') return `PORT ${port ?? ''} may not be used by this user.`;
  return error instanceof Error ? error.message : String(error);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}
