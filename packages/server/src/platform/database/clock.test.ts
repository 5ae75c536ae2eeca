import { expect, it } from 'vitest';
import { clockWarning } from './clock.ts';

it.each([
  ['2026-11-23T10:00:05.000Z', undefined],
  ['2026-11-23T09:59:55.000Z', undefined],
  ['2026-11-23T10:02:00.400Z', 'the clock of this machine is 120 s ahead of that of the database'],
  ['2026-11-23T09:59:54.000Z', 'the clock of this machine is 6 s behind that of the database'],
])('a clock at %s beside one at ten', (ours, warning) => {
  expect(clockWarning(new Date(ours), new Date('2026-11-23T10:00:00Z'))).toBe(warning);
});
