import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { addressesOf } from './database/hosts.ts';

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
  /** Whoever migrates an external database, where that is not who serves. */
  readonly databaseOwnerUrl?: string;
  /** Absolute. Holds the database, images and backups. */
  readonly dataDir: string;
  /** Seals the secrets of the database; absent, the one in {@link Config.dataDir}. 32 bytes. */
  readonly secretKey?: Buffer;
  /** Where images go instead of {@link Config.dataDir}. */
  readonly s3?: S3Config;
  /** The address by which people open the program, without a path. */
  readonly origin?: string;
  /** Addresses and networks of proxies whose word about where a request came from is taken. */
  readonly trustedProxies: readonly string[];
  readonly backup: BackupConfig;
  /** With fewer gigabytes than this left on the disk of {@link Config.dataDir}, it is said to be low. */
  readonly diskWarnGb?: number;
  /** Whoever brings it may read the figures of the server from another machine. */
  readonly metricsToken?: string;
  /** Fill an empty database with the demo chain, whose passwords are public. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
}

/** A store for files that speaks S3: Amazon's own, or another one at `endpoint`. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** Where backups go, and which are kept. */
export interface BackupConfig {
  /** Absolute. Used where no store is set up. */
  readonly dir: string;
  readonly s3?: S3Config;
  /** Backups are encrypted with it; absent, they are not. 32 bytes. */
  readonly key?: Buffer;
  /** When one is made every day, by the clock of the shops: `HH:MM`. */
  readonly at: string;
  /** Those older than so many days go, but for the newest `keep`. */
  readonly keepDays: number;
  readonly keep: number;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];

/** Half of all addresses are nobody's proxies: whoever writes such a network means everybody. */
const WIDEST_PREFIX = 8;

/** Whether a text is an address, or a network that is not nearly everybody. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || more !== undefined) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= WIDEST_PREFIX && Number(prefix) <= bits)
  );
}

/** Browsers let a page ask a finger only by https, and by http on the machine itself. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return false;
  return (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) && origin === text;
}

const postgresUrl = z
  .string()
  .refine((text) => addressesOf(text) !== undefined, {
    message: 'must look like postgresql://user:password@host:5432/database',
  })
  .optional();

const hexKey = z
  .string()
  .refine(
    (text) => /^[0-9a-fA-F]{64}$/.test(text),
    'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them',
  )
  .transform((text) => Buffer.from(text, 'hex'))
  .optional();
const httpUrl = z
  .string()
  .refine((text) => /^https?:\/\/./.test(text) && URL.canParse(text), 'must look like https://s3.example.com')
  .optional();
const wholeNumber = z
  .string()
  .refine((text) => /^[1-9]\d{0,3}$/.test(text), 'must be a whole number from 1 to 9999')
  .transform(Number);
const count = (initial: number) => z.string().default(String(initial)).pipe(wholeNumber);

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
  DATABASE_URL: postgresUrl,
  KILAU_DATABASE_OWNER_URL: postgresUrl,
  KILAU_DATA: z.string().default('./data'),
  KILAU_SECRET_KEY: hexKey,
  KILAU_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, 'must be the address that people open, by name and without a path: https://toko.example.com')
    .optional(),
  KILAU_TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (list) => list.every(isNetwork),
      'must be addresses or networks of proxies, such as 127.0.0.1,10.0.0.0/24, and not everybody',
    ),
  KILAU_S3_ENDPOINT: httpUrl,
  KILAU_S3_BUCKET: z.string().optional(),
  KILAU_S3_REGION: z.string().optional(),
  KILAU_S3_KEY: z.string().optional(),
  KILAU_S3_SECRET: z.string().optional(),
  KILAU_BACKUP_DIR: z.string().optional(),
  KILAU_BACKUP_KEY: hexKey,
  KILAU_BACKUP_AT: z
    .string()
    .default('03:00')
    .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'must be an hour of the day such as 03:00'),
  KILAU_BACKUP_KEEP_DAYS: count(30),
  KILAU_BACKUP_KEEP: count(7),
  KILAU_BACKUP_S3_ENDPOINT: httpUrl,
  KILAU_BACKUP_S3_BUCKET: z.string().optional(),
  KILAU_BACKUP_S3_REGION: z.string().optional(),
  KILAU_BACKUP_S3_KEY: z.string().optional(),
  KILAU_BACKUP_S3_SECRET: z.string().optional(),
  KILAU_DISK_WARN_GB: wholeNumber.optional(),
  KILAU_METRICS_TOKEN: z
    .string()
    .refine((text) => /^[\x21-\x7e]{16,200}$/.test(text), 'must be 16 to 200 characters without spaces')
    .optional(),
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
  const { PORT, HOST, DATABASE_URL, KILAU_DATA, KILAU_SECRET_KEY, KILAU_TRUSTED_PROXIES, KILAU_DEMO, LOG_LEVEL } =
    parsed.data;
  const { KILAU_DATABASE_OWNER_URL, KILAU_URL } = parsed.data;
  if (KILAU_DATABASE_OWNER_URL !== undefined && DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_URL must be set too: KILAU_DATABASE_OWNER_URL owns an external database.');
  }
  const s3 = s3Of(parsed.data, 'KILAU_S3', 'the files are to go to an S3 store');
  const demo = KILAU_DEMO || argv.includes('--demo');
  if (demo && !isLoopback(HOST)) {
    throw new ConfigError(
      `HOST is ${HOST}, but the demo has known passwords and listens on this machine only: use 127.0.0.1 or leave --demo out.`,
    );
  }
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    ...(KILAU_DATABASE_OWNER_URL !== undefined && { databaseOwnerUrl: KILAU_DATABASE_OWNER_URL }),
    dataDir: resolve(KILAU_DATA),
    ...(KILAU_SECRET_KEY && { secretKey: KILAU_SECRET_KEY }),
    ...(s3 && { s3 }),
    ...(KILAU_URL !== undefined && { origin: KILAU_URL }),
    trustedProxies: KILAU_TRUSTED_PROXIES,
    backup: backupOf(parsed.data, s3),
    ...watchedOf(parsed.data),
    demo,
    logLevel: LOG_LEVEL,
  };
}

/** What says whether the server is well. */
const watchedOf = ({ KILAU_DISK_WARN_GB, KILAU_METRICS_TOKEN }: Environment) => ({
  ...(KILAU_DISK_WARN_GB !== undefined && { diskWarnGb: KILAU_DISK_WARN_GB }),
  ...(KILAU_METRICS_TOKEN !== undefined && { metricsToken: KILAU_METRICS_TOKEN }),
});

