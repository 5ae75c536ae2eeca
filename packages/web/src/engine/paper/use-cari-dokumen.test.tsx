import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../../platform/session.ts';
import { testUser } from '../../testing/user.ts';
import { useCariDokumen } from './use-cari-dokumen.ts';

beforeEach(() => session.open(testUser({ tgl_system: '2026-11-22' })));
const KOSONG = { status: '' } as const;

it('a list begins with today; a search on every day lets the other filters go as well', () => {
  const { result } = renderHook(() => useCariDokumen(KOSONG));
  expect(result.current.query).toEqual({ status: '', tgl_from: '2026-11-22', tgl_to: '2026-11-22', q: '' });
  act(() => result.current.set({ status: 'DONE', tgl_from: '2026-11-01' }));
  expect(result.current.filter).toEqual({ status: 'DONE', tgl_from: '2026-11-01', tgl_to: '2026-11-22' });
  act(() => result.current.cariSemua('KL-1'));
  expect(result.current.filter).toEqual({ status: '', tgl_from: '', tgl_to: '' });
  expect(result.current.typed).toBe('KL-1');
});

it('a number that was asked for by address is looked for at once, on every day', () => {
  const { result } = renderHook(() => useCariDokumen(KOSONG, 'KL-2'));
  expect(result.current.query).toEqual({ status: '', tgl_from: '', tgl_to: '', q: 'KL-2' });
});

it('a list that begins with what is still open shows it whatever its day, unless a number was asked for', () => {
  const begun = { status: 'OPEN' } as const;
  expect(renderHook(() => useCariDokumen(KOSONG, '', begun)).result.current.query).toEqual({
    status: 'OPEN',
    tgl_from: '',
    tgl_to: '',
    q: '',
  });
  expect(renderHook(() => useCariDokumen(KOSONG, 'KL-2', begun)).result.current.filter.status).toBe('');
});
