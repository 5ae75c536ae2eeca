import { describe, expect, it } from 'vitest';
import { BAYAR_FIELDS } from './bayar.fields.ts';
import { hitungBayar } from './bayar.calc.ts';
import { CARA_BAYAR, dapatDipakai, JENIS_BAYAR, minta, type JenisBayar } from './cara-bayar.ts';

const yang = (pilih: (cara: JenisBayar) => boolean): readonly string[] => JENIS_BAYAR.filter(pilih);

describe('the list of ways to pay', () => {
  it('asks for fields that a payment has', () => {
    const fields = new Set(Object.keys(BAYAR_FIELDS));
    for (const { wajib = [], boleh = [] } of Object.values(CARA_BAYAR)) {
      for (const name of [...wajib, ...boleh]) expect(fields).toContain(name);
    }
  });

  it('says of each what the trade says of it (domain guide §2.5, §8)', () => {
    expect(yang((cara) => CARA_BAYAR[cara].kembali === true)).toEqual(['CASH']);
    expect(yang((cara) => minta(cara, 'fee_persen'))).toEqual(['DEBET', 'CREDIT']);
    expect(yang((cara) => CARA_BAYAR[cara].arah.includes('KELUAR'))).toEqual(['CASH', 'TRANSFER', 'TUKAR']);
    expect(yang((cara) => CARA_BAYAR[cara].tanpaPoin === true)).toEqual(['POIN', 'KUPON']);
    expect(yang((cara) => CARA_BAYAR[cara].aset !== undefined)).toEqual(['POIN']);
    expect(yang((cara) => dapatDipakai(cara, new Set()))).toEqual(['CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS']);
    expect(dapatDipakai('TITIPAN', new Set(['TITIPAN']))).toBe(true);
  });

  it('gives each letter to one way', () => {
    const huruf = Object.values(CARA_BAYAR).flatMap((cara) => cara.huruf ?? []);
    expect(new Set(huruf).size).toBe(huruf.length);
  });
});

describe('goods and promises', () => {
  const jumlah = (tagihan: number, ...bayar: readonly (readonly [JenisBayar, number])[]) => {
    const isi = bayar.map(([cara, rupiah]) => ({ jenis: cara, jumlah: rupiah }));
    const { kembali, keluar, kurang, lebih_non_tunai } = hitungBayar(tagihan, isi, 'TOKO');
    return [kembali, keluar, kurang, lebih_non_tunai].map((rupiah) => rupiah.toJSON());
  };

  it('are worth what they are worth: what is over is paid out, and nothing else may be over', () => {
    expect(jumlah(2_500_000, ['TUKAR', 3_043_000])).toEqual([0, 543_000, 0, 0]);
    expect(jumlah(5_400_000, ['TUKAR', 3_043_000], ['CASH', 2_400_000])).toEqual([43_000, 0, 0, 0]);
    expect(jumlah(2_500_000, ['TUKAR', 3_043_000], ['QRIS', 1])).toEqual([0, 543_000, 0, 1]);
    expect(jumlah(2_500_000, ['TITIPAN', 2_000_000], ['DEBET', 600_000])).toEqual([0, 0, 0, 100_000]);
    expect(jumlah(2_500_000, ['CICILAN', 2_600_000])).toEqual([0, 0, 0, 100_000]);
  });
});
