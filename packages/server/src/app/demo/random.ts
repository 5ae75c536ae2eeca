/** Random numbers that come out the same for the same seed (mulberry32): the demo chain is repeatable to the gram. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in `percent` of cases. */
  chance(percent: number): boolean;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick<T>(from: readonly T[]): T {
      const one = from[int(0, from.length - 1)];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
