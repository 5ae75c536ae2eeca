import { describe, expect, it } from 'vitest';
import { ranked } from './rank.ts';

const titles = (query: string, ...list: readonly string[]) =>
  ranked(
    list.map((title) => ({ title })),
    query,
  ).map(({ title }) => title);

describe('ranked', () => {
  it('has the whole title before one that begins so', () =>
    expect(titles('timbang baki', 'Laporan Timbang Baki', 'Timbang Baki Harian', 'Timbang Baki')).toEqual([
      'Timbang Baki',
      'Timbang Baki Harian',
      'Laporan Timbang Baki',
    ]));

  it('has exact words before prefixes, and these before parts of words', () =>
    expect(titles('jual', 'Laporan Penjualan', 'Jualan Lama', 'Transaksi Jual Beli Manual', 'Bank')).toEqual([
      'Transaksi Jual Beli Manual',
      'Jualan Lama',
      'Laporan Penjualan',
      'Bank',
    ]));

  it('takes marks and case for nothing', () =>
    expect(titles('PIÙ', 'Titipan', 'Piutang', 'piu')).toEqual(['piu', 'Piutang', 'Titipan']));

  it('leaves everything where it is while nothing is asked', () => expect(titles(' ', 'B', 'A')).toEqual(['B', 'A']));
});
