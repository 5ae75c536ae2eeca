import { expect, it } from 'vitest';
import { warnings } from './hours.ts';

const MINUTE = 60_000;
it.each([
  [
    60 * MINUTE,
    [
      [10, 50 * MINUTE],
      [2, 58 * MINUTE],
    ],
  ],
  [
    10 * MINUTE,
    [
      [10, 0],
      [2, 8 * MINUTE],
    ],
  ],
  [
    7.5 * MINUTE,
    [
      [8, 0],
      [2, 5.5 * MINUTE],
    ],
  ],
  [1.2 * MINUTE, [[2, 0]]],
  [0, []],
  [-MINUTE, []],
])('hours that end in %d ms are told at the right moments', (left, expected) => {
  expect(warnings(left).map(({ minutes, wait }) => [minutes, wait])).toEqual(expected);
});
