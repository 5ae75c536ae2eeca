import type { DecInput } from '../../core/dec.ts';
import type { HasilKirim, JenisKirim } from './kirim-barang.fields.ts';

/** One piece of what was sent, as the shop sees it that it goes to. */
export interface BarangDiJalan {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: DecInput;
  readonly berat: DecInput;
  readonly size: string;
  /** KIRIM until somebody has said what has become of it. */
  readonly hasil: HasilKirim;
}

/** Goods on their way to this shop, as `GET kirim-barang/unreceive/list-no-kirim` tells them. */
export interface KirimanBarang {
  readonly no_kirim: string;
  /** OPEN on its way, DONE with every line settled, CANC taken back where it came from. */
  readonly status: string;
  readonly dari_toko: string;
  readonly asal: string;
  readonly kode_tujuan: string;
  readonly tujuan: string;
  /** What they are sent for. */
  readonly jenis_kirim: JenisKirim;
  readonly tgl_system: string;
  readonly jumlah_barang: number;
  readonly total_berat: DecInput;
  /** Pieces of which nobody has said anything yet. */
  readonly belum: number;
  readonly kurir: string;
  readonly no_segel: string;
  readonly keterangan: string;
  readonly input_by: string;
  /** Days since it was sent, by the receiving shop's date. */
  readonly umur: number;
}

/** The same with its pieces. */
export interface KirimanBarangIsi extends KirimanBarang {
  readonly barang: readonly BarangDiJalan[];
}
