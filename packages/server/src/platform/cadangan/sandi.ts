import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A stream that is sealed piece by piece with AES-256-GCM: nothing of it is read before it is proven, and nothing can
 * be cut off, left out or moved. Each backup has a key of its own, drawn from the one that is kept and a salt.
 */
const MAGIC = Buffer.from('KILAU-SANDI-1\n');
const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const IV_BYTES = 12;
const PIECE_BYTES = 256 * 1024;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;

/** A backup that cannot be read: damaged, cut off, or sealed with another key. Its message is meant for a person. */
export class CadanganError extends Error {
  override readonly name = 'CadanganError';
}

const keyOf = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.from('kilau cadangan'), 32));

/** Counts the pieces, and says which is the last: a stream that ends early does not open. */
function ivOf(piece: number, last: boolean): Buffer {
  const iv = Buffer.alloc(IV_BYTES);
  iv.writeUIntBE(piece, IV_BYTES - 7, 6);
  iv.writeUInt8(last ? 1 : 0, IV_BYTES - 1);
  return iv;
}

/** Pieces of one size, but for the last, which may be empty. */
async function* pieces(
  from: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of from) {
    kept.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let all = Buffer.concat(kept);
    // What may be the last piece is held back until there is more.
    for (; all.length > size; all = all.subarray(size)) yield { piece: all.subarray(0, size), last: false };
    kept = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(kept), last: true };
}

/** Seals a stream. @param key 32 bytes. */
export async function* seal(from: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const own = keyOf(key, salt);
  yield Buffer.concat([MAGIC, salt]);
  let count = 0;
  for await (const { piece, last } of pieces(from, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, own, ivOf(count++, last), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

function opened(own: Buffer, sealed: Buffer, iv: Buffer): Buffer {
  const at = sealed.length - TAG_BYTES;
  if (at < 0) throw new CadanganError('The backup is cut off.');
  const cipher = createDecipheriv(CIPHER, own, iv, { authTagLength: TAG_BYTES }).setAuthTag(sealed.subarray(at));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, at)), cipher.final()]);
  } catch {
    throw new CadanganError(
      'The backup cannot be opened: KILAU_BACKUP_KEY is not its key, or it is damaged or cut off.',
    );
  }
}

async function* openSealed(from: AsyncIterable<Buffer>, key: Buffer | undefined): AsyncGenerator<Buffer> {
  if (!key) throw new CadanganError('The backup is encrypted: KILAU_BACKUP_KEY must hold its key.');
  const source = from[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await source.next();
    if (next.done === true) throw new CadanganError('The backup is cut off.');
    head = Buffer.concat([head, next.value]);
  }
  const own = keyOf(key, head.subarray(MAGIC.length, HEAD_BYTES));
  const rest = (async function* () {
    yield head.subarray(HEAD_BYTES);
    yield* { [Symbol.asyncIterator]: () => source };
  })();
  let count = 0;
  for await (const { piece, last } of pieces(rest, PIECE_BYTES + TAG_BYTES)) {
    yield opened(own, piece, ivOf(count++, last));
  }
}

/** A stream as it was before {@link seal}; one that was never sealed comes through as it is. */
export async function* unseal(from: AsyncIterable<Buffer>, key: Buffer | undefined): AsyncGenerator<Buffer> {
  const source = from[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < MAGIC.length) {
    const next = await source.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = (async function* () {
    yield head;
    yield* { [Symbol.asyncIterator]: () => source };
  })();
  yield* head.subarray(0, MAGIC.length).equals(MAGIC) ? openSealed(all, key) : all;
}
