import { describe, expect, it } from 'vitest';
import { gridStep, scaleOf } from './scale.ts';

describe('gridStep', () => {
  it.each([
    [28_000_000, 10_000_000],
    [4_400_000_000, 2_000_000_000],
    [3_300, 1_000],
    [1, 0.25],
  ])('of %d is %d', (most, step) => expect(gridStep(most)).toBe(step));
});

describe('scaleOf', () => {
  it('begins at nothing and ends above the highest figure', () => {
    expect(scaleOf([3, 17, 28])).toEqual({ low: 0, high: 30, grid: [0, 10, 20, 30] });
  });
  it('goes below nothing for a day on which more was taken back than sold', () => {
    expect(scaleOf([-5, 12])).toEqual({ low: -5, high: 15, grid: [-5, 0, 5, 10, 15] });
  });
  it('has a line above nothing when there is nothing', () => {
    expect(scaleOf([0, 0])).toEqual({ low: 0, high: 0.25, grid: [0, 0.25] });
  });
});
