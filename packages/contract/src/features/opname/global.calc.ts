import { Dec, type DecInput } from '../../core/dec.ts';
import type { KeadaanGlobal } from './opname-global.wire.ts';
import { keadaanTimbang, toleransiTimbang } from './timbang.calc.ts';

/** What the books have of a row, and what was counted; weights in grams. */
export interface HitunganGlobal {
  readonly qty: number;
  readonly berat: DecInput;
  readonly qty_hitung: number | null;
  readonly berat_hitung: DecInput | null;
}

/** Counted less the books: above zero there is more than there should be. */
export const selisihGlobal = ({
  qty,
  berat,
  qty_hitung,
  berat_hitung,
}: HitunganGlobal): { readonly qty: number | null; readonly berat: Dec | null } => ({
  qty: qty_hitung === null ? null : qty_hitung - qty,
  berat: berat_hitung === null ? null : Dec.from(berat_hitung).minus(berat),
});

/**
 * A piece too many or too few is a difference; grams may be off by the tolerance of a weighing. @param per grams for
 * every 20 pieces.
 */
export function keadaanGlobal(baris: HitunganGlobal, per: DecInput): KeadaanGlobal {
  const selisih = selisihGlobal(baris);
  if (selisih.qty === null) return 'BELUM';
  if (selisih.qty !== 0) return 'SELISIH';
  return selisih.berat === null ? 'COCOK' : keadaanTimbang(selisih.berat, toleransiTimbang(baris.qty, per));
}
