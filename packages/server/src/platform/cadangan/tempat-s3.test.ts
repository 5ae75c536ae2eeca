import { createCipheriv, createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3Store, type S3Store } from '../../testing/s3.ts';
import type { Tempat } from './nama.ts';
import { lewat } from './tempat.ts';
import { openS3 } from './tempat-s3.ts';

const NAME = 'kilau-20261123T200000Z-3f9a1c.tar.gz';
const LATER = 'kilau-20261124T200000Z-3f9a1c.tar.gz';
const AT = `/kilau-uji/kilau-cadangan/${NAME}`;
const MIB = 1024 * 1024;
/** The smallest that a store takes. */
const PART = 5 * MIB;
/** Two parts and a bit. */
const LARGE = 2 * PART + 7;

let store: S3Store;
let tempat: Tempat;

beforeAll(async () => {
  store = await openS3Store();
  tempat = openS3(store.config, { partBytes: PART });
});
afterAll(() => store.close());
beforeEach(() => store.reset());

/** Bytes that do not repeat, in pieces that end nowhere in particular. */
async function* bytes(length: number, end: () => void = () => undefined): AsyncGenerator<Buffer> {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16));
  for (let left = length; left > 0; left -= 1_000_003) yield cipher.update(Buffer.alloc(Math.min(left, 1_000_003)));
  end();
}

async function sumOf(from: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of from) {
    hash.update(chunk);
    length += chunk.length;
  }
  return { bytes: length, sha256: hash.digest('hex') };
}

const asked = (method: string, word: string): number =>
  store.asked.filter((one) => one.method === method && one.query.has(word)).length;

describe('a backup in an S3 store', () => {
  it('comes back byte for byte when it takes more than two parts', async () => {
    const sum = await tempat.simpan(NAME, bytes(LARGE));
    expect(sum).toEqual(await sumOf(bytes(LARGE)));
    expect([...store.objects.keys()]).toEqual([AT]);
    expect(store.uploads.size).toBe(0);
    expect(asked('PUT', 'partNumber')).toBe(3);
    expect(await sumOf(await tempat.ambil(NAME))).toEqual(sum);
  });

  it('goes in parts of 16 MiB', async () => {
    await openS3(store.config).simpan(NAME, bytes(17 * MIB));
    expect(asked('PUT', 'partNumber')).toBe(2);
  });

  it('comes back when it is smaller than a part', async () => {
    const sum = await tempat.simpan(NAME, bytes(10));
    expect(await sumOf(await tempat.ambil(NAME))).toEqual(sum);
  });

  it('is not there before its end is', async () => {
    let seen: readonly string[] | undefined;
    const last = async function* (): AsyncGenerator<Buffer> {
      yield* bytes(PART + MIB);
      seen = await tempat.daftar();
    };
    await tempat.simpan(NAME, last());
    expect(seen).toEqual([]);
    expect(await tempat.daftar()).toEqual([NAME]);
  });

  it('is listed over many pages, the newest first, and goes when it has had its time', async () => {
    const names = [1, 5, 9, 20, 22].map((day) => `kilau-202611${String(day).padStart(2, '0')}T200000Z-3f9a1c.tar.gz`);
    for (const name of names) await tempat.simpan(name, bytes(3));
    const others = ['kilau-cadangan/catatan.txt', `lain/${NAME}`].map((key) => `/kilau-uji/${key}`);
    for (const path of others) store.objects.set(path, Buffer.from('x'));
    store.pageSize = 2;
    const all = await tempat.daftar();
    expect(all).toEqual(names.toReversed());
    for (const name of lewat(all, { keepDays: 10, keep: 2 }, new Date('2026-11-23T00:00:00Z'))) {
      await tempat.hapus(name);
    }
    expect(await tempat.daftar()).toEqual(names.slice(3).toReversed());
    // What is not a backup stays.
    expect([...store.objects.keys()]).toEqual(expect.arrayContaining(others));
    await tempat.hapus(names[0] ?? '');
  });
});

