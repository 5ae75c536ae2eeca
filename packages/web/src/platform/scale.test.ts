import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectScale, parseReading, readScale, scaleReading, type SerialPortLike } from './scale.ts';

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
    // Noise of a loose cable before and after a good reading.
    ['\u0000\u0007ÿþ??ST,GS,+  3.450 g\r\n\u0000', '3.450'],
    ['+  3.4x0 g ST,GS,+  3.460 g', '3.460'],
    ['-2.005g', '-2.005'],
    ['ST,NT,-    2.005 g\r\n', '-2.005'],
  ])('reads %j as %s', (text, grams) => expect(parseReading(text)).toBe(grams));

  it.each(['', '3.450', 'g', 'ERR g', 'kg only'])('finds nothing in %j', (text) =>
    expect(parseReading(text)).toBeUndefined(),
  );
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

  const TAKEN = 'ST,GS,+  3.450 g\r\n';
  it.each(Array.from({ length: TAKEN.length - 1 }, (_, index) => index + 1))(
    'never hears another weight, wherever a frame is cut: after %d letters',
    async (cut) => {
      const heard: string[] = [];
      await readScale(fakePort([TAKEN, TAKEN.slice(0, cut), TAKEN.slice(cut)]), (grams) => heard.push(grams));
      expect(new Set(heard)).toEqual(new Set(['3.450']));
    },
  );

  it('hears a frame that comes letter by letter, and one below nothing as such', async () => {
    const heard: string[] = [];
    await readScale(fakePort([...'US,GS,-  0.010 g\r\n']), (grams) => heard.push(grams));
    expect(new Set(heard)).toEqual(new Set(['-0.010']));
  });

  it('hears nothing in garbage, and goes on after it', async () => {
    const heard: string[] = [];
    await readScale(fakePort(['\u0000\u00ff'.repeat(80), 'ERR g\r\n', TAKEN]), (grams) => heard.push(grams));
    expect(heard).toEqual(['3.450']);
  });

  it('lets go of the port when it breaks', async () => {
    const readable = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('unplugged')) });
    const port: SerialPortLike = { readable, open: () => Promise.resolve(), close: () => Promise.resolve() };
    await expect(readScale(port, () => undefined)).rejects.toThrow('unplugged');
    expect(readable.locked).toBe(false);
  });
});

describe('a scale that falls silent', () => {
  let send: ReadableStreamDefaultController<Uint8Array>;
  const say = async (sent: string) => {
    send.enqueue(new TextEncoder().encode(sent));
    await vi.advanceTimersByTimeAsync(0);
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    const readable = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
    const port: SerialPortLike = { readable, open: () => Promise.resolve(), close: () => Promise.resolve() };
    vi.stubGlobal('navigator', { serial: { requestPort: () => Promise.resolve(port) } });
    await connectScale();
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(async () => {
    send.close();
    await vi.advanceTimersByTimeAsync(0);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('keeps its weight for one that is read after its key was pressed, not for goods that lie there later', async () => {
    await say('ST,GS,+   3.450 g\r\n');
    await vi.advanceTimersByTimeAsync(4000);
    expect(scaleReading()).toBe('3.450');
    await vi.advanceTimersByTimeAsync(2000);
    expect(scaleReading()).toBeUndefined();
    await say('ST,GS,+   2.100 g\r\n');
    expect(scaleReading()).toBe('2.100');
  });

  it('does not take the noise of a loose cable for the weight of before', async () => {
    await say('ST,GS,+   3.450 g\r\n');
    await vi.advanceTimersByTimeAsync(4000);
    await say('\u0000?');
    await vi.advanceTimersByTimeAsync(2000);
    expect(scaleReading()).toBeUndefined();
  });
});
