import { describe, expect, it } from 'vitest';
import { createRateLimits } from './rate-limit.ts';

function limits() {
  let time = 0;
  return { limits: createRateLimits(() => new Date(time)), later: (ms: number) => void (time += ms) };
}
const RATE = { max: 2, seconds: 10 };

describe('a rate limit', () => {
  it('refuses what is over it, key by key, with the seconds to wait', () => {
    const {
      limits: { spend },
      later,
    } = limits();
    spend('a', RATE);
    later(3000);
    spend('a', RATE);
    spend('b', RATE);
    expect(() => spend('a', RATE)).toThrow(expect.objectContaining({ code: 'terlalu_sering', params: { detik: 7 } }));
    later(7000);
    spend('a', RATE);
  });

  it('does not count what is given back', () => {
    const {
      limits: { spend, refund },
    } = limits();
    for (let n = 0; n < 20; n += 1) {
      spend('a', RATE);
      refund('a');
    }
    refund('unknown');
    spend('a', RATE);
    spend('a', RATE);
    expect(() => spend('a', RATE)).toThrow('terlalu_sering');
  });

  it('counts on when many keys come and go', () => {
    const {
      limits: { spend },
      later,
    } = limits();
    spend('a', RATE);
    spend('a', RATE);
    for (let n = 0; n < 12_000; n += 1) spend(`k${n}`, RATE);
    expect(() => spend('a', RATE)).toThrow('terlalu_sering');
    later(10_000);
    for (let n = 0; n < 12_000; n += 1) spend(`m${n}`, RATE);
    spend('a', RATE);
  });
});
