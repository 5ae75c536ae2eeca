import { Dec } from '@kilau/contract/core/dec.ts';
import { expect } from 'vitest';

/** Two `Dec` are equal by their values: the test runner does not see a private field, and took any two for the same. */
expect.addEqualityTesters([(a: unknown, b: unknown) => (a instanceof Dec && b instanceof Dec ? a.eq(b) : undefined)]);
