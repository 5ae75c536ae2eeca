import { randomInt } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Target } from './printer.ts';

/** What a bridge is told of its place. */
export interface Config {
  /** Directory of `bridge.json`, the pairing code and the jobs that wait. */
  readonly directory: string;
  readonly port: number;
  /** Addresses of the shop's program, as the browser shows them: `https://kilau.toko.id`. */
  readonly origins: readonly string[];
  readonly printers: ReadonlyMap<string, Target>;
  /** Minutes until a job that no printer takes is given up. */
  readonly giveUpMinutes: number;
}

/** What is wrong with the configuration, for whoever starts the bridge. */
export class ConfigFault extends Error {}

const PORT = 9155;
const GIVE_UP_MINUTES = 30;
const RAW_PORT = 9100;
const NAME = /^[a-z][a-z0-9-]{0,19}$/;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function targetOf(name: string, told: unknown): Target {
  if (Array.isArray(told) && told.length > 0 && told.every(isText)) return { kind: 'command', command: told };
  if (isText(told)) {
    const network = /^tcp:\/\/(\[[0-9a-fA-F:]+\]|[^/:\s]+)(?::(\d{1,5}))?$/.exec(told);
    if (network?.[1] !== undefined) {
      const host = network[1].replaceAll(/^\[|\]$/g, '');
      return { kind: 'tcp', host, port: Number(network[2] ?? RAW_PORT) };
    }
    if (told.startsWith('file:')) return { kind: 'file', path: told.slice('file:'.length) };
  }
  throw new ConfigFault(
    `printer "${name}" is none of "tcp://192.168.1.50:9100", "file:/dev/usb/lp0", ["lp", "-d", "STRUK", "-o", "raw"]`,
  );
}

function printersOf(told: unknown): ReadonlyMap<string, Target> {
  const printers = isRecord(told) ? Object.entries(told) : [];
  if (printers.length === 0) {
    throw new ConfigFault('no printer is named: "printers": { "struk": "tcp://192.168.1.50" }');
  }
  for (const [name] of printers) {
    if (!NAME.test(name)) throw new ConfigFault(`the name of a printer is short and small, as "struk", not "${name}"`);
  }
  return new Map(printers.map(([name, target]) => [name, targetOf(name, target)]));
}

function originsOf(told: unknown): readonly string[] {
  const origins = Array.isArray(told) ? told : [];
  if (origins.length === 0) {
    throw new ConfigFault('no address of the program is named: "origins": ["http://192.168.1.10:3000"]');
  }
  return origins.map((origin) => {
    const address = isText(origin) && URL.canParse(origin) ? new URL(origin) : undefined;
    if (!address || !['http:', 'https:'].includes(address.protocol) || address.pathname !== '/') {
      throw new ConfigFault(
        `an origin is an address without a path, as "http://192.168.1.10:3000", not ${String(origin)}`,
      );
    }
    return address.origin;
  });
}

function numberOf(told: unknown, name: string, usual: number, most: number): number {
  if (told === undefined) return usual;
  if (typeof told === 'number' && Number.isInteger(told) && told > 0 && told <= most) return told;
  throw new ConfigFault(`"${name}" is a whole number up to ${most}, not ${String(told)}`);
}

/** Reads what `bridge.json` says. */
export function parseConfig(text: string, directory: string): Config {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch (error) {
    throw new ConfigFault(`bridge.json is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(told)) throw new ConfigFault('bridge.json holds no object');
  return {
    directory,
    port: numberOf(told['port'], 'port', PORT, 65_535),
    origins: originsOf(told['origins']),
    printers: printersOf(told['printers']),
    giveUpMinutes: numberOf(told['giveUpMinutes'], 'giveUpMinutes', GIVE_UP_MINUTES, 24 * 60),
  };
}

/** Reads the configuration of the directory that `KILAU_BRIDGE` names, by default `data/bridge`. */
export async function readConfig(environment: NodeJS.ProcessEnv): Promise<Config> {
  const directory = resolve(environment['KILAU_BRIDGE'] ?? join('data', 'bridge'));
  const path = join(directory, 'bridge.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigFault(
      `${path} is missing. It names the program's address and the printers:\n` +
        '{ "origins": ["http://192.168.1.10:3000"], "printers": { "struk": "tcp://192.168.1.50:9100" } }',
    );
  });
  return parseConfig(text, directory);
}

/** Letters and digits that nobody confuses when reading them out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 20;

/** The pairing code that a browser must know: made by the first start, and readable by its owner alone. */
export async function pairingCode(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'pairing-code');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await writeFile(path, `${code}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
  return code;
}
