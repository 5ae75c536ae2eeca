import { describe, expect, it } from 'vitest';
import { uuidv7 } from './id.ts';

describe('an id', () => {
  const now = new Date('2026-11-21T03:04:05.678Z');

  it('is a version 7 UUID that begins with its time', () => {
    const id = uuidv7(now);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(now.getTime());
  });

  it('comes after the one before it, within one millisecond too', () => {
    const ids = Array.from({ length: 2000 }, () => uuidv7(now));
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
