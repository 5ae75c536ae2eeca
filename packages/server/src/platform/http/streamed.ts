import { Readable } from 'node:stream';
import type { Log } from '../log.ts';

/**
 * A file that is written while its rows are read. The first part is there before the answer begins, so that what is
 * refused or fails at once is answered like anything else; what breaks later cuts the answer off, and is logged, since
 * nobody can be told any more.
 */
export async function streamed(parts: AsyncGenerator<string>, log: Pick<Log, 'error'>): Promise<Readable> {
  const first = await parts.next();
  async function* all(): AsyncGenerator<string> {
    try {
      for (let part = first; part.done !== true; part = await parts.next()) yield part.value;
    } catch (error) {
      log.error({ error }, 'an answer broke off');
      throw error;
    }
  }
  // Also when nobody ever began to read.
  return Readable.from(all()).once('close', () => void parts.return(undefined));
}

/** What is written first goes with the part that is read first. */
export async function* headed(head: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  let before = head;
  for await (const part of parts) {
    yield before + part;
    before = '';
  }
  if (before !== '') yield before;
}
