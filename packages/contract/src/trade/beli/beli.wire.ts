import type { HargaSumber } from '../harga/harga-jual.calc.ts';
import type { BarangTerjual } from './barang-terjual.ts';
import type { Potongan, RugiNota } from './harga-beli.calc.ts';
import type { Wire } from '../../core/schema.ts';

/** A piece that the shop sold, with what its nota says of it and today's rules for it (`GET pembelian/nota/{kode}`). */
export interface BarangNota extends Wire<BarangTerjual> {
  /** Rupiah per gram that its group sells for today; 0 while none is set. */
  readonly harga_emas: number;
  /** What is usually cut of its kategori; null where nothing is. */
  readonly potongan: Wire<Potongan> | null;
  readonly rugi: Wire<RugiNota> | null;
}

/** A group that goods without a nota may belong to, with the prices it may have today. */
export interface GroupBeli extends Wire<Omit<HargaSumber, 'kadar' | 'markis' | 'harga_khusus'>> {
  readonly kode_group: string;
  readonly kadar_group: number;
  readonly potongan: Wire<Potongan> | null;
}

/** What the shop has set for purchases (`GET pembelian/rujukan`). */
export interface RujukanBeli {
  readonly kondisi: readonly (Wire<Potongan> & { readonly kondisi_barang: string })[];
  readonly harga: readonly { readonly kode_harga: string; readonly harga_per_gram: number }[];
  /** Prices of the day by kadar. */
  readonly harga_kadar: readonly { readonly kadar: number; readonly harga_gram: number }[];
  readonly group: readonly GroupBeli[];
}
