import { describe, expect, it } from 'vitest';
import {
  beratUsul,
  diambil,
  duplikat,
  hapusBaris,
  hapusIsi,
  isiBawah,
  kotakDari,
  lapang,
  salin,
  sambung,
  tempel,
  terisi,
  tulis,
  type Tabel,
} from './baris.ts';

const words = (key: string): string =>
  ({ 'field.nama_barang': 'Nama Barang', 'field.berat_asli': 'Berat Asli', 'field.kode_baki': 'Kode Baki' })[key] ??
  key;
const kosong = lapang([]);
const isi = (tabel: Tabel) => terisi(tabel).map((baris) => baris.isi);

describe('the grid of many pieces', () => {
  it('has room to type in, and grows below the last row', () => {
    expect(kosong).toHaveLength(15);
    expect(tulis(kosong, { r: 14, c: 0 }, '700')).toHaveLength(18);
  });

  it('takes a block from a sheet at the cell', () => {
    const { tabel, sampai, sisa } = tempel(kosong, { r: 1, c: 0 }, '700\tCN\tA01\r\n375\tKL\tA02\r\n', words);
    expect([isi(tabel), sampai, sisa]).toEqual([
      [
        { kode_group: '700', kode_dept: 'CN', kode_baki: 'A01' },
        { kode_group: '375', kode_dept: 'KL', kode_baki: 'A02' },
      ],
      { r: 2, c: 2 },
      0,
    ]);
  });

  it('goes by a head in any order, and leaves strange columns out', () => {
    const { tabel } = tempel(kosong, { r: 0, c: 4 }, 'nama barang\tWarna\tBerat Asli\nCINCIN A\tkuning\t2.1\n', words);
    expect(isi(tabel)).toEqual([{ nama_barang: 'CINCIN A', berat_asli: '2.1' }]);
  });

  it('takes no more than is saved at once, and says how much was left', () => {
    const { tabel, sisa } = tempel(kosong, { r: 0, c: 0 }, '700\n'.repeat(520), words);
    expect([tabel.length, isi(tabel).length, sisa]).toEqual([500, 500, 20]);
    expect(sambung(tabel, [{ kode_group: '1' }]).sisa).toBe(1);
  });

  it('fills down from the row above, or through a range from its first row', () => {
    const tabel = tulis(tulis(kosong, { r: 0, c: 0 }, '700'), { r: 0, c: 1 }, 'CN');
    expect(isi(isiBawah(tabel, kotakDari({ r: 1, c: 0 }, { r: 1, c: 0 })))[1]).toEqual({ kode_group: '700' });
    expect(isi(isiBawah(tabel, kotakDari({ r: 3, c: 1 }, { r: 0, c: 0 })))).toEqual(
      Array.from({ length: 4 }, () => ({ kode_group: '700', kode_dept: 'CN' })),
    );
    expect(isiBawah(tabel, kotakDari({ r: 0, c: 0 }, { r: 0, c: 1 }))).toBe(tabel);
  });

  it('adds up what its rows take out of a line of a receipt', () => {
    const sumber = { no_terima: 'TR-1', kode_group: '700', kode_dept: 'CN', kadar: '70' };
    const rows = [
      { ...sumber, berat_asli: '2.13' },
      { ...sumber, berat_asli: '2.13', berat: '2,0' },
      { ...sumber, kadar: '75', berat_asli: '9' },
      {},
    ];
    const { qty, berat } = diambil(
      rows.map((row) => ({ isi: row, ditimbang: false })),
      sumber,
      '',
    );
    expect([qty, berat.toString()]).toEqual([2, '4.13']);
  });

  it('duplicates a row without its weight', () => {
    const tabel = tulis(tulis(kosong, { r: 0, c: 3 }, 'CINCIN A'), { r: 0, c: 5 }, '2.1', true);
    expect(terisi(duplikat(tabel, 0))).toEqual([
      { isi: { nama_barang: 'CINCIN A', berat_asli: '2.1' }, ditimbang: true },
      { isi: { nama_barang: 'CINCIN A', berat_asli: '', berat: '' }, ditimbang: false },
    ]);
    expect(duplikat(tabel, 5)).toBe(tabel);
  });

  it('knows a weight of the scale until it is typed over', () => {
    const weighed = tulis(kosong, { r: 0, c: 5 }, '2.130', true);
    expect(tulis(weighed, { r: 0, c: 3 }, 'CINCIN A')[0]?.ditimbang).toBe(true);
    expect(tulis(weighed, { r: 0, c: 5 }, '2.131')[0]?.ditimbang).toBe(false);
    expect(hapusIsi(weighed, kotakDari({ r: 0, c: 5 }, { r: 0, c: 5 }))[0]?.ditimbang).toBe(false);
  });

  it('shows what becomes of the true weight while no other is typed: without attribute and plastic, by the shop’s rule', () => {
    const usul = (baris: object, aturan = 'R20_70') => beratUsul({ isi: baris, ditimbang: false }, aturan);
    expect([
      usul({ berat_asli: '2.034' }),
      usul({ berat_asli: ' 2.083 ' }),
      usul({ berat_asli: '2.034' }, ''),
      usul({ berat_asli: '2,08' }, ''),
      usul({ berat_asli: '2.034', berat: '2' }),
      usul({ berat_asli: 'x' }),
      usul({}),
    ]).toEqual(['2.050', '2.100', '2.034', '2.080', '', '', '']);
    expect([
      usul({ berat_asli: '2.5', berat_atribut: '0.4', berat_plastik: ' 0.066 ' }),
      usul({ berat_asli: '2.5', berat_plastik: '2.5' }),
    ]).toEqual(['2.050', '']);
  });

  it('copies what it would take in again', () => {
    const tabel = tulis(tulis(kosong, { r: 0, c: 3 }, 'CINCIN "A"'), { r: 1, c: 4 }, 'X');
    const text = salin(tabel, kotakDari({ r: 0, c: 3 }, { r: 1, c: 4 }));
    expect(text).toBe('"CINCIN ""A"""\t\r\n\tX\r\n');
    expect(
      terisi(tempel(kosong, { r: 0, c: 3 }, text, words).tabel).map(({ isi: cells }) => [
        cells.nama_barang,
        cells.kode_intern,
      ]),
    ).toEqual([
      ['CINCIN "A"', ''],
      ['', 'X'],
    ]);
    expect(isi(hapusBaris(tabel, 0, 0))).toEqual([{ kode_intern: 'X' }]);
  });
});
