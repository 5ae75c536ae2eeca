import { describe, expect, it } from 'vitest';
import { feePenjualan } from '@kilau/contract/features/master/fee-penjualan.resource.ts';
import { rekening } from '@kilau/contract/features/master/rekening.resource.ts';
import { sales } from '@kilau/contract/features/master/sales.resource.ts';
import { transaksiNonCash } from '@kilau/contract/features/uang/transaksi-non-cash.report.ts';
import { matching, optionOf, optionText } from './ref-match.ts';

const option = (kode_sales: string, nama_sales: string) =>
  optionOf(sales, { kode_sales, nama_sales, status_aktif: true });
const options = [option('SL10', 'RINA'), option('SL1', 'DEWI SARTIKA'), option('SL2', 'SL1 LAMA')];
const codes = (typed: string) => matching(options, typed).map(({ code }) => code);

describe('what is typed', () => {
  it('finds by code and name, in any order of words', () => {
    expect(codes('rin')).toEqual(['SL10']);
    expect(codes('sartika dewi')).toEqual(['SL1']);
    expect(codes('')).toEqual(['SL10', 'SL1', 'SL2']);
    expect(codes('tidak ada')).toEqual([]);
  });
  it('puts the exact code first, so that Enter takes it', () => expect(codes('sl1')).toEqual(['SL1', 'SL10', 'SL2']));
});

describe('what is chosen', () => {
  it('reads as code and name', () => {
    expect(optionText(option('SL1', 'DEWI'))).toBe('SL1 · DEWI');
    expect([optionText({ shown: '700', name: '700' }), optionText({ shown: '700', name: '' })]).toEqual(['700', '700']);
  });
  it('reads as account number - bank code in the report on what is not cash (specification, section 2)', () => {
    const { beside } = transaksiNonCash.filters.no_rekening;
    const akun = { no_rekening: '008123', nama_rekening: 'KILAU', kode_bank: 'BCA', status_aktif: true };
    const dipilih = optionOf(rekening, akun, beside);
    expect(optionText(dipilih)).toBe('008123 - BCA');
    expect([matching([dipilih], 'bca').length, matching([dipilih], 'kilau 0081').length]).toEqual([1, 1]);
    expect(optionText(optionOf(rekening, akun))).toBe('008123 · KILAU');
  });
  it('hides a code that the server made', () => {
    const fee = optionOf(feePenjualan, { _id: '01a1fc6f-9c31', fee_penjualan: 1.5, status_aktif: true });
    expect([fee.code, optionText(fee), matching([fee], '1.5').length, matching([fee], '01a1').length]).toEqual([
      '01a1fc6f-9c31',
      '1.5',
      1,
      0,
    ]);
  });
});
