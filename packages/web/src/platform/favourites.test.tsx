import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { testUser } from '../testing/user.ts';
import { usePins } from './favourites.ts';
import { session } from './session.ts';
import { readJson, writeJson } from './storage.ts';

/** Of a shop of its own: what is pinned is remembered as long as the program runs. */
const NAME = 'favorit.KASIR1.KL77';

beforeEach(() => {
  localStorage.clear();
  session.open(testUser({ kode_toko: 'KL77' }));
});

it('keeps what is pinned in two tabs of one browser, and shows it in both', () => {
  const { result } = renderHook(usePins);
  act(() => result.current.toggle('/lihat-penjualan'));
  // Another tab pins a page, before this one is told of it.
  writeJson(NAME, ['/lihat-penjualan', '/master-baki']);
  act(() => result.current.toggle('/tutup-toko'));
  expect(readJson(NAME)).toEqual(['/lihat-penjualan', '/master-baki', '/tutup-toko']);
  writeJson(NAME, ['/master-baki', '/tutup-toko']);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `kilau.${NAME}` })));
  expect(result.current.pins).toEqual(['/master-baki', '/tutup-toko']);
  act(() => result.current.toggle('/master-baki'));
  expect(readJson(NAME)).toEqual(['/tutup-toko']);
});
