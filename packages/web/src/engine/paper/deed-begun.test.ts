import { choice, integer, lines, money, text, weight } from '@kilau/contract/core/field.ts';
import type { KindDeed } from '@kilau/contract/core/kind.ts';
import { expect, it } from 'vitest';
import { begun, goneOn } from './deed-begun.ts';
import type { Paper } from './paper-calls.ts';

const TODAY = '2026-11-22';
const BAYAR = {
  jenis: choice(['CASH', 'TRANSFER'], { required: true, default: 'CASH' }),
  jumlah: money({ required: true }),
} as const;
const TIMBANG = { baris: integer({}), nama: text({ max: 40 }), berat: weight({}), catatan: text({ max: 40 }) } as const;
/** What is weighed line by line, and what pays the rest. */
const ambil = {
  from: ['DONE'],
  to: 'AMBIL',
  input: { barang: lines(TIMBANG, { max: 9 }), bayar: lines(BAYAR, { max: 9 }) },
  begins: [
    {
      input: 'barang',
      lines: { name: 'barang', columns: ['baris', 'nama', 'berat'], told: { by: 'hasil', in: 'dari_baris' } },
    },
    { input: 'bayar', rest: 'jumlah' },
  ],
} as const satisfies KindDeed;
/** One payment at least, of which nothing is known. */
const bayar = {
  from: ['DONE'],
  to: 'DONE',
  input: { bayar: lines(BAYAR, { min: 1, max: 9 }) },
} as const satisfies KindDeed;

const paper = (sisa: number) =>
  ({
    sisa,
    barang: [
      { baris: 1, nama: 'CINCIN', berat: 3.25 },
      { baris: 2, nama: 'KALUNG', berat: 10.5 },
    ],
    hasil: [{ dari_baris: 1, berat: 3.3 }],
  }) as unknown as Paper;

it('begins with the lines that nothing was told of yet', () => {
  expect(begun(ambil, paper(0), TODAY)).toMatchObject({
    barang: [{ baris: '2', nama: 'KALUNG', berat: '10.5', catatan: '' }],
  });
});

it('begins with what is open, in the usual way to pay, and with nothing where nothing is', () => {
  expect(begun(ambil, paper(50_000), TODAY)).toMatchObject({ bayar: [{ jenis: 'CASH', jumlah: '50000' }] });
  expect(begun(ambil, paper(0), TODAY)).toMatchObject({ bayar: [] });
});

it('begins with an empty row where one has to be filled', () => {
  expect(begun(bayar, paper(50_000), TODAY)).toMatchObject({ bayar: [{ jenis: 'CASH', jumlah: '' }] });
});

it('goes on with what was typed over another state of the paper, and with that of now where nobody has typed', () => {
  const before = { alasan: '', bayar: [{ jumlah: '500000' }], barang: [{ baris: '1', berat: '2' }] };
  const now = { alasan: '', bayar: [{ jumlah: '300000' }], barang: [] };
  expect(goneOn({ values: { ...before, alasan: 'SALAH' }, begun: before }, now)).toEqual({ ...now, alasan: 'SALAH' });
  const paid = { bayar: [{ jumlah: '450000' }] };
  expect(goneOn({ values: { ...before, ...paid }, begun: before }, now)).toEqual({ ...now, ...paid });
});
