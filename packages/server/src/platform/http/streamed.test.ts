import { Problem } from '@kilau/contract/core/problem.ts';
import { describe, expect, it } from 'vitest';
import { headed, streamed } from './streamed.ts';

const logged: unknown[] = [];
const log = { error: (told: unknown) => void logged.push(told) };

async function* rows(fault?: { readonly at: number; readonly error: Error }): AsyncGenerator<string> {
  for (let n = 0; n < 3; n += 1) {
    if (fault?.at === n) throw fault.error;
    yield `${n}\n`;
  }
}
async function read(body: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const part of body) text += String(part);
  return text;
}

describe('a file that is written while it is read', () => {
  it('has its head, also without rows', async () => {
    expect(await read(await streamed(headed('h\n', rows()), log))).toBe('h\n0\n1\n2\n');
    const none = async function* (): AsyncGenerator<string> {};
    expect(await read(await streamed(headed('h\n', none()), log))).toBe('h\n');
  });

  it('is refused before it begins by what is wrong at once', async () => {
    const error = new Problem('data_tidak_valid', {});
    await expect(streamed(headed('h\n', rows({ at: 0, error })), log)).rejects.toBe(error);
    expect(logged).toEqual([]);
  });

  it('breaks off, and the log is told, when something breaks later', async () => {
    const error = new Error('the rows are gone');
    const body = await streamed(headed('h\n', rows({ at: 2, error })), log);
    await expect(read(body)).rejects.toThrow('the rows are gone');
    expect(logged).toEqual([{ error }]);
  });

  it('ends its reading when nobody takes it', async () => {
    let ended = false;
    const parts = async function* (): AsyncGenerator<string> {
      try {
        yield* rows();
      } finally {
        ended = true;
      }
    };
    (await streamed(parts(), log)).destroy();
    await expect.poll(() => ended).toBe(true);
  });
});
