import { describe, expect, it } from 'vitest';
import { pilihanSisi, salahMutasiBank, salahMutasiCash } from './mutasi.calc.ts';

describe('the sides of a transfer', () => {
  it('are two accounts', () => {
    expect(salahMutasiBank({ asal_rekening: '1', tujuan_rekening: '1' })).toEqual({
      tujuan_rekening: { rule: 'rekening_sama' },
    });
    expect(salahMutasiBank({ asal_rekening: '1', tujuan_rekening: '2' })).toEqual({});
    expect(salahMutasiBank({ asal_rekening: '', tujuan_rekening: '' })).toEqual({});
  });

  it.each([
    [{}, { tujuan: { rule: 'rekening_sama' } }],
    [{ asal: 'CASH', tujuan: ' ' }, { tujuan: { rule: 'rekening_sama' } }],
    [{ asal: 'BCA', tujuan: 'BRI' }, { tujuan: { rule: 'mutasi_satu_sisi_cash' } }],
    [{ asal: 'BCA' }, { asal_rekening: { rule: 'tidak_boleh_kosong' } }],
    [{ tujuan: 'BCA' }, { tujuan_rekening: { rule: 'tidak_boleh_kosong' } }],
    [{ tujuan: 'BCA', tujuan_rekening: '1' }, {}],
    [{ asal: 'BCA', asal_rekening: '1', tujuan: 'CASH' }, {}],
  ])('are the drawer and an account: %o', (masuk, salah) => expect(salahMutasiCash(masuk)).toEqual(salah));

  it('offer each other what fits', () => {
    expect(pilihanSisi('', ['BCA'])).toEqual(['CASH', 'BCA']);
    expect(pilihanSisi('CASH', ['BCA'])).toEqual(['BCA']);
    expect(pilihanSisi('BCA', ['BCA', 'BRI'])).toEqual(['CASH']);
  });
});
