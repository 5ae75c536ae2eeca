import { describe, expect, it } from 'vitest';
import {
  hargaBeliMaks,
  hargaNota,
  hargaRataBeli,
  tanggaBeli,
  type AturanBeli,
  type DasarBeli,
  type Potongan,
} from './harga-beli.calc.ts';

const aturan: AturanBeli = {
  pembulatan: 500,
  bulat_turun: true,
  tanpa_atribut: false,
  dengan_ongkos: false,
  prorata: false,
};
const rp = (potongan: number): Potongan => ({ jenis_potongan: 'RP', potongan, persentase: 0 });
const persen = (persentase: number): Potongan => ({ jenis_potongan: 'PERSENTASE', potongan: 0, persentase });
const nota = { harga_jual: 3_061_000, harga_atribut: 25_000, ongkos: 106_500, diskon: 0 };
const hitung = (baris: Partial<DasarBeli>, ubah: Partial<AturanBeli> = {}): number =>
  tanggaBeli(
    { dasar: 3_086_000, berat: '2.13', berat_nota: '2.13', kondisi: rp(0), kategori: null, potongan_lain: 0, ...baris },
    { ...aturan, ...ubah },
  ).harga_hitung.toJSON();

describe('what the nota counts for (domain guide §3.1)', () => {
  it.each([
    ['with what hung on the piece', {}, 3_086_000],
    ['without it', { tanpa_atribut: true }, 3_061_000],
    ['with its ongkos', { dengan_ongkos: true }, 3_192_500],
  ])('%s', (_, ubah, harga) => expect(hargaNota(nota, { ...aturan, ...ubah }).toJSON()).toBe(harga));

  it('is what was paid: less the discount, and never below nothing', () => {
    expect(hargaNota({ ...nota, diskon: 86_000 }, aturan).toJSON()).toBe(3_000_000);
    expect(hargaNota({ ...nota, diskon: 9_000_000 }, aturan).toJSON()).toBe(0);
  });
});

describe('the ladder of a buy-back', () => {
  it('P1: Rp 20,000 a gram off, rounded down or up', () => {
    expect(hitung({ kondisi: rp(20_000) })).toBe(3_043_000);
    expect(hitung({ kondisi: rp(20_000) }, { bulat_turun: false })).toBe(3_043_500);
  });

  it('P1: five percent off', () => expect(hitung({ kondisi: persen(5) })).toBe(2_931_500));

  it('P1b: lighter than the nota says, where the shop counts that', () => {
    expect(hitung({ berat: '2.08', kondisi: rp(20_000) }, { prorata: true })).toBe(2_971_500);
    expect(hitung({ berat: '2.08', kondisi: rp(20_000) })).toBe(3_044_000);
    // Heavier is worth no more than the nota.
    expect(hitung({ berat: '2.20' }, { prorata: true })).toBe(3_086_000);
  });

  it('P2: goods without nota, grams at their price', () =>
    expect(hitung({ dasar: 4_772_500, berat: '4.15', berat_nota: null, kondisi: persen(5) })).toBe(4_533_500));

  it('takes off condition, kategori and what the clerk names', () =>
    expect(hitung({ kondisi: rp(20_000), kategori: persen(1), potongan_lain: 12_540 })).toBe(3_000_000));

  it('tells every step, which come to the price', () => {
    const tangga = tanggaBeli(
      {
        dasar: 3_003_000,
        berat: '2.08',
        berat_nota: '2.13',
        kondisi: rp(20_000),
        kategori: null,
        potongan_lain: 0,
      },
      { ...aturan, prorata: true },
    );
    expect(tangga.susut_rp.toJSON()).toBe(70_493);
    expect(tangga.potongan_kondisi.toJSON()).toBe(41_600);
    expect(tangga.pembulatan_rp.toJSON()).toBe(407);
    expect(tangga.harga_hitung.toJSON()).toBe(2_890_500);
  });

  it('never pays less than nothing', () => expect(hitung({ potongan_lain: 9_000_000 })).toBe(0));
});

it('tells the price per gram without its fraction', () =>
  expect(hargaRataBeli(3_043_000, '2.13').toJSON()).toBe(1_428_638));

describe('the least that a customer loses against the nota', () => {
  const rugi = { rugi: 20_000, rusak: 5 };
  it.each([
    ['rupiah per gram of a fine piece', 'MULUS', 3_043_400],
    ['percent of a damaged one', 'PATAH', 2_931_700],
  ])('%s', (_, kondisi, maks) => expect(hargaBeliMaks(3_086_000, '2.13', kondisi, rugi)?.toJSON()).toBe(maks));

  it('is none where the shop has set none', () =>
    expect(hargaBeliMaks(3_086_000, '2.13', 'MULUS', null)).toBeUndefined());
});
