import { describe, expect, it } from 'vitest';
import { Readings } from './readings.ts';

/** Shows pictures at their times, and answers what was handed on. */
function shown(pictures: readonly (readonly [time: number, ...codes: string[]])[], takes = () => true): string[] {
  const readings = new Readings();
  const taken: string[] = [];
  for (const [time, ...codes] of pictures) {
    readings.see(codes, time, (code) => {
      if (!takes()) return false;
      taken.push(`${code}@${time}`);
      return true;
    });
  }
  return taken;
}

describe('a code before the camera', () => {
  it('counts once two pictures have shown it, and once for as long as it lies there', () =>
    expect(
      shown([
        [0, 'A'],
        [100, 'A'],
        [1900, 'A'],
        [3700, 'A'],
      ]),
    ).toEqual(['A@100']));
  it('is not what one picture alone has shown', () =>
    expect(
      shown([
        [0, 'A'],
        [1500, 'A'],
      ]),
    ).toEqual([]));
  it('counts again once it was away for two seconds', () =>
    expect(
      shown([
        [0, 'A'],
        [100, 'A'],
        [2050, 'A'],
        [4050, 'A'],
        [4150, 'A'],
      ]),
    ).toEqual(['A@100', 'A@4150']));
  it('does not hold up another one, nor count twice in a picture', () =>
    expect(
      shown([
        [0, 'A', 'B', 'A'],
        [100, 'A', 'B', 'B'],
        [200, 'B'],
      ]),
    ).toEqual(['A@100', 'B@100']));
  it('waits for somebody who takes it', () => {
    let open = false;
    expect(
      shown(
        [
          [0, 'A'],
          [100, 'A'],
          [200, 'A'],
        ],
        () => {
          const taken = open;
          open = true;
          return taken;
        },
      ),
    ).toEqual(['A@200']);
  });
});
