import { Problem } from '@kilau/contract/core/problem.ts';

export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

/** Counts attempts by key within a window of time. In memory of this server: what it protects costs work here. */
export interface RateLimits {
  /** Takes one attempt. @throws Problem `terlalu_sering` when none is left, with the seconds until there is. */
  spend(key: string, rate: Rate): void;
  /** Gives an attempt back that turned out to be an honest one. */
  refund(key: string): void;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Beyond so many keys, windows that are over are swept out. */
const SWEEP_AT = 5000;

export function createRateLimits(now: () => Date): RateLimits {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_AT;

  function sweep(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
    sweepAt = Math.max(SWEEP_AT, windows.size * 2);
  }

  return {
    spend(key, { max, seconds }) {
      const time = now().getTime();
      if (windows.size >= sweepAt) sweep(time);
      const current = windows.get(key);
      if (!current || current.endsAt <= time) {
        windows.set(key, { count: 1, endsAt: time + seconds * 1000 });
        return;
      }
      if (current.count >= max) {
        throw new Problem('terlalu_sering', { detik: Math.ceil((current.endsAt - time) / 1000) });
      }
      current.count += 1;
    },
    refund(key) {
      const current = windows.get(key);
      if (current && current.count > 0) current.count -= 1;
    },
  };
}
