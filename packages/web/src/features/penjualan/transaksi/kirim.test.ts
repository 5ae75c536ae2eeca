import { describe, expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import { salahBayar } from '../../../trade/dokumen/salah.ts';
import { periksaAksesoris, tambahAksesoris } from './aksesoris.ts';
import { draftKosong, ubahDraft, type DraftJual, type UbahDraft } from './draft.ts';
import { isiPenjualan, salahBaris, salahDari, tanpaSalah } from './kirim.ts';

const kode = CINCIN.kode_barcode;
const bank = { no_rekening: '8812', nama_rekening: 'BCA', no_kartu: '1234', fee_persen: '1' };
const langkah: readonly UbahDraft[] = [
  { type: 'add-line', barang: CINCIN },
  { type: 'add-line', barang: LIONTIN },
  { type: 'change-line', kode_barcode: kode, isi: { diskon: '2.5', cara_diskon: 'PERSEN', ongkos: '90000' } },
  {
    type: 'approve-line',
    kode_barcode: kode,
    otorisasi: { id: 'izin-1', kategori: 'X', disetujui_oleh: 'SPV1', sampai: 0 },
  },
  {
    type: 'payments',
    bayar: [
      { id: '1', jenis: 'DEBET', jumlah: '3000000', ...bank },
      { id: '2', jenis: 'CASH', jumlah: '4000000', ...bank },
    ],
  },
];
const draft: DraftJual = langkah.reduce(ubahDraft, draftKosong('SL01'));
const dikirim = JSON.parse(JSON.stringify(isiPenjualan(draft))) as unknown;

describe('what is sent', () => {
  it('carries the price that was seen, typed ongkos only, and the approval', () => {
    expect(dikirim).toEqual({
      kode_sales: 'SL01',
      pelanggan: { jenis: 'NON MEMBER', nama: '', no_hp: '', alamat: '' },
      barang: [
        {
          kode_barcode: kode,
          berat: 2.13,
          harga_gram: 1_437_000,
          ongkos: 90_000,
          diskon_persen: 2.5,
          otorisasi: 'izin-1',
        },
        { kode_barcode: LIONTIN.kode_barcode, berat: 1, harga_jual: 2_750_000, diskon_rp: 0 },
      ],
      bayar: [
        { jenis: 'DEBET', jumlah: 3_000_000, no_rekening: '8812', no_kartu: '1234', fee_persen: 1 },
        { jenis: 'CASH', jumlah: 4_000_000 },
      ],
    });
  });

  it('is what the document takes', () => expect(kindSchema(penjualan).safeParse(dikirim).error).toBeUndefined());

  it('names a member by code alone', () => {
    const member = ubahDraft(draft, {
      type: 'customer',
      pelanggan: { jenis: 'MEMBER', kode_member: 'M00231', nama: 'BU HARTINI' },
    });
    expect(isiPenjualan(member).pelanggan).toEqual({ jenis: 'MEMBER', kode_member: 'M00231' });
  });
});

describe('sentences of a refusal', () => {
  it('go to the line and payment that they mean', () => {
    expect(
      salahDari(draft, {
        'barang.1.berat': 'a',
        'bayar.0.no_rekening': 'b',
        'pelanggan.nama': 'c',
        'barang.9.berat': 'd',
        bayar: 'e',
      }),
    ).toEqual({
      [salahBaris(LIONTIN.kode_barcode, 'berat')]: 'a',
      [salahBayar('1', 'no_rekening')]: 'b',
      'pelanggan.nama': 'c',
      'barang.9.berat': 'd',
      bayar: 'e',
    });
  });

  it('go when what they mean was changed', () => {
    const salah = { 'barang.00000936.berat': 'a', 'barang.00001204.berat': 'b', kode_sales: 'c' };
    expect(tanpaSalah(salah, 'barang.00000936')).toEqual({ 'barang.00001204.berat': 'b', kode_sales: 'c' });
    expect(tanpaSalah(salah, 'barang')).toEqual({ kode_sales: 'c' });
    expect(tanpaSalah(salah, 'bayar')).toBe(salah);
  });
});

describe('accessories of a draft', () => {
  const kotak = { kode_barcode: '00009001', nama_aksesoris: 'KOTAK', kode_baki: 'A01', harga_jual: 25_000, stok: 4 };

  it('are one more with each scan, and are sent by quantity', () => {
    const dua = tambahAksesoris(tambahAksesoris([], kotak), kotak);
    expect(dua).toEqual([{ ...kotak, qty: '2' }]);
    expect(isiPenjualan({ ...draftKosong('SL01'), aksesoris: dua })).toMatchObject({
      barang: [],
      aksesoris: [{ kode_barcode: '00009001', qty: Dec.from(2) }],
    });
    expect(isiPenjualan(draftKosong('SL01'))).not.toHaveProperty('aksesoris');
  });

  it('are some, and no more than there are', () => {
    const [baris = { ...kotak, qty: '' }] = tambahAksesoris([], kotak);
    const broken = (qty: string) => Object.values(periksaAksesoris([{ ...baris, qty }])).map(({ rule }) => rule);
    expect([broken('4'), broken('5'), broken('')]).toEqual([[], ['terlalu_besar'], ['tidak_boleh_kosong']]);
  });

  it('have what the server says of a line beside it', () => {
    const aksesoris = tambahAksesoris([], kotak);
    expect(salahDari({ ...draftKosong(), aksesoris }, { 'aksesoris.0.qty': 'Terlalu besar' })).toEqual({
      'aksesoris.00009001.qty': 'Terlalu besar',
    });
  });
});
