import { EpcReader } from '@kilau/contract/features/opname/epc.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SerialPortLike } from '../../platform/scale.ts';
import { bacaPort } from './pembaca.ts';

const EPC = ['E28011606000000000000001', 'E28011606000000000000002', 'E28011606000000000000003'] as const;

/** A reader on a port: what it says is fed by hand. */
function port() {
  const encoder = new TextEncoder();
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      feed = controller;
    },
  });
  const line = { readable, open: () => Promise.resolve(), close: () => Promise.resolve() } as SerialPortLike;
  return {
    line,
    kata: (text: string) => feed?.enqueue(encoder.encode(text)),
    habis: () => feed?.close(),
    rusak: () => feed?.error(new Error('pulled out')),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the reader on a port', () => {
  it('gives its last frame without a line end when it is still, and when the line ends', async () => {
    const { line, kata, habis } = port();
    const tags: string[] = [];
    const done = bacaPort(line, new EpcReader(), (found) => tags.push(...found), new AbortController().signal);
    kata(`${EPC[0]}\n${EPC[1]}`);
    await vi.advanceTimersByTimeAsync(10);
    expect(tags).toEqual([EPC[0]]);
    await vi.advanceTimersByTimeAsync(500);
    expect(tags).toEqual([EPC[0], EPC[1]]);
    kata(EPC[2]);
    await vi.advanceTimersByTimeAsync(10);
    habis();
    await done;
    expect(tags).toEqual([...EPC]);
  });

  it('gives what it had when the cable is pulled', async () => {
    const { line, kata, rusak } = port();
    const tags: string[] = [];
    const done = bacaPort(line, new EpcReader(), (found) => tags.push(...found), new AbortController().signal);
    const failed = done.catch((error: unknown) => error);
    kata(EPC[0]);
    await vi.advanceTimersByTimeAsync(10);
    rusak();
    expect(String(await failed)).toContain('pulled out');
    expect(tags).toEqual([EPC[0]]);
  });

  it('offers a tag again once it was forgotten', () => {
    const reader = new EpcReader();
    expect([reader.push(`${EPC[0]} ${EPC[1]} `), reader.push(`${EPC[0]} `)]).toEqual([[EPC[0], EPC[1]], []]);
    reader.forget([EPC[0]]);
    expect(reader.push(`${EPC[0]} ${EPC[1]} `)).toEqual([EPC[0]]);
  });
});
