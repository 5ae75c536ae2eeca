/** A coupon as who pays with it sees it (`GET cek-kupon/{kode_kupon}`). */
export interface KuponCek {
  readonly kode_kupon: string;
  readonly keterangan: string;
  readonly jenis: 'RP' | 'PERSEN';
  readonly nilai: number;
  readonly min_belanja: number;
  /** The most a coupon in percent takes off; null for no limit. */
  readonly maks_potongan: number | null;
  readonly tgl_mulai: string;
  readonly tgl_selesai: string | null;
  /** Number of the sale that holds it or has used it up; empty while it is free. */
  readonly dipakai_dokumen: string;
  /** Where its period stands on the business date, whoever has used it. */
  readonly status: 'BELUM_MULAI' | 'AKTIF' | 'HABIS_MASA';
}
