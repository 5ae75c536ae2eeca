import type { Wire } from '../../core/schema.ts';
import type { HargaSistem } from '../../trade/harga/harga-jual.calc.ts';

/**
 * A row of the stock that can be sold from, with what no OPEN sale holds of it and today's price (`GET
 * penjualan-manual/stok`).
 */
export interface StokJual {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly nama_group: string;
  readonly nama_dept: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
  /** Null while no price is set. */
  readonly harga: Wire<HargaSistem> | null;
}
