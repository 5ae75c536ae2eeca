import { describe, expect, it } from 'vitest';
import { filterText } from './filters.ts';

describe('filterText', () => {
  it.each([
    ['0812-3344 55', 'digits', '0812334455'],
    ['12.5a', 'digits-dot', '12.5'],
    ['17k 18K', 'digits-dot-K', '17K18K'],
    ['0812-33(44)', 'digits-minus', '0812-3344'],
  ] as const)('%s through %s is %s', (typed, filter, left) => expect(filterText(typed, filter, false)).toBe(left));
  it('capitalises without a filter', () => expect(filterText('bu hartini', undefined, true)).toBe('BU HARTINI'));
  it('leaves text alone without either', () => expect(filterText('Bu Hartini', undefined, false)).toBe('Bu Hartini'));
});
