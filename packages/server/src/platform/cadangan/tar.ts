import { CadanganError } from './sandi.ts';

/** Files one after the other as tar (ustar) keeps them, so that any machine can look into a backup without Kilau. */
const BLOCK = 512;
const NAME = { at: 0, length: 100 } as const;
const SIZE = { at: 124, length: 12 } as const;
const SUM = { at: 148, length: 8 } as const;
const TYPE = { at: 156, length: 1 } as const;
const PLAIN = '0';
const LONG = 'L';
const SPACES = 0x20;

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
const sumOf = (head: Buffer): number =>
  head.reduce((sum, byte, at) => sum + (at >= SUM.at && at < SUM.at + SUM.length ? SPACES : byte), 0);

function entry(name: string, type: string, body: Buffer, at: Date): Buffer {
  const head = Buffer.alloc(BLOCK);
  head.write(name.slice(0, NAME.length), NAME.at, 'utf8');
  head.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100, 'latin1');
  head.write(octal(body.length, SIZE.length), SIZE.at, 'latin1');
  head.write(octal(Math.floor(at.getTime() / 1000), 12), 136, 'latin1');
  head.write(type, TYPE.at, 'latin1');
  head.write('ustar\x0000', 257, 'latin1');
  head.write(`${octal(sumOf(head), 7)} `, SUM.at, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(padding(body.length))]);
}

/** A file of a backup with what goes before and behind it. A long name goes before it, as GNU's tar writes it. */
export const tarFile = (name: string, body: Buffer, at: Date): Buffer =>
  name.length <= NAME.length
    ? entry(name, PLAIN, body, at)
    : Buffer.concat([entry('././@LongLink', LONG, Buffer.from(`${name}\0`), at), entry(name, PLAIN, body, at)]);

/** Says that nothing comes any more. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

/** Reads exactly so many bytes at a time from a stream. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #kept: Buffer[] = [];
  #length = 0;

  constructor(from: AsyncIterable<Buffer>) {
    this.#source = from[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    while (this.#length < count) {
      const next = await this.#source.next();
      if (next.done === true) throw new CadanganError('The backup is cut off.');
      this.#kept.push(next.value);
      this.#length += next.value.length;
    }
    const [first = Buffer.alloc(0), ...more] = this.#kept;
    const all = more.length === 0 ? first : Buffer.concat(this.#kept);
    this.#kept = [all.subarray(count)];
    this.#length = all.length - count;
    return all.subarray(0, count);
  }

  /** Until the stream itself has ended, so that whatever proves its end is looked at. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }
}

export interface TarFile {
  readonly name: string;
  readonly body: Buffer;
}

const textOf = (head: Buffer, { at, length }: { readonly at: number; readonly length: number }): string =>
  (head.toString('utf8', at, at + length).split('\0')[0] ?? '').trim();

/** More than any file of a backup has; one that says so is no backup of ours. */
const LARGEST = 1024 ** 3;

/** The files of a backup, one after the other, each whole. @throws CadanganError when it is none, or is damaged. */
export async function* readTar(from: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const bytes = new Bytes(from);
  let longName: string | undefined;
  for (;;) {
    const head = await bytes.take(BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const size = Number.parseInt(textOf(head, SIZE), 8);
    const right = Number.parseInt(textOf(head, SUM), 8) === sumOf(head);
    if (!right || !(size >= 0 && size <= LARGEST)) {
      throw new CadanganError('This is not a backup of Kilau, or damaged.');
    }
    const body = await bytes.take(size);
    await bytes.take(padding(size));
    if (textOf(head, TYPE) === LONG) longName = body.toString('utf8').replace(/\0$/, '');
    else {
      yield { name: longName ?? textOf(head, NAME), body };
      longName = undefined;
    }
  }
  await bytes.drain();
}
