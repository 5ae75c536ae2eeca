import type { Aksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { describe, expect, it } from 'vitest';
import {
  berlaku,
  KERANJANG_KOSONG,
  kirimanOf,
  salahBaris,
  siap,
  stokNanti,
  tambahSatu,
  type Keranjang,
} from './keranjang.ts';

const KOTAK: Aksesoris = {
  kode_barcode: '00000777',
  nama_aksesoris: 'KOTAK',
  kode_group: 'ACC',
  kode_dept: 'KT',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kadar: 0,
  berat: 1.5,
  harga_jual: 15_000,
  stok: 3,
  status_aktif: true,
};
const BARU = {
  id: 'baru-1',
  kode_barcode: '',
  nama_aksesoris: 'PITA',
  kode_group: 'ACC',
  kode_dept: 'PT',
  kode_baki: 'A01',
  berat: '',
  harga_jual: '2500',
  stok: 0,
  qty: '12',
};
const isi = (more: Partial<Keranjang> = {}): Keranjang => ({
  ...KERANJANG_KOSONG,
  baris: [BARU, ...tambahSatu(tambahSatu([], KOTAK), KOTAK)],
  ...more,
});

describe('what is put together for a document of accessories', () => {
  it('counts the same accessory up, scan after scan', () =>
    expect(isi().baris.map(({ id, qty }) => `${id} ${qty}`)).toEqual(['baru-1 12', '00000777 2']));

  it('sends new accessories whole and known ones by their code', () => {
    expect(kirimanOf(isi({ keterangan: 'X', keperluan: 'HADIAH' }))).toEqual({
      arah: 'TAMBAH',
      keperluan: '',
      keterangan: 'X',
      barang: [
        {
          qty: 12,
          nama_aksesoris: 'PITA',
          kode_group: 'ACC',
          kode_dept: 'PT',
          kode_baki: 'A01',
          berat: null,
          harga_jual: 2500,
        },
        { kode_barcode: '00000777', qty: 2 },
      ],
    });
  });

  it('leaves new accessories aside while something is taken, and keeps them', () => {
    const ambil = isi({ arah: 'AMBIL', keperluan: 'HADIAH' });
    expect(berlaku(ambil).map(({ id }) => id)).toEqual(['00000777']);
    expect(ambil.baris).toHaveLength(2);
    expect(salahBaris(ambil, { 'barang.0.qty': 'Tidak Boleh Melebihi 1', keperluan: 'x' })).toEqual({
      '00000777': 'Tidak Boleh Melebihi 1',
    });
    expect(salahBaris(isi(), { 'barang.0.kode_group': 'A', 'barang.0.kode_dept': 'B' })).toEqual({ 'baru-1': 'A · B' });
  });

  it('cannot take more than there is', () => {
    const qty = (n: string, arah: Keranjang['arah']) =>
      isi({ arah, baris: tambahSatu([], KOTAK).map((baris) => ({ ...baris, qty: n })) });
    expect(
      [
        qty('3', 'AMBIL'),
        qty('4', 'AMBIL'),
        qty('4', 'TAMBAH'),
        qty('', 'TAMBAH'),
        qty('0', 'TAMBAH'),
        isi({ baris: [] }),
      ].map(siap),
    ).toEqual([true, false, true, false, false, false]);
    const [pertama] = qty('4', 'AMBIL').baris;
    expect(pertama && [stokNanti('AMBIL', pertama), stokNanti('TAMBAH', pertama)]).toEqual([-1, 7]);
  });
});
