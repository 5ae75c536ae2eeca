import { expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import {
  kategoriIzinBeli,
  OTORISASI_DIATAS_NOTA,
  OTORISASI_DIBAWAH_NOTA,
  OTORISASI_RUGI_NOTA,
  OTORISASI_TANPA_BARCODE,
  type AturanIzinBeli,
  type BarisBeliDinilai,
} from './izin-beli.calc.ts';
import { OTORISASI_BERAT_BELI } from './susut.calc.ts';

const aturan: AturanIzinBeli = {
  tanpa_barcode: true,
  toleransi: { gram: '0.05', persen: 2 },
  diatas: true,
  dibawah: true,
};
const baris: BarisBeliDinilai = {
  bernota: true,
  berat: '2.13',
  berat_nota: '2.13',
  harga_hitung: 3_043_000,
  harga_beli: 3_043_000,
  harga_maks: undefined,
};

it.each<[string, Partial<BarisBeliDinilai>, Partial<AturanIzinBeli>, string | undefined]>([
  ['nobody for what was worked out', {}, {}, undefined],
  ['for goods without barcode', { bernota: false, berat_nota: null }, {}, OTORISASI_TANPA_BARCODE],
  [
    'nobody for them where the shop trusts its clerks',
    { bernota: false, berat_nota: null },
    { tanpa_barcode: false },
    undefined,
  ],
  ['for a weight beyond both tolerances', { berat: '2.07' }, {}, OTORISASI_BERAT_BELI],
  ['nobody within one of them', { berat: '2.08' }, {}, undefined],
  ['for a rupiah more', { harga_beli: 3_043_001 }, {}, OTORISASI_DIATAS_NOTA],
  ['nobody for more where that is switched off', { harga_beli: 3_043_001 }, { diatas: false }, undefined],
  ['for a rupiah less', { harga_beli: 3_042_999 }, {}, OTORISASI_DIBAWAH_NOTA],
  ['nobody for less where that is switched off', { harga_beli: 3_042_999 }, { dibawah: false }, undefined],
  ['for more than the most, though it was worked out so', { harga_maks: Dec.from(3_000_000) }, {}, OTORISASI_RUGI_NOTA],
  ['nobody for the most', { harga_maks: Dec.from(3_043_000) }, {}, undefined],
])('asks %s', (_, ubah, ubahAturan, kategori) =>
  expect(kategoriIzinBeli({ ...baris, ...ubah }, { ...aturan, ...ubahAturan })).toBe(kategori),
);
