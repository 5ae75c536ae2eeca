import type { DokumenTerbuka, KepalaDokumen } from '../../core/document-wire.ts';
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
  readonly aksi: 'TAMBAH' | 'AMBIL' | 'BATAL';
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

/** A line of a document: the accessory as it was then. */
export interface BarisStokAksesoris extends Omit<Aksesoris, 'stok' | 'status_aktif'> {
  readonly baris: number;
  readonly qty: number;
  readonly baru: boolean;
}
export interface StokAksesorisRingkas extends KepalaDokumen {
  readonly no_stok: string;
  readonly arah: ArahStok;
  readonly keperluan: Keperluan | '';
  readonly jumlah_barang: number;
  readonly total_berat: number;
}
export interface StokAksesoris extends StokAksesorisRingkas, DokumenTerbuka {
  readonly barang: readonly BarisStokAksesoris[];
}
