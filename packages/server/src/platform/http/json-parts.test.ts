import { Dec } from '@kilau/contract/core/dec.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLarge, jsonParts } from './json-parts.ts';

async function textOf(body: object): Promise<string> {
  let text = '';
  for await (const part of jsonParts(body)) text += part;
  return text;
}

describe('JSON in parts', () => {
  it('is the text of JSON.stringify', async () => {
    const record = fc.oneof(
      fc.record({ kode: fc.string(), berat: fc.double(), ada: fc.boolean() }, { requiredKeys: [] }),
      fc.constant(undefined),
      fc.constant(Dec.from('1.25')),
    );
    const rows = fc
      .array(record, { maxLength: 3 })
      .chain((few) =>
        fc.integer({ min: 0, max: 1300 }).map((count) => Array.from({ length: count }, (_, index) => few[index % 3])),
      );
    await fc.assert(
      fc.asyncProperty(rows, fc.jsonValue(), async (data, other) => {
        const report = { grup: [{ label: 'A', baris: data }, undefined, { baris: [] }], total: Dec.from('2.50') };
        for (const body of [data, { data, other, nothing: undefined, next: null }, { other }, {}, report, { report }]) {
          expect(await textOf(body)).toBe(JSON.stringify(body));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is for lists that are long, alone or among other things, and for nothing else', () => {
    const long = Array.from({ length: 501 }, () => 1);
    expect([long, { data: long }, { grup: [{ baris: long }] }].map((one) => isLarge(one))).toEqual([true, true, true]);
    expect(
      [long.slice(1), { data: [] }, 'x', null, undefined, Dec.from(1), { toJSON: () => 1, long }].map((one) =>
        isLarge(one),
      ),
    ).toEqual(Array.from({ length: 7 }, () => false));
  });

  it('lets others have their turn between two slices', async () => {
    let turns = 0;
    let on = true;
    const turn = (): void => {
      turns += 1;
      if (on) setImmediate(turn);
    };
    setImmediate(turn);
    await textOf(Array.from({ length: 2000 }, () => ({ kode: 'A' })));
    on = false;
    expect(turns).toBeGreaterThanOrEqual(9);
  });
});