describe('a backup on its way to an S3 store', () => {
  it('goes on when a part fails, and when its answer is lost', async () => {
    const faults = ['InternalError', 'lost'] as const;
    let failed = 0;
    store.fault = ({ query }) => (query.get('partNumber') === '2' ? faults[failed++] : undefined);
    const sum = await tempat.simpan(NAME, bytes(LARGE));
    expect(failed).toBe(3);
    expect(await sumOf(await tempat.ambil(NAME))).toEqual(sum);
  });

  it.each(['AccessDenied', 'InternalError', 'lost'] as const)(
    'leaves nothing when a part fails for good: %s',
    async (fault) => {
      store.fault = ({ query }) => (query.get('partNumber') === '2' ? fault : undefined);
      let ended = false;
      await expect(
        tempat.simpan(
          NAME,
          bytes(LARGE, () => (ended = true)),
        ),
      ).rejects.toThrow(`s3://kilau-uji/kilau-cadangan/${NAME}: `);
      expect(ended).toBe(false);
      expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
    },
  );

  it('does not wait for ever for a store that falls silent', async () => {
    const hasty = openS3(store.config, { idleMs: 300 });
    store.fault = ({ query }) => (query.has('partNumber') ? 'silent' : undefined);
    await expect(hasty.simpan(NAME, bytes(10))).rejects.toThrow(`${NAME}: TimeoutError`);
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  it('leaves nothing when what it is made of breaks off', async () => {
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield* bytes(PART + MIB);
      throw new Error('the database is gone');
    };
    await expect(tempat.simpan(NAME, broken())).rejects.toThrow(/^the database is gone$/);
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  it('leaves nothing when the store cannot put it together', async () => {
    store.fault = ({ method, query }) => (method === 'POST' && query.has('uploadId') ? 'InternalError' : undefined);
    await expect(tempat.simpan(NAME, bytes(10))).rejects.toThrow('InternalError');
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  it('is no failure when only the answer to its end is lost', async () => {
    let lost = 0;
    store.fault = ({ method, query }) =>
      method === 'POST' && query.has('uploadId') && lost++ === 0 ? 'lost' : undefined;
    const sum = await tempat.simpan(NAME, bytes(10));
    expect(await sumOf(await tempat.ambil(NAME))).toEqual(sum);
  });

  it('is a failure when the store forgot it before its end', async () => {
    store.fault = ({ method, query }) => {
      if (method === 'POST' && query.has('uploadId')) store.uploads.clear();
      return undefined;
    };
    await expect(tempat.simpan(NAME, bytes(10))).rejects.toThrow('NoSuchUpload');
    expect(store.objects.size).toBe(0);
  });

  it('is taken away later when nobody could then', async () => {
    store.fault = ({ method, query }) =>
      query.get('partNumber') === '2' || method === 'DELETE' ? 'AccessDenied' : undefined;
    await expect(tempat.simpan(NAME, bytes(LARGE))).rejects.toThrow('AccessDenied');
    const [left] = store.uploads.values();
    expect(left?.parts.size).toBe(1);
    store.fault = () => undefined;
    // It may be one that is still on its way.
    await tempat.simpan(LATER, bytes(10));
    expect(store.uploads.size).toBe(1);
    if (left) left.begun = new Date(Date.now() - 4 * 86_400_000);
    await tempat.simpan(LATER, bytes(10));
    expect(store.uploads.size).toBe(0);
  });

  it('is made where the key may not see what is under way', async () => {
    store.fault = ({ method, query }) => (method === 'GET' && query.has('uploads') ? 'AccessDenied' : undefined);
    await tempat.simpan(NAME, bytes(10));
    expect(await tempat.daftar()).toEqual([NAME]);
  });

  it('is not read as whole when the store breaks off', async () => {
    await tempat.simpan(NAME, bytes(MIB));
    store.fault = () => 'cut';
    await expect(tempat.ambil(NAME).then(sumOf)).rejects.toThrow(`${NAME}: ECONNRESET`);
  });
});

describe('an S3 store that does not let us in', () => {
  it('says so by its name when the key or the secret is another one', async () => {
    const cases = [
      [{ ...store.config, key: 'KUNCI-LAIN' }, 'InvalidAccessKeyId'],
      [{ ...store.config, secret: 'lain' }, 'SignatureDoesNotMatch'],
    ] as const;
    for (const [config, code] of cases) {
      const other = openS3(config);
      const told = new RegExp(`s3://kilau-uji/kilau-cadangan/.*${code}`);
      await expect(other.simpan(NAME, bytes(10))).rejects.toThrow(told);
      await expect(other.daftar()).rejects.toThrow(told);
      await expect(other.ambil(NAME)).rejects.toThrow(told);
      await expect(other.hapus(NAME)).rejects.toThrow(told);
    }
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  it('says so when the store gives no reason', async () => {
    store.fault = () => 'mute';
    await expect(tempat.daftar()).rejects.toThrow('403');
  });

  it('says which backup is not there', async () => {
    await expect(tempat.ambil(NAME)).rejects.toThrow(NAME);
  });
});
