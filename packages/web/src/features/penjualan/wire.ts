import type { RiwayatDokumen, Pembatalan } from '@kilau/contract/core/document-wire.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { BayarDokumen } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { HargaSistem, TipeOngkos } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { KepalaNota } from '@kilau/contract/trade/nota/nota.wire.ts';

/** What a scan answers (`GET barang/{kode_barcode}/harga-jual`): the piece, with today's price beside it. */
export interface BarangJual {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly berat: number;
  readonly nama_atribut: string;
  readonly harga_atribut: number;
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: number;
  readonly markis: boolean;
  readonly size: string;
  readonly asal_faktur_pajak: boolean;
  readonly foto: string;
  readonly harga: Wire<HargaSistem>;
}

/** A sale in the list. */
export interface PenjualanRingkas {
  readonly no_faktur_group: string;
  readonly tgl: string;
  readonly status: StatusPenjualan;
  readonly kode_sales: string;
  readonly jenis_pelanggan: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly jumlah_barang: number;
  readonly total_berat: number;
  readonly grand_total: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
}
export interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

export type StatusPenjualan = KepalaNota['status'];

/** A line as the sale keeps it. */
export interface BarisTersimpan {
  readonly baris: number;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_baki: string;
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly berat_barang: number;
  readonly berat: number;
  readonly sumber_harga: string;
  readonly harga_gram: number;
  readonly harga_jual: number;
  readonly harga_sistem: number;
  readonly tipe_ongkos: TipeOngkos;
  readonly tarif_ongkos: number;
  readonly ongkos: number;
  readonly nama_atribut: string;
  readonly harga_atribut: number;
  readonly diskon_persen: number;
  readonly diskon: number;
  readonly harga_total: number;
  readonly foto: string;
  readonly status_kembali: string;
}

export interface BayarTersimpan extends BayarDokumen {
  readonly baris: number;
  readonly jenis: JenisBayar;
  readonly no_rekening_customer: string;
}

export type AksiPenjualan = 'validasi' | 'tolak' | 'batal';

/** A whole sale (`GET penjualan/{no}`); `riwayat` is there when it was read by its number. */
export interface Penjualan extends KepalaNota, Pembatalan {
  /** Number of its last deed: a change says which version it has seen. */
  readonly versi: number;
  readonly barang: readonly BarisTersimpan[];
  readonly bayar: readonly BayarTersimpan[];
  readonly boleh: readonly AksiPenjualan[];
  readonly riwayat?: readonly RiwayatDokumen[];
}
