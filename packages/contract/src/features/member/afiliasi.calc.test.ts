import { expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { poinAfiliasi } from './afiliasi.calc.ts';

const d = (value: number): Dec => Dec.from(value);

it('a first purchase rewards both from its minimum on', () => {
  const aturan = { afiliasi_aktif: true, minimal_belanja: d(1_000_000), poin_pengajak: 10, poin_diajak: 5 };
  expect(poinAfiliasi(aturan, d(1_000_000))).toEqual({ pengajak: 10, diajak: 5 });
  expect(poinAfiliasi(aturan, d(999_999))).toEqual({ pengajak: 0, diajak: 0 });
  expect(poinAfiliasi({ ...aturan, afiliasi_aktif: false }, d(9_000_000))).toEqual({ pengajak: 0, diajak: 0 });
});
