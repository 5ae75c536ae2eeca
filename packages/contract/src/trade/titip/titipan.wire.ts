import type { PelangganTersimpan } from '../pelanggan/pelanggan.fields.ts';

/** A piece of a deposit as a sale shows it, with the price that it will have there. */
export interface BarangTitipan {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_baki: string;
  readonly kadar_cetak: string;
  readonly foto: string;
  readonly berat: number;
  readonly harga_gram: number;
  readonly ongkos: number;
  readonly ppn: number;
  /** What the customer pays for it, tax included; 0 where the day has no price for it. */
  readonly harga_total: number;
}

/** A deposit that waits to be picked up (`GET penjualan/titipan`). */
export interface TitipanSiap extends PelangganTersimpan {
  readonly nomor: string;
  readonly tgl: string;
  readonly mengikat: boolean;
  readonly uang_titip: number;
  /** What its pieces cost in the sale. */
  readonly harga_total: number;
  readonly barang: readonly BarangTitipan[];
}
