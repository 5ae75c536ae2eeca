/** One kind of manual items in one tray. Weights in grams. */
export interface StokManual {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly kode_group: string;
  readonly nama_group: string;
  readonly kode_dept: string;
  readonly nama_dept: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
  /** What OPEN sales hold of it. */
  readonly pesan_qty: number;
  readonly pesan_berat: number;
  /** What is left for everybody. */
  readonly bebas_qty: number;
  readonly bebas_berat: number;
}

/** Sums over all rows of a selection, however many pages it has. */
export interface JumlahStokManual extends Pick<
  StokManual,
  'qty' | 'berat' | 'pesan_qty' | 'pesan_berat' | 'bebas_qty' | 'bebas_berat'
> {
  readonly baris: number;
}

/** Answer of `POST barang-manual`. */
export interface HalamanStokManual {
  readonly data: readonly StokManual[];
  readonly next: string | null;
  readonly total: JumlahStokManual;
}

/** What one posting did to a place, group and jenis, and what lay there after it, over all purities. */
export interface GerakManual {
  readonly urut: number;
  readonly tgl: string;
  readonly waktu: string;
  readonly nomor: string;
  readonly kategori: string;
  readonly user_id: string;
  /** Purities that moved, as percent. */
  readonly kadar: string;
  readonly qty: number;
  readonly berat: number;
  readonly saldo_qty: number;
  readonly saldo_berat: number;
}

export interface RiwayatManual {
  readonly data: readonly GerakManual[];
  readonly next: string | null;
}

/** What saving a paper answers, as far as the pages tell of it. */
export interface ManualTersimpan {
  readonly nomor: string;
  readonly total_qty: number;
  /** Where a move went. */
  readonly kode_baki?: string;
}
