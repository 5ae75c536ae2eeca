import { Dec } from '@kilau/contract/core/dec.ts';
import type { RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import type { AturanBeli } from '../../trade/beli/aturan.ts';
import { hitungBarang, type HitungBarang } from '../../trade/beli/hitung.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { DraftBeli } from './isi.ts';

/** How a purchase is paid: what is transferred, and what is left for the drawer (below nothing: too much). */
export interface BayarHitung {
  readonly transfer: Dec;
  readonly tunai: Dec;
}

export interface HitungBeli extends HitungBarang {
  readonly bayar: BayarHitung;
}

/** How what is to be paid is split. */
function hitungBayar({ transfer }: DraftBeli, total: Dec): BayarHitung {
  if (transfer === null) return { transfer: Dec.zero, tunai: total };
  const jumlah = transfer.jumlah === '' ? total : angka(transfer.jumlah);
  return { transfer: jumlah, tunai: total.minus(jumlah) };
}

/** The whole purchase: what is paid for what, and how. */
export function hitungBeli(draft: DraftBeli, rujukan: RujukanBeli, aturan: AturanBeli): HitungBeli {
  const barang = hitungBarang(draft, rujukan, aturan);
  return { ...barang, bayar: hitungBayar(draft, barang.total) };
}
