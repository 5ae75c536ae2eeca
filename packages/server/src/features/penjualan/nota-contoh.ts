import type { Context } from '../../platform/context.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';

/** Beginnings of a line that most examples share. */
const LINE = {
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  mode_harga: 'GRAM',
  harga_gram: 1_437_000,
  diskon: 0,
  ppn: 0,
  foto: '',
  status_kembali: 'TERSEDIA',
} as const;

const CINCIN = {
  ...LINE,
  baris: 1,
  no_faktur_jual: 'CONTOH-1',
  kode_barcode: '00000936',
  kode_intern: 'CN-771',
  nama_barang: 'CINCIN POLOS RANTAI',
  kadar: 70,
  kadar_cetak: '17K',
  berat: 2.13,
  harga_jual: 3_061_000,
  ongkos: 106_500,
  nama_atribut: 'MATA',
  harga_atribut: 25_000,
  harga_total: 3_192_500,
  harga_rata: 1_437_089,
} as const;

const KALUNG = {
  ...LINE,
  baris: 2,
  no_faktur_jual: 'CONTOH-2',
  kode_barcode: '00000937',
  kode_intern: 'KL-104',
  nama_barang: 'KALUNG ITALY SANTA',
  kadar: 70,
  kadar_cetak: '17K',
  berat: 3.5,
  harga_jual: 5_029_500,
  ongkos: 175_000,
  nama_atribut: '',
  harga_atribut: 0,
  harga_total: 5_204_500,
  harga_rata: 1_437_000,
} as const;

/**
 * A sale to try a layout with, in a shop that has sold nothing yet: worked example S1 of the domain guide and a second
 * piece.
 */
export function contohPenjualan({ shop, actor, now, t }: Pick<Context, 'shop' | 'actor' | 'now' | 't'>): DokumenNota {
  const waktu = now().toISOString();
  return {
    no_faktur_group: `${t('nota.contoh')}-FJ-0001`,
    tgl: shop.tgl_system,
    status: 'DONE',
    kode_sales: 'SL01',
    nama_sales: 'RINA',
    pelanggan: {
      jenis: 'MEMBER',
      kode_member: 'M0001',
      nama: 'BU HARTINI',
      no_hp: '0812-3344-5566',
      alamat: 'CILENGKRANG NO 46',
    },
    jumlah_barang: 2,
    total_berat: 5.63,
    sub_total: 8_397_000,
    diskon: 0,
    ppn: 0,
    grand_total: 8_397_000,
    dibayar: 8_500_000,
    kembali: 103_000,
    dibuat_oleh: actor.user_id,
    dibuat_pada: waktu,
    valid_oleh: actor.user_id,
    valid_pada: waktu,
    cetak: 0,
    barang: [CINCIN, KALUNG],
    bayar: [
      {
        jenis: 'DEBET',
        jumlah: 3_000_000,
        no_rekening: '008123',
        no_kartu: '****8812',
        fee_persen: 0,
        fee_rp: 0,
        jumlah_gesek_rp: 3_000_000,
      },
      { jenis: 'CASH', jumlah: 5_500_000, no_rekening: '', no_kartu: '', fee_persen: 0, fee_rp: 0, jumlah_gesek_rp: 0 },
    ],
  };
}
