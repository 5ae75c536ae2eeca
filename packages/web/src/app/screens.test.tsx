import { describe, expect, it } from 'vitest';
import { pages } from '@kilau/contract/registry.ts';
import { screenOf } from './screens.ts';

describe('screens', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s can be drawn', (_path, page) =>
    expect(screenOf(page)).toBeDefined(),
  );
});
