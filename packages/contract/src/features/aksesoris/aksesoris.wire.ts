import type { ArahStok, Keperluan } from './aksesoris.fields.ts';

/** An accessory in the list. `berat` is grams a piece. */
export interface Aksesoris {
  readonly kode_barcode: string;
  readonly nama_aksesoris: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_jual: number;
  readonly stok: number;
  readonly status_aktif: boolean;
}
export interface HalamanAksesoris {
  readonly data: readonly Aksesoris[];
  readonly next: string | null;
}

/** One posting of an accessory, the latest first; `saldo` is what there was after it. */
export interface GerakAksesoris {
  readonly tgl: string;
  readonly waktu: string;
  readonly nomor: string;
  readonly aksi: 'TAMBAH' | 'AMBIL' | 'JUAL' | 'BATAL';
  readonly keperluan: Keperluan | '';
  readonly keterangan: string;
  readonly user_id: string;
  readonly masuk: number;
  readonly keluar: number;
  readonly saldo: number;
}
/** `GET aksesoris/{kode_barcode}` */
export interface KartuAksesoris {
  readonly aksesoris: Aksesoris;
  readonly riwayat: readonly GerakAksesoris[];
}

/** What saving a paper of stock answers, as far as the page tells of it. */
export interface StokAksesorisTersimpan {
  readonly nomor: string;
  readonly arah: ArahStok;
  readonly jumlah_barang: number;
}
