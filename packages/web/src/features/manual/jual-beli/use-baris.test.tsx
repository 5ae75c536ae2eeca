import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useBaris } from './use-baris.ts';

interface Baris {
  readonly id: string;
  readonly qty: number;
}

it('a line that is open is replaced where it stands, any other goes behind; each deed leads back to the fields', () => {
  const keIsian = vi.fn();
  const { result } = renderHook(() => {
    const [barang, setBarang] = useState<readonly Baris[]>([
      { id: '1', qty: 1 },
      { id: '2', qty: 2 },
    ]);
    return { barang, ...useBaris<Baris>(barang, (part) => setBarang(part.barang), keIsian) };
  });
  act(() => result.current.buka('1'));
  act(() => result.current.pasang((id) => ({ id, qty: 9 })));
  expect(result.current.barang).toEqual([
    { id: '1', qty: 9 },
    { id: '2', qty: 2 },
  ]);
  expect(result.current.diubah).toBe('');
  act(() => result.current.pasang((id) => ({ id, qty: 3 })));
  act(() => result.current.hapus('2'));
  expect(result.current.barang).toEqual([
    { id: '1', qty: 9 },
    { id: '3', qty: 3 },
  ]);
  expect(keIsian).toHaveBeenCalledTimes(4);
});
