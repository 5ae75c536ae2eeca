/** The shop a request works in. */
export interface Shop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly inisial: string;
  readonly zona_waktu: string;
  readonly level: 'PUSAT' | 'CABANG';
  /** The business date (decisions.md 7), `YYYY-MM-DD`. */
  readonly tgl_system: string;
}
