export interface TokoGagal {
  readonly kode_toko: string;
  readonly nama_toko: string;
}
/** What was sold on the open day, and what other days had come to by the same minute. */
export interface Hari {
  readonly kotor: number;
  readonly batal: number;
  readonly bersih: number;
  readonly gram: number;
  readonly nota: number;
  readonly nota_batal: number;
  readonly kemarin: number;
  readonly minggu_lalu: number;
  readonly dibeli: number;
  readonly gram_dibeli: number;
}
/** How the net of a day grew; `lalu` days back. */
export interface Kurva {
  readonly lalu: number;
  readonly titik: readonly { readonly menit: number; readonly bersih: number }[];
}
export interface TokoHari extends Hari {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly tgl_system: string;
}
export interface Omzet extends Hari {
  /** Minutes since the business date began. */
  readonly menit: number;
  readonly kurva: readonly Kurva[];
  readonly toko: readonly TokoHari[];
  /** Shops on servers of their own that have not answered: they are in none of the figures. */
  readonly gagal: readonly TokoGagal[];
}

/** `17:20` out of minutes; behind midnight it is still the business day. */
export const minuteText = (menit: number): string =>
  `${String(Math.floor(menit / 60) % 24).padStart(2, '0')}:${String(menit % 60).padStart(2, '0')}`;
