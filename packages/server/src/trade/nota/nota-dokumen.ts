import type { BayarDokumen } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import type { KepalaNota } from '@kilau/contract/trade/nota/nota.wire.ts';

/** What a nota says: head, lines and payments as they leave the database: numbers, not Dec, for showing only. */
export interface DokumenNota extends KepalaNota {
  readonly cetak: number;
  /** What marks it beside what marks every copy: that it is over. */
  readonly tanda?: readonly string[];
  readonly barang: readonly {
    readonly baris: number;
    readonly no_faktur_jual: string;
    readonly kode_barcode: string;
    readonly kode_intern: string;
    readonly nama_barang: string;
    readonly kode_group: string;
    readonly kode_dept: string;
    readonly kode_baki: string;
    readonly kadar: number;
    readonly kadar_cetak: string;
    readonly berat: number;
    readonly mode_harga: string;
    readonly harga_gram: number;
    readonly harga_jual: number;
    readonly ongkos: number;
    readonly nama_atribut: string;
    readonly harga_atribut: number;
    readonly diskon: number;
    readonly ppn: number;
    readonly harga_total: number;
    readonly harga_rata: number;
    readonly foto: string;
    /** A picture that was taken as it was sold; nothing of a paper that takes none. */
    readonly foto_jual?: string;
    readonly status_kembali: string;
  }[];
  /** Address of the page where everybody can look it up; nothing where there is none. */
  readonly cek?: string;
  /** Accessories beside them; nothing of a paper that sells none. */
  readonly aksesoris?: readonly AksesorisNota[];
  readonly bayar: readonly (BayarDokumen & { readonly arah?: 'MASUK' | 'KELUAR' })[];
  /** What a member earns with it. */
  readonly poin?: number;
  /** What old goods paid of it, and these goods; nothing of a paper that exchanges nothing. */
  readonly tukar?: number;
  readonly barang_tukar?: readonly BarangTukar[];
}

/** So many of an accessory, at its price. */
export interface AksesorisNota {
  readonly kode_barcode: string;
  readonly nama_aksesoris: string;
  readonly qty: number;
  readonly harga_satuan: number;
  /** All of them, without PPN that is added, and what was taken off. */
  readonly harga_jual: number;
  readonly diskon: number;
  readonly ppn_tarif: number;
  readonly ppn: number;
  readonly harga_total: number;
}

/** An old piece that pays for new ones. */
export interface BarangTukar {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  /** The nota that it came with; empty without one. */
  readonly no_faktur: string;
  readonly kondisi_barang: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_rata: number;
  readonly harga_beli: number;
  readonly foto: string;
}

/** Everything that a paper shows a photo of, in the order of its lines. */
export const semuaBarang = ({
  barang,
  barang_tukar = [],
}: Pick<DokumenNota, 'barang' | 'barang_tukar'>): readonly {
  readonly kode_barcode: string;
  readonly foto: string;
  readonly foto_jual?: string;
}[] => [...barang, ...barang_tukar];
