const STEPS = [1, 2, 2.5, 5, 10];

/** A round step for at most so many lines above zero. */
export function gridStep(most: number, lines = 4): number {
  const rough = Math.max(most, Number.MIN_VALUE) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly grid: readonly number[];
}

/** From nothing to above the highest figure, and below nothing where one is, in round steps. */
export function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = gridStep(Math.max(most, -least, 1));
  const low = Math.floor(least / step) * step;
  const high = Math.max(step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step) + 1;
  return { low, high, grid: Array.from({ length: count }, (_, index) => low + index * step) };
}
