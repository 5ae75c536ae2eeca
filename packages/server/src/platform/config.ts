import { resolve } from 'node:path';
import { z } from 'zod';

/** A setting that is missing its sense. Its message is one sentence meant for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What the server needs to know before it starts. Everything else is a parameter in the database. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded PostgreSQL under {@link Config.dataDir}. */
  readonly databaseUrl: string | undefined;
  /** Absolute. Holds the database, images and backups. */
  readonly dataDir: string;
  /** Fill an empty database with the demo chain, whose passwords are public. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];

const environment = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number from 0 to 65535')
    .transform(Number),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine((text) => /^[\w.:-]+$/.test(text), 'must be the address or name to listen on, such as 127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text), {
      message: 'must look like postgresql://user:password@host:5432/database',
    })
    .optional(),
  KILAU_DATA: z.string().default('./data'),
  KILAU_DEMO: z
    .string()
    .default('no')
    .refine((text) => [...YES, ...NO].includes(text.toLowerCase()), 'must be yes or no')
    .transform((text) => YES.includes(text.toLowerCase())),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

/**
 * Reads the configuration out of environment and arguments.
 *
 * `argv` holds the server's own options only, without the program's name. An unknown one is refused, because a mistyped
 * `--demo` that is silently ignored opens a real, empty shop.
 * @throws ConfigError naming the first variable or option that is wrong.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, argv: readonly string[]): Config {
  const unknown = argv.find((option) => option !== '--demo');
  if (unknown !== undefined) throw new ConfigError(`Unknown option ${unknown}: the server knows only --demo.`);

  const parsed = environment.safeParse(withoutBlanks(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // The value stays out of the sentence: a DATABASE_URL holds a password, and this ends up in logs.
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { PORT, HOST, DATABASE_URL, KILAU_DATA, KILAU_DEMO, LOG_LEVEL } = parsed.data;
  const demo = KILAU_DEMO || argv.includes('--demo');
  if (demo && !isLoopback(HOST)) {
    throw new ConfigError(
      `HOST is ${HOST}, but the demo has known passwords and listens on this machine only: use 127.0.0.1 or leave --demo out.`,
    );
  }
  return { port: PORT, host: HOST, databaseUrl: DATABASE_URL, dataDir: resolve(KILAU_DATA), demo, logLevel: LOG_LEVEL };
}

/** An empty variable means "not set", as it does in compose files and unit files that spell out every name. */
function withoutBlanks(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const set: Record<string, string> = {};
  for (const name of Object.keys(environment.shape)) {
    const value = env[name]?.trim();
    if (value) set[name] = value;
  }
  return set;
}

/** Whether only this machine can reach a server listening there. A name other than localhost could lead anywhere. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
