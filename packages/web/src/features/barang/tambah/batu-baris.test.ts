import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../ui/form/record-form.ts';
import { batuDiubah, batuKosong, jumlahBaris, type DaftarHargaBatu } from './batu-baris.ts';

const DAFTAR: DaftarHargaBatu = {
  kurs: 16_250,
  tarif: [
    {
      kode_shape: null,
      kode_color: null,
      kode_clarity: null,
      karat_dari: 0,
      karat_sampai: null,
      mata_uang: 'IDR',
      harga_per_karat: 1_000_000,
    },
    {
      kode_shape: 'RD',
      kode_color: null,
      kode_clarity: null,
      karat_dari: 0.5,
      karat_sampai: null,
      mata_uang: 'USD',
      harga_per_karat: 3000,
    },
  ],
};
const ubah = (...isi: FormValues[]) =>
  isi.reduce((baris, row) => batuDiubah(DAFTAR, baris, row), batuKosong())['harga'];

describe('the value of a stone that is typed', () => {
  it('follows the price list as more becomes known', () => {
    expect(ubah({ carat: '0.5' })).toBe('');
    expect(ubah({ kode_jenis_batu: 'BR' }, { carat: '0.5' })).toBe('500000');
    expect(ubah({ kode_jenis_batu: 'BR' }, { carat: '0.5' }, { kode_shape: 'RD' })).toBe('24375000');
    expect(ubah({ kode_jenis_batu: 'BR' }, { carat: '0.5' }, { jumlah: '2', kode_shape: 'RD' })).toBe('500000');
  });
  it('stays what somebody typed', () =>
    expect(ubah({ kode_jenis_batu: 'BR' }, { carat: '0.5' }, { harga: '450000' }, { kode_shape: 'RD' })).toBe(
      '450000',
    ));
  it('is empty again where the list knows none', () =>
    expect(ubah({ kode_jenis_batu: 'BR' }, { carat: '0.5' }, { carat: '' })).toBe(''));
  it('adds up', () =>
    expect(
      JSON.parse(
        JSON.stringify(
          jumlahBaris([
            { jumlah: '2', carat: '0.5', harga: '10' },
            { jumlah: '', carat: '0.', harga: '' },
          ]),
        ),
      ),
    ).toEqual({ jumlah: 2, carat: 0.5, nilai: 10 }));
});
