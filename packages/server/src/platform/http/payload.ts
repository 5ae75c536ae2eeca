import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ENC_HEADER,
  IGNORE_HEADER,
  ignoredFields,
  PAYLOAD_INFO,
  placeOf,
  SEALED,
  WHOLE_BODY,
} from '@kilau/contract/core/payload.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../database/tx.ts';
import type { Secrets } from '../secrets.ts';
import { headerText } from './authorise.ts';
import { isLarge, jsonParts } from './json-parts.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** With what the fields of a request and its answer are sealed, and which are not. */
export interface Payload {
  readonly key: Buffer;
  readonly ignore: ReadonlySet<string>;
}

/** A session, in the shop of its user. */
interface SessionRef {
  readonly session_id: string;
  readonly actor: { readonly kode_toko: string };
}
const placeOfKey = ({ session_id }: SessionRef): string => `sesi/${session_id}/kunci_muatan`;

/** @throws Problem `permintaan_rusak` for what is no public key of X25519. */
function publicKeyOf(text: string): KeyObject {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: text }, format: 'jwk' });
  } catch {
    throw new Problem('permintaan_rusak', {});
  }
}

/**
 * Agrees on the key of a session (RFC 7748, RFC 5869), which is kept sealed with the server's own.
 * @param theirs the browser's public key of X25519, base64url.
 * @returns the server's.
 */
export async function agreeKey(sql: Sql, secrets: Secrets, session: SessionRef, theirs: string): Promise<string> {
  const mine = generateKeyPairSync('x25519');
  const other = publicKeyOf(theirs);
  const { x: ours = '' } = mine.publicKey.export({ format: 'jwk' });
  let shared: Buffer;
  try {
    shared = diffieHellman({ privateKey: mine.privateKey, publicKey: other });
  } catch {
    // A point of small order, which would make the same secret for everybody.
    throw new Problem('permintaan_rusak', {});
  }
  const salt = Buffer.concat([Buffer.from(theirs, 'base64url'), Buffer.from(ours, 'base64url')]);
  const key = Buffer.from(hkdfSync('sha256', shared, salt, PAYLOAD_INFO, KEY_BYTES)).toString('base64url');
  await sql.query(`update sesi set kunci_muatan = $3 where kode_toko = $1 and id = $2`, [
    session.actor.kode_toko,
    session.session_id,
    secrets.seal(key, placeOfKey(session)),
  ]);
  return ours;
}

/**
 * What a request wants to be sealed with; nothing where its header `enc` does not say 1.
 * @throws Problem `kunci_muatan` when its session has agreed on no key.
 */
export async function payloadOf(
  sql: Sql,
  secrets: Secrets,
  session: SessionRef,
  request: FastifyRequest,
): Promise<Payload | undefined> {
  if (headerText(request, ENC_HEADER) !== '1') return undefined;
  const { kunci } = await sql.one<{ kunci: string | null }>(
    `select kunci_muatan as kunci from sesi where kode_toko = $1 and id = $2`,
    [session.actor.kode_toko, session.session_id],
  );
  const key = kunci === null ? undefined : secrets.open(kunci, placeOfKey(session));
  if (key === undefined) throw new Problem('kunci_muatan', {});
  return { key: Buffer.from(key, 'base64url'), ignore: ignoredFields(headerText(request, IGNORE_HEADER)) };
}

function opened(key: Buffer, field: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(SEALED)) throw new Problem('permintaan_rusak', {});
  const bytes = Buffer.from(value.slice(SEALED.length), 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Problem('permintaan_rusak', {});
  try {
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(placeOf('minta', field)))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), cipher.final()]).toString();
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem('permintaan_rusak', {});
  }
}

/**
 * The body of a request as it was before its fields were sealed.
 * @throws Problem `permintaan_rusak` for a field that is not sealed, was touched, or stood elsewhere.
 */
export function openBody({ key, ignore }: Payload, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, ignore.has(field) ? value : opened(key, field, value)]),
  );
}

/** Base64url goes by three bytes: what is left over waits for the next part. */
class Base64Url {
  #rest: Buffer = Buffer.alloc(0);

  add(bytes: Buffer): string {
    const all = Buffer.concat([this.#rest, bytes]);
    const whole = all.length - (all.length % 3);
    this.#rest = all.subarray(whole);
    return all.subarray(0, whole).toString('base64url');
  }

  end(): string {
    return this.#rest.toString('base64url');
  }
}

type Parts = AsyncIterable<string | Buffer> | readonly string[];

const partsOf = (value: unknown): Parts => (isLarge(value) ? jsonParts(value) : [JSON.stringify(value)]);

async function* sealedField(key: Buffer, field: string, json: Parts): AsyncGenerator<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(placeOf('jawab', field)),
  );
  const text = new Base64Url();
  yield `"${SEALED}${text.add(iv)}`;
  for await (const part of json) yield text.add(cipher.update(Buffer.from(part)));
  yield `${text.add(Buffer.concat([cipher.final(), cipher.getAuthTag()]))}${text.end()}"`;
}

/** A list as it is written while it is read: one field, for nobody has it whole. */
async function* sealedWhole({ key }: Payload, json: Readable): AsyncGenerator<string> {
  yield `{${JSON.stringify(WHOLE_BODY)}:`;
  yield* sealedField(key, WHOLE_BODY, json);
  yield '}';
}

async function* sealedParts({ key, ignore }: Payload, body: unknown): AsyncGenerator<string | Buffer> {
  const plain = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : { [WHOLE_BODY]: body };
  let glue = '{';
  for (const [field, value] of Object.entries(plain)) {
    if (value === undefined) continue;
    yield `${glue}${JSON.stringify(field)}:`;
    if (ignore.has(field)) yield* partsOf(value);
    else yield* sealedField(key, field, partsOf(value));
    glue = ',';
  }
  yield glue === '{' ? '{}' : '}';
}

/** An answer with its fields sealed, in parts, so that a long one keeps nobody waiting. A stream is JSON already. */
export const sealedAnswer = (payload: Payload, body: unknown): Readable =>
  Readable.from(body instanceof Readable ? sealedWhole(payload, body) : sealedParts(payload, body), {
    objectMode: false,
  });
