import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../../core/dec.ts';
import { atributBarang, atributBersih, atributSeharga, jumlahAtribut } from './atribut.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const MATA = { nama_atribut: 'MATA', berat_atribut: 0.2, harga_atribut: 25_000 };
const KARET = { nama_atribut: 'KARET', berat_atribut: 0.15, harga_atribut: 0 };
const KOSONG = { nama_atribut: '', berat_atribut: 0, harga_atribut: 0 };

describe('the parts of a piece that are not gold', () => {
  it('add up, their names beside each other', () => {
    expect(json(jumlahAtribut(atributBersih([MATA, KOSONG, KARET, { berat_atribut: '0.005' }])))).toEqual({
      nama_atribut: 'MATA, KARET',
      berat_atribut: 0.355,
      harga_atribut: 25_000,
    });
    expect(json(jumlahAtribut([]))).toEqual(KOSONG);
  });
  it('are the list, or the one in the three columns', () => {
    expect(json(atributBarang({ ...MATA, atribut: [] }))).toEqual([MATA]);
    expect(
      json(
        atributBarang({
          nama_atribut: 'MATA, KARET',
          berat_atribut: 0.35,
          harga_atribut: 25_000,
          atribut: [MATA, KARET],
        }),
      ),
    ).toEqual([MATA, KARET]);
    expect(atributBarang({ ...KOSONG, atribut: [] })).toEqual([]);
  });
  it('take another price from the first one on', () => {
    const dua = atributBersih([MATA, { ...KARET, harga_atribut: 10_000 }]);
    const harga = (total: number) =>
      atributSeharga(dua, Dec.from(total)).map((atribut) => atribut.harga_atribut.toJSON());
    expect([harga(35_000), harga(50_000), harga(12_000), harga(4_000), harga(0)]).toEqual([
      [25_000, 10_000],
      [40_000, 10_000],
      [2_000, 10_000],
      [0, 4_000],
      [0, 0],
    ]);
    expect(json(atributSeharga([], Dec.from(5_000)))).toEqual([{ ...KOSONG, harga_atribut: 5_000 }]);
    expect(atributSeharga([], Dec.zero)).toEqual([]);
  });
  it('cost exactly what they were told to', () => {
    const rupiah = fc.integer({ min: 0, max: 900_000_000 });
    fc.assert(
      fc.property(fc.array(rupiah, { maxLength: 3 }), rupiah, (harga, total) => {
        const lama = atributBersih(harga.map((harga_lama) => ({ ...MATA, harga_atribut: harga_lama })));
        const baru = atributSeharga(lama, Dec.from(total));
        expect(jumlahAtribut(baru).harga_atribut.toJSON()).toBe(total);
        expect(baru.every((atribut) => !atribut.harga_atribut.isNegative())).toBe(true);
      }),
    );
  });
});