const DEFAULT_REGION = 'us-east-1';

type Environment = z.infer<typeof environment>;

/** An S3 store, as soon as one of its variables is set. @throws ConfigError when others that it needs are missing. */
function s3Of(env: Environment, prefix: 'KILAU_S3' | 'KILAU_BACKUP_S3', why: string): S3Config | undefined {
  const needed = (part: 'BUCKET' | 'KEY' | 'SECRET'): string => {
    const value = env[`${prefix}_${part}`];
    if (value === undefined) throw new ConfigError(`${prefix}_${part} must be set too: ${why}.`);
    return value;
  };
  const parts = ['BUCKET', 'KEY', 'SECRET', 'ENDPOINT', 'REGION'] as const;
  if (parts.every((part) => env[`${prefix}_${part}`] === undefined)) return undefined;
  return {
    endpoint: env[`${prefix}_ENDPOINT`],
    bucket: needed('BUCKET'),
    region: env[`${prefix}_REGION`] ?? DEFAULT_REGION,
    key: needed('KEY'),
    secret: needed('SECRET'),
  };
}

function backupOf(env: Environment, pictures: S3Config | undefined): BackupConfig {
  const s3 = s3Of(env, 'KILAU_BACKUP_S3', 'backups are to go to an S3 store');
  if (s3 && s3.bucket === pictures?.bucket && s3.endpoint === pictures.endpoint) {
    throw new ConfigError(
      'KILAU_BACKUP_S3_BUCKET must be another bucket than that of the images, which it is to save.',
    );
  }
  return {
    dir: resolve(env.KILAU_BACKUP_DIR ?? resolve(env.KILAU_DATA, 'backup')),
    ...(s3 && { s3 }),
    ...(env.KILAU_BACKUP_KEY && { key: env.KILAU_BACKUP_KEY }),
    at: env.KILAU_BACKUP_AT,
    keepDays: env.KILAU_BACKUP_KEEP_DAYS,
    keep: env.KILAU_BACKUP_KEEP,
  };
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

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address, as a connection has it, is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether only this machine can reach a server listening there. A name other than localhost could lead anywhere. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
