import { expect, it } from 'vitest';
import type { Kind } from '../../core/kind.ts';
import { kindSchema } from '../../core/kind-schema.ts';
import { fieldBreaks } from '../../core/schema.ts';
import { pembelianManual } from './beli-manual.kind.ts';
import { hancurBarangManual } from './hancur-manual.kind.ts';
import { penjualanManual } from './jual-manual.kind.ts';
import { tambahBarangManual } from './tambah-manual.kind.ts';

/** What is wrong with so many lines of nothing, as far as it is their number. */
function ofMany(kind: Kind, lines: number) {
  const { error } = kindSchema(kind).safeParse({ barang: Array.from({ length: lines }, () => ({})) });
  return error && fieldBreaks(error)['barang'];
}

it.each<[Kind, number]>([
  [penjualanManual, 100],
  [pembelianManual, 100],
  [hancurBarangManual, 100],
  [tambahBarangManual, 500],
])('asks of $key for a line at least, and for no more than its paper may have', (kind, most) => {
  expect(ofMany(kind, 0)).toEqual({ rule: 'tidak_boleh_kosong' });
  expect(ofMany(kind, 1)).toBeUndefined();
  expect(ofMany({ ...kind, rows: { barang: {} } }, most)).toBeUndefined();
  expect(ofMany({ ...kind, rows: { barang: {} } }, most + 1)).toEqual({
    rule: 'terlalu_banyak_baris',
    params: { max: most },
  });
});
