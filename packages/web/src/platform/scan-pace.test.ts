import { describe, expect, it } from 'vitest';
import { ScanDetector, type ScanPlace } from './scan-pace.ts';

/** Types a code with a gap before each character but the first, and before the key that ends it. */
function type(detector: ScanDetector, code: string, gaps: readonly number[], place: ScanPlace, start = 1000) {
  let time = start;
  [...code].forEach((character, index) => {
    time += index === 0 ? 0 : (gaps[index - 1] ?? 0);
    detector.press(character, time);
  });
  return detector.end(time + (gaps[code.length - 1] ?? 0), place)?.code;
}
const even = (gap: number): readonly number[] => Array.from({ length: 30 }, () => gap);
const CODE = '00001204';

describe('a code typed into a field that is not for codes', () => {
  it.each([1, 8, 35, 45, 50])('is heard at %i ms', (gap) =>
    expect(type(new ScanDetector(), CODE, even(gap), 'field')).toBe(CODE),
  );
  it.each([60, 90, 120, 150])('is a hand at %i ms', (gap) =>
    expect(type(new ScanDetector(), CODE, even(gap), 'field')).toBeUndefined(),
  );
  it('is heard though a busy machine told of two keys late', () =>
    expect(type(new ScanDetector(), CODE, [8, 60, 8, 8, 100, 8, 8, 8], 'field')).toBe(CODE));
  it('is a hand where it is too short', () =>
    expect(type(new ScanDetector(), '123', even(5), 'field')).toBeUndefined());
  it('is a hand where Enter comes later', () =>
    expect(type(new ScanDetector(), CODE, [...even(5).slice(0, 7), 500], 'field')).toBeUndefined());
  it('is a hand with a key for three zeros', () =>
    expect(type(new ScanDetector(), '1000000', [150, 2, 2, 90, 2, 2, 90], 'field')).toBeUndefined());
  it('is not what a hand typed before it', () =>
    expect(type(new ScanDetector(), `99${CODE}`, [150, 220, ...even(8)], 'field')).toBe(CODE));
  it('is not what a hand typed right before it', () =>
    expect(type(new ScanDetector(), `penyok${CODE}`, [90, 90, 90, 90, 90, 70, ...even(2)], 'field')).toBe(CODE));
  it('is not the last key of a hand that paused before it', () =>
    expect(type(new ScanDetector(), `0812${CODE}`, [90, 90, 115, 95, ...even(2)], 'field')).toBe(CODE));
  it('is a hand whose last keys were hit together', () =>
    expect(type(new ScanDetector(), 'penyokkk', [90, 90, 90, 90, 90, 20, 20, 20], 'field')).toBeUndefined());
  it('is nothing where only blanks were typed', () =>
    expect(type(new ScanDetector(), '     ', even(8), 'nowhere')).toBeUndefined());
});

describe('a code typed where a hand types nothing', () => {
  it.each([1, 60, 120, 250])('is heard at %i ms', (gap) =>
    expect(type(new ScanDetector(), CODE, even(gap), 'nowhere')).toBe(CODE),
  );
  it('is forgotten after a pause', () =>
    expect(type(new ScanDetector(), CODE, [8, 8, 8, 400, 8, 8, 8, 8], 'nowhere')).toBe('1204'));
});

it('forgets what another key interrupts, and hears the next code at once', () => {
  const detector = new ScanDetector();
  detector.press('0', 0);
  detector.reset();
  expect(type(detector, CODE, even(8), 'field', 10)).toBe(CODE);
  expect(type(detector, '00002871', even(8), 'field', 80)).toBe('00002871');
});

it('learns the pace of a slow reader where its codes are certain, and no hand for one', () => {
  const detector = new ScanDetector();
  for (const start of [0, 5000]) type(detector, CODE, even(110), 'nowhere', start);
  expect(type(detector, CODE, even(110), 'field', 10_000)).toBeUndefined();
  type(detector, CODE, even(110), 'box', 15_000);
  expect(type(detector, CODE, even(112), 'field', 20_000)).toBe(CODE);
  expect(type(detector, 'REGULER', [90, 130, 60, 180, 70, 140, 100], 'field', 30_000)).toBeUndefined();
  expect(new ScanDetector(detector.slow).slow).toBe(132);
});

it('forgets a slow reader where a fast one is heard in its place', () => {
  const detector = new ScanDetector(132);
  for (const start of [0, 5000]) type(detector, CODE, even(8), 'box', start);
  expect(detector.slow).toBe(132);
  type(detector, CODE, even(8), 'nowhere', 10_000);
  expect(detector.slow).toBe(0);
  expect(type(detector, 'REGULER1', even(110), 'field', 20_000)).toBeUndefined();
});
