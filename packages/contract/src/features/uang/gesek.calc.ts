import { Dec, type DecInput } from '../../core/dec.ts';

/** What the shop keeps and what it hands out of an amount that was swiped (domain guide §7.1). */
export interface HasilGesek {
  readonly fee_rp: Dec;
  readonly tunai: Dec;
}

/** Fee = swiped × fee %, floored to whole rupiah; the cash is the rest. */
export function hitungGesek(gesek: DecInput, fee_persen: DecInput): HasilGesek {
  const jumlah = Dec.from(gesek);
  const fee_rp = jumlah.times(fee_persen).dividedBy(100, 0, 'down');
  return { fee_rp, tunai: jumlah.minus(fee_rp) };
}
