import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import {
  kategoriOtorisasi,
  nilaiBaris,
  OTORISASI_DISKON,
  OTORISASI_HARGA,
  OTORISASI_ONGKOS,
  type AturanOtorisasi,
} from './otorisasi-baris.calc.ts';
import { hargaBaris, type HargaSistem } from '../harga/harga-jual.calc.ts';

const aturan: AturanOtorisasi = { toleransi: 0, batas_persen: 15, ongkos_turun: true, diskon: true };
const barang = { berat: '2.13', tipe_ongkos: 'PER_GRAM', ongkos: 50_000 } as const;
const gram: HargaSistem = { sumber: 'GROUP', harga_gram: Dec.from(1_437_000), persentase: Dec.zero, harga_tetap: null };
const tetap: HargaSistem = {
  sumber: 'BARANG',
  harga_gram: Dec.zero,
  persentase: Dec.zero,
  harga_tetap: Dec.from(900_000),
};
const baris = (ubah: { berat?: string; harga?: number; ongkos?: number; diskon?: number } = {}) => ({
  berat: ubah.berat ?? '2.13',
  harga: ubah.harga ?? 1_437_000,
  hasil: {
    ongkos: Dec.from(ubah.ongkos ?? 106_500),
    diskon: Dec.from(ubah.diskon ?? 0),
    harga_total: Dec.from(3_192_500 - (ubah.diskon ?? 0)),
  },
});

describe('which approval a line needs (domain guide §2.4)', () => {
  it.each([
    ["none at today's price", baris(), undefined],
    ['price and weight for a rupiah less', baris({ harga: 1_436_999 }), OTORISASI_HARGA],
    ['none for a little more', baris({ harga: 1_500_000 }), undefined],
    ['none for exactly the limit more', baris({ harga: 1_652_550 }), undefined],
    ['price and weight for a rupiah above the limit', baris({ harga: 1_652_551 }), OTORISASI_HARGA],
    ['price and weight for another weight', baris({ berat: '2.129' }), OTORISASI_HARGA],
    ['ongkos for less ongkos', baris({ ongkos: 106_499 }), OTORISASI_ONGKOS],
    ['none for more ongkos', baris({ ongkos: 200_000 }), undefined],
    ['discount for any discount', baris({ diskon: 1 }), OTORISASI_DISKON],
    ['one for all, the gravest', baris({ harga: 1, ongkos: 0, diskon: 1 }), OTORISASI_HARGA],
  ])('%s', (_, barisJual, kategori) => expect(kategoriOtorisasi(barang, gram, barisJual, aturan)).toBe(kategori));

  it('leaves room for the tolerance', () => {
    expect(
      kategoriOtorisasi(barang, gram, baris({ harga: 1_432_000 }), { ...aturan, toleransi: 5000 }),
    ).toBeUndefined();
  });

  it('holds a piece with its own price to it from below', () => {
    expect(kategoriOtorisasi(barang, tetap, baris({ harga: 899_999 }), aturan)).toBe(OTORISASI_HARGA);
    expect(kategoriOtorisasi(barang, tetap, baris({ harga: 9_000_000 }), aturan)).toBeUndefined();
  });

  it('asks nothing that the shop has switched off', () => {
    expect(
      kategoriOtorisasi(barang, gram, baris({ ongkos: 0, diskon: 5000 }), {
        ...aturan,
        ongkos_turun: false,
        diskon: false,
      }),
    ).toBeUndefined();
  });
});

it('binds an approval to plain numbers', () => {
  const hasil = hargaBaris(
    {
      berat: '2.13',
      harga_gram: 1_437_000,
      persentase: 0,
      harga_tetap: null,
      tipe_ongkos: 'PER_GRAM',
      tarif_ongkos: 50_000,
      harga_atribut: 25_000,
      diskon_persen: 2,
    },
    { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false },
  );
  expect(nilaiBaris('00000936', '2.130', 1_437_000, hasil)).toEqual({
    kode_barcode: '00000936',
    berat: 2.13,
    harga_gram: 1_437_000,
    harga_jual: 3_061_000,
    ongkos: 106_500,
    diskon: 63_850,
  });
});
