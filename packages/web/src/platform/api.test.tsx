import { describe, expect, it } from 'vitest';
import { callUrl, newKey } from './api.ts';

describe('callUrl', () => {
  it('stands below the base and leaves empty filters out', () =>
    expect(callUrl('penjualan', { tgl_from: '2026-11-01', kode_sales: '', q: null, status: undefined, limit: 0 })).toBe('/api/v1/penjualan?tgl_from=2026-11-01&limit=0'));
  it('takes a path with a slash in front, and escapes values', () => expect(callUrl('/pesanan/batal-reports', { q: 'a&b c' })).toBe('/api/v1/pesanan/batal-reports?q=a%26b+c'));
});

describe('newKey', () => {
  it('is long, plain, and different every time', () => {
    const keys = Array.from({ length: 200 }, newKey);
    expect(new Set(keys).size).toBe(200);
    expect(keys.every((key) => /^[A-Za-z2-9]{24}$/.test(key))).toBe(true);
  });
});
