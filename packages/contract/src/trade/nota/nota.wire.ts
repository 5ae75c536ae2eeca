import type { PelangganTersimpan } from '../pelanggan/pelanggan.fields.ts';

/** The head of a nota: people and figures of the whole of it, for the screen and for its papers. */
export interface KepalaNota {
  readonly no_faktur_group: string;
  readonly tgl: string;
  readonly status: 'OPEN' | 'DONE' | 'CANC';
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  /** What was remarked at it; empty when nothing was, absent where nothing can be. */
  readonly keterangan?: string;
  readonly jumlah_barang: number;
  readonly total_berat: number;
  readonly sub_total: number;
  readonly diskon: number;
  readonly ppn: number;
  readonly grand_total: number;
  readonly dibayar: number;
  readonly kembali: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
  readonly valid_pada: string | null;
}
