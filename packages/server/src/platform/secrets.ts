import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/** Keeps keys and passwords of other services unreadable in the database and its backups. */
export interface Secrets {
  /**
   * Encrypts a text.
   * @param place where it will stand; moved to another shop, table or field it cannot be read.
   */
  seal(text: string, place: string): string;
  /** The text again; nothing when it was sealed with another key, for another place, or is damaged. */
  open(sealed: string, place: string): string | undefined;
  /** What only this installation can say of a text, with a key of that place's own: 32 bytes. */
  sign(text: string, place: string): Buffer;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** As GCM wants it; drawn anew for every text. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Says how the rest is made, for the day when it is made otherwise. */
const VERSION = 'v1.';

/** Seals with AES-256-GCM. @param key 32 bytes, see {@link secretKey}. */
export function createSecrets(key: Buffer): Secrets {
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      if (!sealed.startsWith(VERSION)) return undefined;
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      try {
        const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    sign(text, place) {
      const own = hkdfSync('sha256', key, '', `kilau/${place}`, KEY_BYTES);
      return createHmac('sha256', Buffer.from(own)).update(text).digest();
    },
  };
}

const isMissing = (error: unknown): boolean => (error as { readonly code?: string }).code === 'ENOENT';
const isThere = (error: unknown): boolean => (error as { readonly code?: string }).code === 'EEXIST';

function readKey(path: string): Buffer | undefined {
  try {
    const key = readFileSync(path);
    if (key.length !== KEY_BYTES) {
      throw new ConfigError(`${path} is not a key of ${KEY_BYTES} bytes: put the file of the backup in its place.`);
    }
    return key;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * The key of this installation: the one of the configuration, or the file `kunci` of the data directory, which the
 * first start makes for its owner alone. The file appears whole or not at all, and of several servers that start on one
 * directory all take the same.
 */
export function secretKey({
  dataDir,
  secretKey: configured,
}: {
  readonly dataDir: string;
  readonly secretKey?: Buffer;
}): Buffer {
  if (configured) return configured;
  const path = join(dataDir, 'kunci');
  const known = readKey(path);
  if (known) return known;
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    // Another server was faster.
    if (!isThere(error)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readKey(path);
  if (!made) throw new ConfigError(`${path} could not be made.`);
  return made;
}
