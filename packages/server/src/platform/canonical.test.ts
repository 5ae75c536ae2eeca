import { Dec } from '@kilau/contract/core/dec.ts';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fingerprintOf } from './canonical.ts';

describe('canonical JSON', () => {
  it('is the same for the same content', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, { z: 1, y: 2 }], c: undefined } })).toBe(
      '{"a":{"d":[1,{"y":2,"z":1}]},"b":1}',
    );
    expect(canonicalJson({ berat: Dec.from('2.130'), harga: Dec.from('1437000') })).toBe(
      canonicalJson({ harga: 1437000, berat: 2.13 }),
    );
    expect(canonicalJson(undefined)).toBe('null');
  });

  it('differs with any content', () => {
    const prints = [{ a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, { a: null }, {}, [], null, 'a'].map((value) =>
      fingerprintOf(value).toString('hex'),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });
});
