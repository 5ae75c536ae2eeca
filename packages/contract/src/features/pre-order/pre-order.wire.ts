/** What a piece of a group and type costs that is ordered today (`GET harga-pre-order`). */
export interface HargaPesan {
  /** Percent, that of the group. */
  readonly kadar: number;
  /** Rupiah a gram; null where the day has no price for it. */
  readonly harga_gram: number | null;
  /** Rupiah a gram. */
  readonly ongkos: number;
}

/** An order and what it lacks, for who ties what has come (`GET pre-order-menunggu`). */
export interface PoMenunggu {
  readonly nomor: string;
  readonly tgl: string;
  readonly nama: string;
  readonly periode: string;
  readonly tgl_janji: string;
  readonly barang: readonly {
    readonly baris: number;
    readonly nama_barang: string;
    readonly kode_group: string;
    readonly kode_dept: string;
    readonly kadar: number;
    readonly berat: number;
    /** The piece that is tied to it. */
    readonly kode_barcode: string | null;
    readonly berat_jadi: number | null;
  }[];
}
