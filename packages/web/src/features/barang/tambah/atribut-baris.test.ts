import { describe, expect, it } from 'vitest';
import { barisBerisi, barisTampil, jumlahBaris, tempatKirim } from './atribut-baris.ts';

const MATA = { nama_atribut: 'MATA', berat_atribut: '0.2', harga_atribut: '25000' };
const KOSONG = { nama_atribut: '', berat_atribut: '', harga_atribut: '' };

describe('the lines of a piece’s parts', () => {
  it('are one more than what is typed, and three at most', () => {
    expect(
      [[], [MATA], [MATA, MATA], [MATA, MATA, MATA], [MATA, KOSONG, MATA]].map((baris) => barisTampil(baris).length),
    ).toEqual([1, 2, 3, 3, 3]);
  });
  it('are sent where something stands in them: 0 is nothing', () => {
    const baris = [
      KOSONG,
      MATA,
      { ...KOSONG, berat_atribut: 0, harga_atribut: '0' },
      { ...KOSONG, harga_atribut: '5' },
    ];
    expect(barisBerisi(baris)).toEqual([MATA, { ...KOSONG, harga_atribut: '5' }]);
    expect([1, 3].map((index) => tempatKirim(baris, index))).toEqual([0, 1]);
  });
  it('add up while they are typed', () => {
    expect(
      JSON.parse(JSON.stringify(jumlahBaris([MATA, { nama_atribut: 'X', berat_atribut: '-', harga_atribut: '1000' }]))),
    ).toEqual({ nama_atribut: 'MATA, X', berat_atribut: 0.2, harga_atribut: 26_000 });
  });
});
