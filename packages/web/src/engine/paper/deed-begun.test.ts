import { service } from '@kilau/contract/features/service/service.kind.ts';
import { expect, it } from 'vitest';
import { begun } from './deed-begun.ts';
import type { Paper } from './paper-calls.ts';

const TODAY = '2026-11-22';
const paper = (sisa: number) =>
  ({
    sisa,
    barang: [
      { baris: 1, nama_barang: 'CINCIN', berat: 3.25 },
      { baris: 2, nama_barang: 'KALUNG', berat: 10.5 },
    ],
    hasil: [{ dari_baris: 1, berat: 3.3 }],
  }) as unknown as Paper;

it('begins with the lines that nothing was told of yet', () => {
  expect(begun(service.deeds.selesai, paper(0), TODAY)).toMatchObject({
    barang: [{ baris: '2', nama_barang: 'KALUNG', berat: '10.5', catatan: '' }],
  });
});

it('begins with what is open, in the usual way to pay, and with nothing where nothing is', () => {
  expect(begun(service.deeds.ambil, paper(50_000), TODAY)).toMatchObject({
    bayar: [{ jenis: 'CASH', jumlah: '50000' }],
    barang: [],
  });
  expect(begun(service.deeds.ambil, paper(0), TODAY)).toMatchObject({ bayar: [], barang: [] });
});

it('begins with an empty row where one has to be filled', () => {
  expect(begun(service.deeds.bayar, paper(50_000), TODAY)).toMatchObject({ bayar: [{ jenis: 'CASH', jumlah: '' }] });
});
