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

it('stays in the grid when the rows below it have gone', () => {
  const { result, rerender } = renderHook(({ rows }) => useSel(rows, 4), { initialProps: { rows: 33 } });
  act(() => result.current.ke({ r: 10, c: 1 }));
  act(() => result.current.ke({ r: 29, c: 1 }, true));
  rerender({ rows: 15 });
  const { di, dari } = result.current.letak;
  expect([di, dari]).toEqual([
    { r: 14, c: 1 },
    { r: 10, c: 1 },
  ]);
});
