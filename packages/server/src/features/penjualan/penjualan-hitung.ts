import type { Dec } from '@kilau/contract/core/dec.ts';
import type { BayarTersimpan } from '../../trade/bayar/bayar.ts';
import type { Pelanggan } from '../../trade/pelanggan/pelanggan.ts';
import type { BarisJual } from './baris-jual.ts';

/** A sale worked out and checked, not yet numbered. */
export interface PenjualanHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisJual[];
  readonly bayar: BayarTersimpan;
  readonly grand_total: Dec;
}

/** What a sale keeps from its first saving on. */
export interface Kepala {
  readonly nomor: string;
  readonly tgl: string;
  readonly kunci: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
}
