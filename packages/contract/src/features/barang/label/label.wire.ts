/** A piece whose tag can be printed (`GET label-barang`). */
export interface LabelBarang {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_baki: string;
  readonly kadar_cetak: string;
  readonly size: string;
  readonly berat: number;
  readonly tgl_masuk: string;
  /** How often its tag was printed, and when last. */
  readonly dicetak: number;
  readonly dicetak_pada: string | null;
}

/** The first so many of the pieces behind the filter, and how many there are in all. */
export interface DaftarLabel {
  readonly data: readonly LabelBarang[];
  readonly jumlah: number;
}

/** One printing of one tag (`GET label-barang/log`). */
export interface CetakLabel {
  readonly waktu: string;
  readonly user_id: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_baki: string;
  /** Which printing of this tag it was. */
  readonly ke: number;
}

/** The latest so many printings behind the filter, and how many there are in all. */
export interface LogLabel {
  readonly data: readonly CetakLabel[];
  readonly jumlah: number;
}
