import type { Pembatalan, RiwayatDokumen } from '../../core/document-wire.ts';
import type { Wire } from '../../core/schema.ts';
import type { BayarDokumen } from '../../trade/bayar/bayar.fields.ts';
import type { HargaSistem } from '../../trade/harga/harga-jual.calc.ts';
import type { PelangganTersimpan } from '../../trade/pelanggan/pelanggan.fields.ts';

/** Goods of one class in one place: how many, and how heavy. */
interface Jumlah {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly nama_group: string;
  readonly nama_dept: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
}

/**
 * A row of the stock that can be sold from, with what no OPEN sale holds of it and today's price (`GET
 * penjualan-manual/stok`).
 */
export interface StokJual extends Jumlah {
  /** Null while no price is set. */
  readonly harga: Wire<HargaSistem> | null;
}

export type StatusManual = 'OPEN' | 'DONE' | 'CANC';
export type AksiManual = 'validasi' | 'tolak' | 'batal';

interface Ringkas {
  readonly tgl: string;
  readonly status: StatusManual;
  readonly kode_sales: string;
  readonly nama: string;
  readonly total_qty: number;
  readonly total_berat: number;
  readonly grand_total: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
}
/** A sale in a list. */
export interface JualRingkas extends Ringkas {
  readonly no_jual: string;
}
/** A purchase in a list. */
export interface BeliRingkas extends Ringkas {
  readonly no_beli: string;
  readonly cara_bayar: 'CASH' | 'TRANSFER';
}

interface Baris extends Jumlah {
  readonly baris: number;
  readonly harga_gram: number;
}
export interface BarisJualTersimpan extends Baris {
  readonly mode_harga: string;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly diskon: number;
  readonly ppn: number;
  readonly harga_total: number;
}
export interface BarisBeliTersimpan extends Baris {
  /** Grams as the seller's nota says. */
  readonly berat_nota: number | null;
  readonly potongan: number;
  readonly harga_beli: number;
}

interface Lengkap extends Pembatalan {
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  readonly valid_pada: string | null;
  /** How often its nota was printed. */
  readonly cetak: number;
  /** Keys of the actions that the reader may do. */
  readonly boleh: readonly AksiManual[];
  /** Who did what, when; there when it was read by its number. */
  readonly riwayat?: readonly RiwayatDokumen[];
}

/** A whole sale (`GET penjualan-manual/{no}`). */
export interface JualManual extends JualRingkas, Lengkap {
  readonly sub_total: number;
  readonly diskon: number;
  readonly ppn: number;
  readonly dibayar: number;
  readonly kembali: number;
  readonly barang: readonly BarisJualTersimpan[];
  readonly bayar: readonly BayarDokumen[];
}

/** A whole purchase (`GET pembelian-manual/{no}`). */
export interface BeliManual extends BeliRingkas, Lengkap {
  readonly potongan: number;
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
  readonly barang: readonly BarisBeliTersimpan[];
}
