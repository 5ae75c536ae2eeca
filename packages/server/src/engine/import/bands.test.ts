import { Dec } from '@kilau/contract/core/dec.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bands, type Band } from './bands.ts';

const band = fc
  .record({
    per: fc.constantFrom('A', 'B'),
    from: fc.integer({ min: 0, max: 60 }),
    length: fc.option(fc.integer({ min: 0, max: 8 })),
  })
  .map(({ per, from, length }): Band => ({
    per,
    from: Dec.from(from),
    to: length === null ? undefined : Dec.from(from + length),
  }));

/** The rule, looked at one by one. */
const overlaps = (a: Band, b: Band): boolean =>
  a.per === b.per && (!a.to || a.to.gte(b.from)) && (!b.to || b.to.gte(a.from));

it('finds an overlap when there is one, whatever came and went before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(band, fc.boolean()), { maxLength: 40 }), (deeds) => {
      const bands = new Bands();
      const standing = new Map<string, Band>();
      for (const [index, [wanted, goes]] of deeds.entries()) {
        const [first] = standing.keys();
        if (goes && first !== undefined) {
          expect(bands.take(first)).toBe(standing.get(first));
          standing.delete(first);
        }
        const found = bands.overlap(wanted);
        const real = [...standing.values()].filter((other) => overlaps(other, wanted));
        expect(found === undefined).toBe(real.length === 0);
        if (found) expect(real).toContain(found);
        else {
          bands.put(String(index), wanted);
          standing.set(String(index), wanted);
        }
      }
      expect(bands.take('nobody')).toBeUndefined();
    }),
  );
});
