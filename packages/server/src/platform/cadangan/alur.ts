import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CadanganError, seal, unseal } from './sandi.ts';

/** Fast rather than small: it is done beside the tills. */
const LEVEL = 4;

/** What comes out of a transform, with the failure of whatever stands before it. */
async function* through(from: AsyncIterable<Buffer>, transform: Transform): AsyncGenerator<Buffer> {
  const done = pipeline(Readable.from(from, { objectMode: false }), transform);
  done.catch(() => undefined);
  yield* transform as AsyncIterable<Buffer>;
  await done;
}

/** Packs a stream, and seals it where there is a key. */
export function pack(from: AsyncIterable<Buffer>, key: Buffer | undefined): AsyncIterable<Buffer> {
  const packed = through(from, createGzip({ level: LEVEL }));
  return key ? seal(packed, key) : packed;
}

/** A stream as it was before {@link pack}. @throws CadanganError when it is none of ours, or damaged. */
export async function* unpack(from: AsyncIterable<Buffer>, key: Buffer | undefined): AsyncGenerator<Buffer> {
  try {
    yield* through(unseal(from, key), createGunzip());
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    if (!code.startsWith('Z_')) throw error;
    throw new CadanganError('This is not a backup of Kilau, or it is damaged or cut off.', { cause: error });
  }
}
