import { recordSchema } from '@kilau/contract/core/schema.ts';
import { describe, expect, it } from 'vitest';
import { adaIsi, adaIsian, barisBerikut, barisKosong, fieldsTerima, jumlahTerima, terimaKosong } from './isian.ts';

const baris = (more: Record<string, unknown>) => ({
  ...barisKosong(),
  kode_group: '700',
  kode_dept: 'CN',
  qty: '3',
  berat: '6.5',
  ...more,
});
const salah = (intern: boolean, isi: Record<string, unknown>, supplier = false) => {
  const result = recordSchema(fieldsTerima({ intern, supplier }, isi['asal']).semua).safeParse({
    ...terimaKosong().kepala,
    ...isi,
  });
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
};

describe('the form of a receipt', () => {
  it('asks for supplier, paper and gross weight in the internal form alone', () => {
    expect(salah(false, { baris: [baris({})] })).toEqual([]);
    expect(salah(true, { baris: [baris({})] }).toSorted()).toEqual([
      'baris.0.berat_bruto',
      'kode_supplier',
      'no_intern',
    ]);
    expect(salah(true, { kode_supplier: 'SP1', no_intern: 'A-1', baris: [baris({ berat_bruto: '7' })] })).toEqual([]);
  });

  it('asks for the supplier where the shop keeps a master of them, and of head office for neither him nor his paper', () => {
    expect(salah(false, { baris: [baris({})] }, true)).toEqual(['kode_supplier']);
    expect(salah(false, { asal: 'PUSAT', baris: [baris({})] }, true)).toEqual([]);
    expect(salah(true, { asal: 'PUSAT', baris: [baris({ berat_bruto: '7' })] }, true)).toEqual([]);
  });

  it('needs a line, pieces and grams', () => {
    expect(salah(false, { baris: [] })).toEqual(['baris']);
    expect(salah(false, { baris: [baris({ qty: '0', berat: '' })] }).toSorted()).toEqual([
      'baris.0.berat',
      'baris.0.qty',
    ]);
  });

  it('lets the supplier be typed where there is no master', () => {
    expect(fieldsTerima({ intern: false, supplier: false }).kepala['kode_supplier']?.kind).toBe('text');
    expect(fieldsTerima({ intern: false, supplier: true }).kepala['kode_supplier']?.kind).toBe('ref');
  });

  it('adds up what was typed, and begins the next line with the same group', () => {
    const jumlah = jumlahTerima([baris({ berat_bruto: '7.125' }), baris({ qty: '2', berat: '1.005' }), barisKosong()]);
    expect([jumlah.qty.toString(), jumlah.bruto.toString(), jumlah.berat.toString()]).toEqual(['5', '7.125', '7.505']);
    expect(barisBerikut(baris({ kadar: '70' }))).toMatchObject({
      kode_group: '700',
      kadar: '70',
      kode_dept: '',
      qty: '',
    });
    expect([adaIsi(barisKosong()), adaIsi({ ...barisKosong(), kadar: '70' }), adaIsi(baris({}))]).toEqual([
      false,
      false,
      true,
    ]);
    const berikut = barisBerikut(baris({ kadar: '70' }));
    expect([adaIsi(berikut, baris({})), adaIsi({ ...berikut, qty: '1' }, baris({})), adaIsi(berikut)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([adaIsian(terimaKosong()), adaIsian({ ...terimaKosong(), kepala: { no_intern: 'X' } })]).toEqual([
      false,
      true,
    ]);
  });
});
