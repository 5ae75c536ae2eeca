import type { DecInput } from '../../core/dec.ts';
import { definePage } from '../../core/page.ts';

/** The board of prices for a screen in the shop (domain guide §14); nobody logs in there. */
export const PAPAN_HARGA = '/papan-harga';
export const papanHargaPage = definePage({ path: PAPAN_HARGA, kind: 'public' });

export const ARAH_HARGA = ['NAIK', 'TURUN', 'TETAP'] as const;

/** What a gram of one purity costs, and what the shop pays for it. */
export interface BarisPapan {
  readonly kode_group: string;
  readonly nama_group: string;
  /** Percent. */
  readonly kadar: DecInput;
  readonly jual: DecInput;
  /** Null where the shop keeps no such price. */
  readonly beli: DecInput | null;
  /** Against the price that the day began with. */
  readonly arah: (typeof ARAH_HARGA)[number];
}

/** Answer of `GET app/publik/{kode_toko}/papan-harga`. */
export interface PapanHarga {
  readonly nama_toko: string;
  readonly zona_waktu: string;
  readonly harga: readonly BarisPapan[];
}
