import type { KepalaDokumen } from '../../../core/document-wire.ts';
import type { KeadaanBarang } from '../../../trade/barang/keadaan.ts';
import type { TipeOngkos } from '../../../trade/harga/harga-jual.calc.ts';
import type { BarangRingkas } from '../barang.wire.ts';

/** A line of a move or of a destruction. Weights in grams. */
export interface BarisBarang {
  readonly baris: number;
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: number;
  readonly berat: number;
  readonly dari_gudang: string;
  readonly dari_baki: string;
  /** Key of the piece's photo as it is now; empty when it has none. */
  readonly foto: string;
}

/** A line of a move as its Tanda Terima and `pindahbarang/cetak-ulang/by-no-pindah` tell it. */
export interface BarisPindah extends BarisBarang {
  /** Call of the piece's photo: the drawn picture where it has none. */
  readonly gambar: string;
  readonly tgl_system: string;
  /** What the piece is: its name. */
  readonly keterangan: string;
  readonly size: string;
  readonly qty: number;
  /** What its gold was sold for that day; nothing without a price, or from before prices were kept. */
  readonly harga_jual: number | null;
}

interface Kepala extends KepalaDokumen {
  readonly jumlah_barang: number;
  readonly total_berat: number;
}

/** A move; `cetak` is how often its Tanda Terima was printed. */
export interface PindahRingkas extends Kepala {
  readonly no_pindah: string;
  readonly cara: 'BARANG' | 'SATU BAKI';
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly cetak: number;
}
/** A move as `pindahbarang/cetak-ulang` tells it: pieces and user by the specification's names too. */
export interface PindahCetakUlang extends PindahRingkas {
  readonly total_qty: number;
  readonly input_by: string;
}
export interface PindahBarang extends PindahRingkas {
  readonly barang: readonly BarisPindah[];
}

/** A destruction; `cetak` is how often its Bukti Hancur was printed. */
export interface HancurBarang extends Kepala {
  readonly no_hancur: string;
  readonly kode_kondisi: string;
  readonly nama_kondisi: string;
  readonly disetujui_oleh: string;
  readonly cetak: number;
  readonly barang: readonly BarisBarang[];
}

/** What a piece is sold for beside its gold, as it is now (`GET barang/get/update-profit`). */
export interface BarangProfit extends Pick<
  BarangRingkas,
  'kode_barcode' | 'nama_barang' | 'kode_group' | 'kode_dept' | 'kode_baki' | 'berat' | 'foto' | keyof KeadaanBarang
> {
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: number;
  readonly harga_atribut: number;
  readonly markis: boolean;
  readonly harga_khusus: number | null;
  /** Changes whenever one of the prices does. */
  readonly versi: string;
}

/** A piece and the purity of its group (`GET barang/get/ready-update-kadar`). */
export interface BarangKadar extends Pick<
  BarangRingkas,
  | 'kode_barcode'
  | 'nama_barang'
  | 'kode_group'
  | 'kode_dept'
  | 'kode_gudang'
  | 'kode_baki'
  | 'kadar'
  | 'kadar_cetak'
  | 'berat'
  | 'foto'
> {
  readonly kadar_group: number;
  /** Changes whenever one of the purities does. */
  readonly versi: string;
}
