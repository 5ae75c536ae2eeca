import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useBarisTerbuka } from './use-baris-terbuka.ts';

interface Baris {
  readonly id: string;
  readonly qty: number;
}

it('a line that is open is replaced where it stands, any other goes behind; each deed leads back to the fields', () => {
  const keIsian = vi.fn();
  const { result } = renderHook(() => {
    const [isi, ganti] = useState<{ readonly barang: readonly Baris[] }>({
      barang: [
        { id: '1', qty: 1 },
        { id: '2', qty: 2 },
      ],
    });
    return { barang: isi.barang, ...useBarisTerbuka<typeof isi>({ nama: 'draf.uji', ganti }, keIsian) };
  });
  act(() => result.current.buka('1'));
  act(() => result.current.pasang({ qty: 9 }));
  expect(result.current.barang).toEqual([
    { id: '1', qty: 9 },
    { id: '2', qty: 2 },
  ]);
  expect(result.current.dibuka).toBe('');
  act(() => result.current.pasang({ qty: 3 }));
  act(() => result.current.hapus('2'));
  expect(result.current.barang).toEqual([
    { id: '1', qty: 9 },
    { id: '3', qty: 3 },
  ]);
  expect(keIsian).toHaveBeenCalledTimes(4);
});
