import type { Readable } from 'node:stream';
import { turn } from '../turn.ts';

/** What is read of a connection before others have the thread: some hundred rows, a few milliseconds. */
const PORTION_BYTES = 32_768;

/**
 * Has the rows of a large answer come in portions. A socket is otherwise read until it is empty, and a database fills
 * it as fast as it is read: ten thousand rows kept a scan waiting for as long as it took to read them all.
 */
export function pace(stream: Readable): void {
  let portion = 0;
  stream.on('data', (bytes: Uint8Array) => {
    portion += bytes.length;
    if (portion < PORTION_BYTES) return;
    portion = 0;
    stream.pause();
    void turn().then(() => stream.resume());
  });
}
