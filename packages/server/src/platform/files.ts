import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Config } from './config.ts';

/** Images and papers by key, such as `TK1/barang/00000936.jpg`. Kept on disk, or in an S3 store where one is set up. */
export interface Files {
  /** Stores the bytes, over what was there. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws Error when there is no such file. */
  get(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  /** Removes the file if it is there. */
  remove(key: string): Promise<void>;
  /** Every key there is, in no order. */
  keys(): AsyncIterable<string>;
}

/** Steps of plain names: a key cannot lead out of its directory, on any system. */
const KEY = /^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/;

function checked(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new RangeError(`not a file key: ${key}`);
  return key;
}

/** A shop's code as the name of a folder: whatever is not a plain letter or digit is written by its number. */
export const shopFolder = (kode_toko: string): string =>
  kode_toko.replace(/[^A-Za-z0-9-]/g, (char) => `_${char.codePointAt(0)?.toString(16) ?? ''}`);

/**
 * A store that speaks S3. Its client is large and comes in with the first file, so that the server starts as fast
 * without it.
 */
async function openS3({ endpoint, bucket, region, key, secret }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      // Stores other than Amazon's have neither a host name per bucket, nor access lists, nor its newer checksums.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: key, secretAccessKey: secret },
      region,
      bucket,
      visibility: 'private',
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/** Every key of a store, one folder or page after the other. */
async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken !== undefined && { paginationToken }) };
    const page: Awaited<ReturnType<Disk['listAll']>> = await disk.listAll('', options);
    for (const one of page.objects) if (one.isFile) yield one.key;
    ({ paginationToken } = page);
  } while (paginationToken !== undefined && paginationToken !== '');
}

/** Files below the data directory, or in the S3 store when there is one. */
export function createFiles(dataDir: string, s3?: S3Config): Files {
  let opened: Promise<Disk> | undefined;
  const open = (): Promise<Disk> => {
    opened ??= s3
      ? openS3(s3)
      : Promise.resolve(new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' })));
    return opened;
  };
  return {
    put: async (key, bytes) => (await open()).put(checked(key), bytes),
    get: async (key) => Buffer.from(await (await open()).getBytes(checked(key))),
    exists: async (key) => (await open()).exists(checked(key)),
    remove: async (key) => (await open()).delete(checked(key)),
    async *keys() {
      // Without a directory there are no files yet.
      if (!s3 && !existsSync(join(dataDir, 'files'))) return;
      yield* keysOf(await open());
    },
  };
}
