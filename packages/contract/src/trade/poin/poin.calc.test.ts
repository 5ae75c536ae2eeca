import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { nilaiPoin, poinBaris, poinTransaksi, poinUntukBayar, type AturanPoin } from './poin.calc.ts';

const d = (value: string | number): Dec => Dec.from(value);
const GRAM: AturanPoin = {
  tipe_poin: 'GRAM',
  gram_per_poin: d(1),
  rp_per_poin: d(100_000),
  dapat_penjualan: true,
  dapat_pembelian: true,
  cashback_poin: d(1000),
};
const RP: AturanPoin = { ...GRAM, tipe_poin: 'RP' };
const baris = (kode_group: string, berat: string, jumlah_rp: number) => ({
  kode_group,
  berat: d(berat),
  jumlah_rp: d(jumlah_rp),
});

describe('points of a line', () => {
  it('are one per gram of whole grams, or one per Rp 100,000 of whole ones (domain guide §2.7)', () => {
    expect(poinBaris(GRAM, baris('700', '2.13', 3_060_810))).toBe(2);
    expect(poinBaris(GRAM, baris('700', '0.999', 1_435_563))).toBe(0);
    expect(poinBaris(RP, baris('700', '2.13', 3_060_810))).toBe(30);
    expect(poinBaris(RP, baris('700', '2.13', 99_999))).toBe(0);
    expect(poinBaris(RP, baris('700', '2.13', 100_000))).toBe(1);
  });

  it('follow the size of the unit without a float in between', () => {
    expect(poinBaris({ ...GRAM, gram_per_poin: d('0.1') }, baris('700', '0.3', 0))).toBe(3);
    expect(poinBaris({ ...GRAM, gram_per_poin: d('2.5') }, baris('700', '7.499', 0))).toBe(2);
  });

  it('are given by the row of group and weight, both ends included; a group without a row goes by the general rule', () => {
    const parameter = [
      { kode_group: '700', berat_dari: d(0), berat_sampai: d('4.999'), poin: 1, kelipatan: 1 },
      { kode_group: '700', berat_dari: d(5), berat_sampai: null, poin: 3, kelipatan: 2 },
      { kode_group: 'ACC', berat_dari: d(0), berat_sampai: null, poin: 0, kelipatan: 1 },
    ];
    expect(poinBaris(GRAM, baris('700', '4.999', 0), parameter)).toBe(4);
    expect(poinBaris(GRAM, baris('700', '5', 0), parameter)).toBe(6);
    expect(poinBaris(GRAM, baris('ACC', '9', 0), parameter)).toBe(0);
    expect(poinBaris(GRAM, baris('750', '9', 0), parameter)).toBe(9);
    const perRupiah = [{ kode_group: '700', berat_dari: d(0), berat_sampai: null, poin: 2, kelipatan: 250_000 }];
    expect(poinBaris(RP, baris('700', '5', 749_999), perRupiah)).toBe(4);
    expect(poinBaris(RP, baris('750', '5', 749_999), perRupiah)).toBe(7);
  });

  it('are never taken away by a line', () => expect(poinBaris(RP, baris('700', '1', -500_000))).toBe(0));
});

describe('points of a transaction', () => {
  const lines = [baris('700', '2.6', 0), baris('700', '3.6', 0)];
  it('are those of its lines, each by itself', () =>
    expect(poinTransaksi(GRAM, 'PENJUALAN', { baris: lines })).toBe(5));
  it('come with the kinds that earn', () => {
    expect(poinTransaksi({ ...GRAM, dapat_pembelian: false }, 'PEMBELIAN', { baris: lines })).toBe(0);
    expect(poinTransaksi({ ...GRAM, dapat_pembelian: false }, 'PENJUALAN', { baris: lines })).toBe(5);
    expect(poinTransaksi({ ...GRAM, dapat_penjualan: false }, 'PENJUALAN', { baris: lines })).toBe(0);
    expect(poinTransaksi(GRAM, 'PEMBELIAN', { baris: lines })).toBe(5);
  });
});

describe('what points or a coupon have paid', () => {
  const lines = [baris('700', '2.13', 3_000_000), baris('700', '1.4', 1_000_000)];
  it('earns nothing where rupiah earn, each line its share: 3,000,000 and 1,000,000 less 400,000 are 27 and 9', () => {
    expect(poinTransaksi(RP, 'PENJUALAN', { baris: lines })).toBe(40);
    expect(poinTransaksi(RP, 'PENJUALAN', { baris: lines, tanpaPoin: d(400_000) })).toBe(36);
    expect(poinTransaksi(RP, 'PENJUALAN', { baris: lines, tanpaPoin: d(4_000_000) })).toBe(0);
  });
  it('changes nothing where grams earn: 12.40 g with 30 points paid earn 12 (domain guide part 2 §8)', () =>
    expect(poinTransaksi(GRAM, 'PENJUALAN', { baris: [baris('700', '12.4', 17_818_800)], tanpaPoin: d(30_000) })).toBe(
      12,
    ));
});

describe('the worth of points', () => {
  it('is 150 points × Rp 1,000 = Rp 150,000 (domain guide §2.5)', () =>
    expect(nilaiPoin(150, GRAM).eq(150_000)).toBe(true));
  it('pays no more than there is to pay or to pay with', () => {
    expect(poinUntukBayar(d(12_350_999), 20_000, GRAM)).toBe(12_350);
    expect(poinUntukBayar(d(12_350_999), 150, GRAM)).toBe(150);
    expect(poinUntukBayar(d(999), 150, GRAM)).toBe(0);
    expect(poinUntukBayar(d(5000), -3, GRAM)).toBe(0);
    expect(poinUntukBayar(d(5000), 150, { cashback_poin: d(0) })).toBe(0);
  });
});
