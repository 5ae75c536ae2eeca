import { describe, expect, it } from 'vitest';
import { parseDateText } from './date-text.ts';

const today = '2026-11-21';

describe('parseDateText', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['211126', '2026-11-21'],
    ['1/2/26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['0102', '2026-02-01'],
    ['1/2', '2026-02-01'],
    ['7', '2026-11-07'],
    [' 29/02/2028 ', '2028-02-29'],
    ['2026-11-21', '2026-11-21'],
  ])('reads %s', (text, day) => expect(parseDateText(text, today)).toBe(day));

  it.each(['', '31/02/2026', '29/02/2026', '32', '21/13/2026', 'besok', '123', '1/2/3/4', '21//2026'])(
    'refuses %j',
    (text) => expect(parseDateText(text, today)).toBeUndefined(),
  );
});
