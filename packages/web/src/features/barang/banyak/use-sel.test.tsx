import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSel } from './use-sel.ts';

it('goes no further than the last cell, but to the end of a block that brought rows of its own', () => {
  const { result } = renderHook(() => useSel(15, 4));
  const di = () => result.current.letak.di;
  act(() => result.current.ke({ r: 39, c: 9 }));
  expect(di()).toEqual({ r: 14, c: 3 });
  act(() => result.current.ke({ r: 39, c: 1 }, false, 43));
  expect(di()).toEqual({ r: 39, c: 1 });
});
