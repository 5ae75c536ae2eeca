import { gcm } from '@noble/ciphers/aes.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ENC_HEADER, PAYLOAD_INFO, placeOf, SEALED, WHOLE_BODY } from '@kilau/contract/core/payload.ts';
import { forget, readText, sessionName, writeText } from './storage.ts';

/**
 * Seals the fields of what is sent and opens those of what comes, where PAYLOAD_ENCRYPTION_MODULE asks for it. Written
 * with a library: a browser has WebCrypto only where the connection is secure already. Fetched by need.
 */
const KEY = sessionName('muatan');
const KEY_BYTES = 32;
const IV_BYTES = 12;

const words = new TextEncoder();
const said = new TextDecoder();

const base64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

/** Asks the server for its half of a key. */
type AskKey = (kunci: string) => Promise<{ readonly kunci: string }>;

async function agree(ask: AskKey): Promise<Uint8Array> {
  const { secretKey, publicKey } = x25519.keygen();
  const theirs = bytesOf((await ask(base64Url(publicKey))).kunci);
  const shared = x25519.getSharedSecret(secretKey, theirs);
  const salt = Uint8Array.from([...publicKey, ...theirs]);
  const key = hkdf(sha256, shared, salt, words.encode(PAYLOAD_INFO), KEY_BYTES);
  writeText(KEY, base64Url(key));
  return key;
}

let agreeing: Promise<Uint8Array> | undefined;

/** The key of this login: the one that was agreed on, or a new one. Calls that come at once agree on one. */
function keyOf(ask: AskKey): Promise<Uint8Array> {
  const kept = readText(KEY);
  if (kept !== undefined) return Promise.resolve(bytesOf(kept));
  agreeing ??= agree(ask).finally(() => {
    agreeing = undefined;
  });
  return agreeing;
}

function sealed(key: Uint8Array, field: string, value: unknown): string {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const body = gcm(key, iv, words.encode(placeOf('minta', field))).encrypt(words.encode(JSON.stringify(value)));
  return SEALED + base64Url(Uint8Array.from([...iv, ...body]));
}

/** A body with each field sealed. */
const sealBody = (key: Uint8Array, body: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, sealed(key, field, value)]),
  );

function opened(key: Uint8Array, field: string, value: string): unknown {
  const bytes = bytesOf(value.slice(SEALED.length));
  const place = words.encode(placeOf('jawab', field));
  const text = gcm(key, bytes.subarray(0, IV_BYTES), place).decrypt(bytes.subarray(IV_BYTES));
  return JSON.parse(said.decode(text)) as unknown;
}

/** Fields as they were before they were sealed; nothing where another key has sealed them, or somebody touched them. */
function openFields(key: Uint8Array, fields: object): Readonly<Record<string, unknown>> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]: [string, unknown]) => [
        field,
        typeof value === 'string' && value.startsWith(SEALED) ? opened(key, field, value) : value,
      ]),
    );
  } catch {
    return undefined;
  }
}

/** An answer as it was before its fields were sealed; one that was not sealed, as it is. */
async function openAnswer(key: Uint8Array, response: Response): Promise<Response | undefined> {
  if (response.headers.get(ENC_HEADER) !== '1') return response;
  const plain = openFields(key, (await response.json()) as object);
  if (plain === undefined) return undefined;
  const { status, headers } = response;
  return new Response(JSON.stringify(WHOLE_BODY in plain ? plain[WHOLE_BODY] : plain), { status, headers });
}

/** What seals and opens the bodies of calls. */
export interface Seal {
  readonly body: (body: object) => object;
  /** Nothing where the key does not open it. @throws what reading it throws. */
  readonly answer: (response: Response) => Promise<Response | undefined>;
  /** The server has no key any more, or another one. What another tab has agreed on since stays. */
  readonly forget: () => void;
}

/** Seals with the key of this login. @throws what `ask` throws. */
export async function sealFor(ask: AskKey): Promise<Seal> {
  const key = await keyOf(ask);
  return {
    body: (body) => sealBody(key, body),
    answer: (response) => openAnswer(key, response),
    forget: () => {
      if (readText(KEY) === base64Url(key)) forget(KEY);
    },
  };
}
