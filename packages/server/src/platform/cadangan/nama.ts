import { createHash, randomBytes } from 'node:crypto';
import type { Jumlah } from './isi.ts';

/** Where backups are kept: a folder, or a bucket. One appears there whole, or not at all. */
export interface Tempat {
  /** How a person calls it. */
  readonly nama: string;
  simpan(name: string, content: AsyncIterable<Buffer>): Promise<Jumlah>;
  /** Names of all backups there, the newest first. */
  daftar(): Promise<readonly string[]>;
  ambil(name: string): Promise<AsyncIterable<Buffer>>;
  hapus(name: string): Promise<void>;
}

const NAME = /^kilau-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z-[0-9a-f]{6}\.tar\.gz(\.sandi)?$/;

/** The name of a backup that is made now. */
export function nameOf(at: Date, sealed: boolean): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `kilau-${stamp}-${randomBytes(3).toString('hex')}.tar.gz${sealed ? '.sandi' : ''}`;
}

/** When a backup was made, by its name; nothing for what is no backup. */
export function madeAt(name: string): Date | undefined {
  const [, y, mo, d, h, mi, s] = NAME.exec(name) ?? [];
  return y === undefined ? undefined : new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
}

export const newestFirst = (names: readonly string[]): readonly string[] =>
  names.filter((name) => madeAt(name) !== undefined).toSorted((a, b) => (a < b ? 1 : -1));

/** Adds up a stream on its way. */
export async function* counted(content: AsyncIterable<Buffer>, done: (sum: Jumlah) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  done({ bytes, sha256: hash.digest('hex') });
}
