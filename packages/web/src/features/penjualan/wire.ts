import type { Wire } from '@kilau/contract/core/schema.ts';
import type { BayarDokumen } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { HargaSistem, TipeOngkos } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { BarisTersimpan as BarisBeliTersimpan, IdentitasTersimpan } from '../../trade/beli/buka.ts';
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
  /** Percent of discount that its customer gets without an approval. */
  readonly diskon_bebas?: number;
  readonly markis: boolean;
  readonly size: string;
  readonly asal_faktur_pajak: boolean;
  readonly foto: string;
  readonly harga: Wire<HargaSistem>;
}

/** An accessory as a scan answers it (`GET aksesoris/{kode_barcode}/harga-jual`). */
export interface AksesorisJual {
  readonly kode_barcode: string;
  readonly nama_aksesoris: string;
  readonly kode_baki: string;
  readonly harga_jual: number;
  readonly stok: number;
}

/** A page of a list. */
export interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

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
  readonly kode_marketplace: string;
  readonly kurir: string;
  readonly no_resi: string;
  readonly foto_jual: string;
  readonly status_kembali: string;
  /** The approval that the line was saved with. */
  readonly otorisasi: string | null;
}

export interface BayarTersimpan extends BayarDokumen {
  readonly baris: number;
  readonly jenis: JenisBayar;
  readonly arah: 'MASUK' | 'KELUAR';
  readonly no_rekening_customer: string;
}

/** A whole sale (`GET penjualan/{no}`). */
export interface Penjualan extends KepalaNota {
  readonly nomor: string;
  /** Number of its last deed: a change says which version it has seen. */
  readonly versi: number;
  /** Keys of the deeds that the reader may do to it now. */
  readonly boleh: readonly string[];
  readonly barang: readonly BarisTersimpan[];
  readonly aksesoris: readonly {
    readonly kode_barcode: string;
    readonly qty: number;
    readonly diskon: number;
    readonly otorisasi: string | null;
  }[];
  /** The approval that a sale beyond the shop's limit was saved with. */
  readonly otorisasi_limit: string | null;
  readonly bayar: readonly BayarTersimpan[];
  /** What old goods paid of it, the purchase that was made with it, and its lines. */
  readonly tukar: number;
  readonly dibeli: (IdentitasTersimpan & { readonly nomor: string }) | null;
  readonly barang_tukar: readonly BarisBeliTersimpan[];
}
