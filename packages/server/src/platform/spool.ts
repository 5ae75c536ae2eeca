import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Letters of one part: what is written and read in one go. */
const PART = 128 * 1024;
/** So much stays in memory; what goes beyond lies in a file, which ends with the spool. */
const KEPT_BYTES = 4 * 1024 * 1024;

/** A part in memory, or where it lies in the file. */
type Part = Buffer | { readonly at: number; readonly bytes: number };

/**
 * Records put aside to be read again, from the first on, as often as it takes. Holds few of them in memory, however
 * many there are. Records are what JSON can hold.
 */
export class Spool<R> {
  readonly #parts: Part[] = [];
  #pending: string[] = [];
  #letters = 0;
  #bytes = 0;
  #file: { readonly dir: string; readonly fd: number } | undefined;
  #end = 0;

  /** How many parts there are. */
  get count(): number {
    this.#put();
    return this.#parts.length;
  }

  add(record: R): void {
    const text = JSON.stringify(record);
    this.#pending.push(text);
    this.#letters += text.length;
    if (this.#letters >= PART) this.#put();
  }

  /** The records, a part at a time. */
  *parts(): Generator<readonly R[]> {
    this.#put();
    for (const part of this.#parts) yield JSON.parse(`[${this.#textOf(part)}]`) as R[];
  }

  /** Gives the file back. */
  close(): void {
    if (!this.#file) return;
    closeSync(this.#file.fd);
    rmSync(this.#file.dir, { recursive: true, force: true });
    this.#file = undefined;
  }

  #put(): void {
    if (this.#pending.length === 0) return;
    const bytes = Buffer.from(this.#pending.join(','));
    this.#pending = [];
    this.#letters = 0;
    if (this.#bytes + bytes.length <= KEPT_BYTES) {
      this.#bytes += bytes.length;
      this.#parts.push(bytes);
      return;
    }
    this.#file ??= this.#open();
    writeSync(this.#file.fd, bytes, 0, bytes.length, this.#end);
    this.#parts.push({ at: this.#end, bytes: bytes.length });
    this.#end += bytes.length;
  }

  #open(): { dir: string; fd: number } {
    // A directory of its own that only this user may enter.
    const dir = mkdtempSync(join(tmpdir(), 'kilau-laporan-'));
    const fd = openSync(join(dir, 'baris'), 'wx+', 0o600);
    // Where a file that is open may be removed, it goes with its thread, however that ends.
    if (process.platform !== 'win32') rmSync(dir, { recursive: true, force: true });
    return { dir, fd };
  }

  #textOf(part: Part): string {
    if (Buffer.isBuffer(part)) return part.toString('utf8');
    if (!this.#file) throw new Error('a spool that is closed cannot be read');
    const bytes = Buffer.allocUnsafe(part.bytes);
    readSync(this.#file.fd, bytes, 0, part.bytes, part.at);
    return bytes.toString('utf8');
  }
}
