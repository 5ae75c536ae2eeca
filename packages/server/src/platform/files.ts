import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Images and papers by key, such as `TK1/barang/00000936.jpg`. Kept on disk now, in an S3 store where one is set up. */
export interface Files {
  /** Stores the bytes, over what was there. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws Error when there is no such file. */
  get(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  /** Removes the file if it is there. */
  remove(key: string): Promise<void>;
}

/** Steps of plain names: a key cannot lead out of its directory, on any system. */
const KEY = /^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/;

function checked(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new RangeError(`not a file key: ${key}`);
  return key;
}

/** Files below the data directory. */
export function createFiles(dataDir: string): Files {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  return {
    put: async (key, bytes) => disk.put(checked(key), bytes),
    get: async (key) => Buffer.from(await disk.getBytes(checked(key))),
    exists: async (key) => disk.exists(checked(key)),
    remove: async (key) => disk.delete(checked(key)),
  };
}
