import { describe, expect, it } from 'vitest';
import { parseReading, readScale, type SerialPortLike } from './scale.ts';

describe('parseReading', () => {
  it.each([
    ['ST,GS,+   3.450 g\r\n', '3.450'],
    ['3.450g', '3.450'],
    ['  12.3 g  12.345 g', '12.345'],
    ['0,125 g', '0.125'],
    ['US,GS,-  0.010 g\r\n', '-0.010'],
    ['15 G', '15'],
    ['3.450 g\r\nST,G', '3.450'],
    // The reading that is still coming in has no `g` yet: the one before it counts.
    ['3.450 g\r\n3.4', '3.450'],
  ])('reads %j as %s', (text, grams) => expect(parseReading(text)).toBe(grams));

  it.each(['', '3.450', 'g', 'ERR g', 'kg only'])('finds nothing in %j', (text) => expect(parseReading(text)).toBeUndefined());
});

/** A scale that sends these pieces of text and is then unplugged. */
function fakePort(pieces: readonly string[]): SerialPortLike {
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return { readable, open: () => Promise.resolve(), close: () => Promise.resolve() };
}

describe('readScale', () => {
  it('passes readings on though they come in pieces, and ends with the port', async () => {
    const heard: string[] = [];
    await readScale(fakePort(['ST,GS,+  3.4', '50 g\r\nST,G', 'S,+  3.460 g\r\n']), (grams) => heard.push(grams));
    expect(heard.at(0)).toBe('3.450');
    expect(heard.at(-1)).toBe('3.460');
  });

  it('lets go of the port when it breaks', async () => {
    const readable = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('unplugged')) });
    const port: SerialPortLike = { readable, open: () => Promise.resolve(), close: () => Promise.resolve() };
    await expect(readScale(port, () => undefined)).rejects.toThrow('unplugged');
    expect(readable.locked).toBe(false);
  });
});
