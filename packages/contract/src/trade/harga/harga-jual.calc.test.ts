import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { hitungBayar } from '../bayar/bayar.calc.ts';
import { bulatkan, hargaBaris, hargaSegram, hargaSistem, hitungPpn, type BarisMasuk } from './harga-jual.calc.ts';

const gram = { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false } as const;
const s1: BarisMasuk = {
  berat: '2.13',
  harga_gram: 1_437_000,
  persentase: 0,
  harga_tetap: null,
  tipe_ongkos: 'PER_GRAM',
  tarif_ongkos: 50_000,
  harga_atribut: 25_000,
};
const plain = (record: object) => JSON.parse(JSON.stringify(record)) as unknown;

describe('the price of a line (domain guide §2.1)', () => {
  it('S1: gram mode, rounded up, with ongkos and attribute', () => {
    expect(plain(hargaBaris(s1, gram))).toMatchObject({
      harga_jual: 3_061_000,
      ongkos: 106_500,
      harga_atribut: 25_000,
      diskon: 0,
      harga_total: 3_192_500,
    });
  });

  it('S1: rounded down when the module is on', () => {
    expect(plain(hargaBaris(s1, { ...gram, bulat_turun: true }))).toMatchObject({ harga_jual: 3_060_500 });
  });

  it('S1: 2 % discount is floored and not rounded again', () => {
    expect(plain(hargaBaris({ ...s1, diskon_persen: 2 }, gram))).toMatchObject({
      diskon: 63_850,
      harga_total: 3_128_650,
    });
  });

  it('S2: percentage mode', () => {
    const baris = { ...s1, berat: '3.450', harga_gram: 2_000_000, persentase: 75, tarif_ongkos: 0, harga_atribut: 0 };
    expect(plain(hargaBaris(baris, { ...gram, mode_harga: 'PERSENTASE' }))).toMatchObject({ harga_total: 5_175_000 });
  });

  it('averages down to whole rupiah: 3,043,000 ÷ 2.13 = 1,428,638', () => {
    const hasil = hargaBaris({ ...s1, harga_tetap: 3_043_000 }, gram);
    expect(hasil.harga_rata.toString()).toBe('1428638');
  });

  it('cuts a rupiah discount to the gold part and says so', () => {
    const hasil = hargaBaris({ ...s1, diskon_rp: 3_100_000 }, gram);
    expect(hasil.diskon_berlebih).toBe(true);
    expect(hasil.diskon.toString()).toBe('3061000');
  });

  it('never sells below nothing, and total = parts − discount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (mg, harga, ongkos, persenSeribu) => {
          const berat = Dec.from(mg).dividedBy(1000, 3, 'down');
          const hasil = hargaBaris(
            {
              ...s1,
              berat,
              harga_gram: harga,
              tarif_ongkos: ongkos,
              diskon_persen: Dec.from(persenSeribu).dividedBy(1000, 3, 'down'),
            },
            gram,
          );
          expect(hasil.harga_total.gte(0)).toBe(true);
          expect(
            hasil.harga_total.eq(hasil.harga_jual.plus(hasil.ongkos).plus(hasil.harga_atribut).minus(hasil.diskon)),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('rounding to PEMBULATAN (decisions.md 13)', () => {
  it('goes up or down to the multiple, within one multiple, and leaves multiples alone', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.boolean(),
        (harga, kelipatan, turun) => {
          const hasil = bulatkan(harga, kelipatan, turun);
          const selisih = turun ? Dec.from(harga).minus(hasil) : hasil.minus(harga);
          expect(hasil.mod(kelipatan).isZero()).toBe(true);
          expect(selisih.gte(0) && selisih.lt(kelipatan)).toBe(true);
          expect(bulatkan(hasil, kelipatan, turun).eq(hasil)).toBe(true);
        },
      ),
    );
  });
});

describe('where a price comes from', () => {
  const sumber = {
    harga_kelompok: 0,
    harga_group: 1_437_000,
    persentase_group: 0,
    harga_global: 2_000_000,
    kadar: 70,
    markis: false,
    harga_khusus: null,
  };

  it('takes the piece, then the group, then the global price by kadar', () => {
    expect(hargaSistem({ ...sumber, harga_khusus: 900_000 }, 'GRAM')?.sumber).toBe('BARANG');
    expect(hargaSistem(sumber, 'GRAM')?.harga_gram.toString()).toBe('1437000');
    expect(hargaSistem({ ...sumber, harga_group: 0 }, 'GRAM')?.harga_gram.toString()).toBe('1400000');
    expect(hargaSistem({ ...sumber, harga_group: 0, harga_global: 0 }, 'GRAM')).toBeUndefined();
  });

  it('says what a gram is sold for, by percentage as well', () => {
    const segram = (more: Partial<typeof sumber>, mode: 'GRAM' | 'PERSENTASE') =>
      hargaSegram({ ...sumber, ...more }, mode)?.toString();
    expect(segram({}, 'GRAM')).toBe('1437000');
    expect(segram({}, 'PERSENTASE')).toBe('1400000');
    expect(segram({ persentase_group: 75 }, 'PERSENTASE')).toBe('1500000');
    expect(segram({ kadar: 0 }, 'PERSENTASE')).toBeUndefined();
    expect(segram({ harga_group: 0, harga_global: 0 }, 'GRAM')).toBeUndefined();
  });

  it('takes the kelompok harga before the group, and only when it has a price', () => {
    const kelompok = { ...sumber, harga_kelompok: 1_450_000 };
    expect(hargaSistem({ ...kelompok, harga_khusus: 900_000 }, 'GRAM')?.sumber).toBe('BARANG');
    expect(hargaSistem(kelompok, 'GRAM')?.sumber).toBe('KELOMPOK');
    expect(hargaSistem(kelompok, 'GRAM')?.harga_gram.toString()).toBe('1450000');
    expect(hargaSistem({ ...kelompok, harga_group: 0, harga_global: 0 }, 'PERSENTASE')?.sumber).toBe('KELOMPOK');
    expect(hargaSistem(sumber, 'GRAM')?.sumber).toBe('GROUP');
  });

  it('uses the base price and the sale purity in percentage mode', () => {
    expect(hargaSistem({ ...sumber, persentase_group: 75 }, 'PERSENTASE')).toMatchObject({ sumber: 'GLOBAL' });
    expect(hargaSistem({ ...sumber, persentase_group: 75 }, 'PERSENTASE')?.persentase.toString()).toBe('75');
  });
});

describe('payments (domain guide §2.5)', () => {
  const bayar = [
    { jenis: 'TITIPAN', jumlah: 1_000_000 },
    { jenis: 'TUKAR', jumlah: 4_200_000 },
    { jenis: 'DEBET', jumlah: 3_000_000, fee_persen: 1 },
    { jenis: 'POIN', jumlah: 150_000 },
    { jenis: 'CASH', jumlah: 4_000_000 },
  ] as const;

  it('adds up the worked payment of 12,350,000', () => {
    const hasil = hitungBayar(12_350_000, bayar, 'CUSTOMER');
    expect(plain(hasil)).toMatchObject({ dibayar: 12_350_000, kembali: 0, kurang: 0, lebih_non_tunai: 0 });
    expect(plain(hasil.baris[2] ?? {})).toMatchObject({
      fee_rp: 30_000,
      jumlah_gesek_rp: 3_030_000,
      masuk_bank: 3_000_000,
    });
  });

  it('takes the fee out of what reaches the bank when the shop bears it', () => {
    expect(plain(hitungBayar(3_000_000, [bayar[2]], 'TOKO').baris[0] ?? {})).toMatchObject({
      fee_rp: 30_000,
      jumlah_gesek_rp: 3_000_000,
      masuk_bank: 2_970_000,
    });
  });

  it('gives change for cash only', () => {
    expect(plain(hitungBayar(3_900_000, [{ jenis: 'CASH', jumlah: 4_000_000 }], 'TOKO'))).toMatchObject({
      kembali: 100_000,
      kurang: 0,
    });
    expect(plain(hitungBayar(3_900_000, [{ jenis: 'TRANSFER', jumlah: 4_000_000 }], 'TOKO'))).toMatchObject({
      kembali: 0,
      lebih_non_tunai: 100_000,
    });
    expect(plain(hitungBayar(3_900_000, [{ jenis: 'CASH', jumlah: 1 }], 'TOKO'))).toMatchObject({ kurang: 3_899_999 });
  });
});

describe('PPN (domain guide §2.6, 4,875,000)', () => {
  it.each([
    ['EXCLUDE', '1.1', 4_875_000, 53_625],
    ['EXCLUDE', '1.65', 4_875_000, 80_438],
    ['INCLUDE', '1.1', 4_821_958, 53_042],
    ['INCLUDE', '1.65', 4_795_868, 79_132],
  ] as const)('%s at %s %%', (cara, tarif, dpp, ppn) => {
    expect(plain(hitungPpn(4_875_000, tarif, cara))).toMatchObject({ dpp, ppn });
  });
});
