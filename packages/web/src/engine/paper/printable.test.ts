import { expect, it } from 'vitest';
import { hancurBarang } from '@kilau/contract/features/barang/hancur/hancur-barang.kind.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import { makingBringsPaper, printable } from './printable.ts';

const after = (...aksi: string[]) => ({
  riwayat: aksi.map((one, index) => ({
    ke: index + 1,
    aksi: one,
    tgl: '2026-11-22',
    user_id: 'KASIR1',
    waktu: '2026-11-22T02:00:00Z',
    status: 'OPEN',
    disetujui_oleh: '',
    alasan: '',
  })),
});

it('there is a paper from the deed on that brings it, also after it was taken back; without such a deed at once', () => {
  expect(printable(penjualan, after('BUAT'))).toBe(false);
  expect(printable(penjualan, after('BUAT', 'TOLAK'))).toBe(false);
  expect(printable(penjualan, after('BUAT', 'VALIDASI', 'BATAL'))).toBe(true);
  expect(printable(hancurBarang, after('BUAT'))).toBe(true);
  expect(printable(uangKas, after('BUAT'))).toBe(false);
  expect(printable(hutang, after('BUKA'))).toBe(true);
});

it('there is none of a purchase that an exchange made: its sale tells of it', () => {
  const bought = after('BUAT', 'VALIDASI');
  expect(printable(pembelian, { ...bought, no_tukar: null })).toBe(true);
  expect(printable(pembelian, { ...bought, no_tukar: 'KL-FJ-261121-0001' })).toBe(false);
});

it('is shown at once of a kind whose making brings it, and of no other', () => {
  expect([gesekTunai, uangKas].map(makingBringsPaper)).toEqual([true, false]);
});
