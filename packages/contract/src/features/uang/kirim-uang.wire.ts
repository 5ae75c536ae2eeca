import type { DecInput } from '../../core/dec.ts';

/** Money on its way to this shop, as `GET terima-uang/di-jalan` and `GET kirim-uang/{nomor_referensi}` tell it. */
export interface UangDiJalan {
  readonly nomor_referensi: string;
  /** OPEN on its way, DONE received and known where it came from, CANC taken back there. */
  readonly status: string;
  readonly dari_toko: string;
  readonly asal: string;
  readonly kode_tujuan: string;
  readonly tujuan: string;
  readonly tgl_system: string;
  readonly jumlah_rp: DecInput;
  readonly no_reff: string;
  readonly kurir: string;
  readonly keterangan: string;
  readonly input_by: string;
  /** The receipt that stands here, if there is one. */
  readonly no_terima: string | null;
  readonly diterima_oleh: string | null;
  /** Days since it was sent, by the receiving shop's date. */
  readonly umur: number;
}
