/** A paper of trade as a home tells it. */
export interface HomePaper {
  readonly jenis: string;
  readonly nomor: string;
  readonly tgl: string;
  readonly nama: string;
  readonly total: number;
  readonly gram: number;
  readonly qty: number;
  readonly kode_sales: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly halaman: string;
  /** It pays out. */
  readonly keluar: boolean;
}

/** The running number at the end of a paper's, by which it is spoken of at the counter. */
export const shortNumber = (nomor: string): string => nomor.split('-').at(-1) ?? nomor;
