/** What runs of loans, until a day. */
export interface RingkasanHutang {
  readonly tgl: string;
  readonly jumlah: number;
  readonly pokok: number;
  /** Grams that lie in the bags. */
  readonly berat: number;
  readonly jatuh_tempo_hari_ini: number;
  readonly lewat_jatuh_tempo: number;
  /** What interest has grown and is not paid yet. */
  readonly bunga_berjalan: number;
}

/** A payment of a redemption that waits to be validated, with its loan: a row for each. */
export interface PelunasanMenunggu {
  readonly no_faktur_hutang: string;
  readonly nama_customer: string;
  readonly tgl_hutang: string;
  readonly tgl_lunas: string;
  readonly jumlah_hutang: number;
  readonly sisa_hutang: number;
  readonly bunga: number;
  /** Of the whole term, as was agreed. */
  readonly bunga_rp: number;
  /** What is taken. */
  readonly bunga_pinjam: number;
  readonly total_bayar: number;
  readonly jenis: string;
  readonly jumlah: number;
  readonly kode_sales_lunas: string;
  readonly user_id: string;
  readonly versi: number;
}

/** One payment of an invoice, as it was taken. */
export interface BayarPelunasan {
  readonly jenis: string;
  readonly jumlah: number;
  readonly diterima: number;
  readonly no_rekening: string;
  readonly no_kartu: string;
  readonly fee_persen: number;
  readonly fee_rp: number;
}

/** The payments of an invoice, and what they pay. */
export interface DetailPelunasan {
  readonly deskripsi: string;
  readonly nama_customer: string;
  readonly tgl_lunas: string;
  readonly sisa_hutang: number;
  readonly bunga_pinjam: number;
  readonly total_bayar: number;
  readonly user_id: string;
  readonly bayar: readonly BayarPelunasan[];
}

/** What became of each of the invoices that were ticked. */
export interface HasilPelunasan {
  readonly hasil: readonly {
    readonly no_faktur_hutang: string;
    readonly status: string;
    readonly code?: string;
    readonly message?: string;
  }[];
}
