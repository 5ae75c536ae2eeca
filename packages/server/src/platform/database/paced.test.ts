import { Readable } from 'node:stream';
import { setImmediate as round } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pace } from './paced.ts';

it('has a full socket read a portion in a round of the event loop, to its end', async () => {
  const chunk = Buffer.alloc(65_536);
  const socket = new Readable({ read: () => undefined, highWaterMark: 64 * chunk.length });
  for (let pushed = 0; pushed < 10; pushed++) socket.push(chunk);
  let read = 0;
  socket.on('data', () => (read += 1));
  pace(socket);
  let most = 0;
  for (let rounds = 0; rounds < 40; rounds++) {
    const before = read;
    await round();
    most = Math.max(most, read - before);
  }
  expect({ read, most }).toEqual({ read: 10, most: 1 });
});

it('leaves small answers alone', async () => {
  const socket = new Readable({ read: () => undefined });
  let read = 0;
  socket.on('data', (bytes: Uint8Array) => (read += bytes.length));
  pace(socket);
  for (let sent = 0; sent < 5; sent++) {
    socket.push(Buffer.alloc(1000));
    await round();
  }
  expect(read).toBe(5000);
  expect(socket.isPaused()).toBe(false);
});
