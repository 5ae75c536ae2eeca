import { expect, it } from 'vitest';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { paperSummary } from './paper-summary.ts';

const row = (status: string, total: number, total_berat: number) => ({
  nomor: `KL-FJ-${total}`,
  kertas: 'penjualan',
  status,
  total,
  total_berat,
  jumlah_barang: 1,
});

const summary = (...rows: ReturnType<typeof row>[]) =>
  paperSummary(penjualan, rows, { timeZone: 'Asia/Jakarta', t: (key) => key }, (status) => status);

it('counts what stands; what waits and what was cancelled stand apart with their own sums', () =>
  expect(
    summary(
      row('OPEN', 6_022_000, 4.5),
      row('DONE', 3_303_500, 3.98),
      row('CANC', 6_409_000, 4.31),
      row('DONE', 5_603_000, 6.09),
    ),
  ).toEqual({
    label: 'DONE 2 · OPEN 1: 6,022,000 · CANC 1: 6,409,000',
    totals: { jumlah_barang: '2', total_berat: '10.070', total: '8,906,500' },
  }));

it('counts what is shown where that is of one state alone, though it does not stand', () =>
  expect(summary(row('OPEN', 6_022_000, 4.5), row('OPEN', 1_000_000, 1))).toEqual({
    label: 'OPEN 2',
    totals: { jumlah_barang: '2', total_berat: '5.500', total: '7,022,000' },
  }));

it('tells no sum of nothing where none of several states counts', () =>
  expect(summary(row('OPEN', 6_022_000, 4.5), row('CANC', 1_000_000, 1))).toEqual({
    label: 'OPEN 1: 6,022,000 · CANC 1: 1,000,000',
    totals: {},
  }));
