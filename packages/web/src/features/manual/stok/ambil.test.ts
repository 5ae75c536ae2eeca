import { describe, expect, it } from 'vitest';
import { periksaAmbil, salahBaris } from './ambil.ts';

const bebas = { bebas_qty: 3, bebas_berat: 7.5 };

describe('an amount to take', () => {
  it('may be all that is free, or grams without pieces', () => {
    expect(periksaAmbil({ qty: '3', berat: '7.500' }, bebas)).toEqual({});
    expect(periksaAmbil({ qty: '0', berat: '0.1' }, bebas)).toEqual({});
    expect(periksaAmbil({ qty: '1', berat: '0' }, bebas)).toEqual({});
  });
  it('is refused at the field that is too much, empty or nothing', () => {
    expect(periksaAmbil({ qty: '4', berat: '7.501' }, bebas)).toEqual({
      qty: { rule: 'melebihi_bebas' },
      berat: { rule: 'melebihi_bebas' },
    });
    expect(periksaAmbil({ qty: '', berat: '1' }, bebas)).toEqual({
      qty: { rule: 'tidak_boleh_kosong' },
    });
    expect(periksaAmbil({ qty: '0', berat: '0' }, bebas)).toEqual({
      qty: { rule: 'tidak_boleh_nol' },
    });
  });
});

it('faults of lines are told by their place', () => {
  expect([...salahBaris({ 'barang.1.kode_baki': 'tidak terdaftar', kode_gudang: 'kosong', barang: 'kosong' })]).toEqual(
    [[1, 'tidak terdaftar']],
  );
});
