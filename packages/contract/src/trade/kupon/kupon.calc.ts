import { Dec, type DecInput } from '../../core/dec.ts';
import { formatDate, formatRupiah } from '../../core/format.ts';
import type { RuleBreak } from '../../core/schema.ts';
import type { KuponCek } from './kupon.wire.ts';

export interface NilaiKupon {
  readonly jenis: 'RP' | 'PERSEN';
  readonly nilai: DecInput;
  readonly min_belanja: DecInput;
  /** The most a coupon in percent takes off; null for no limit. */
  readonly maks_potongan: DecInput | null;
}

/**
 * What a coupon takes off a purchase, in whole rupiah; never more than the purchase. Undefined below the least
 * purchase.
 */
export function potonganKupon(
  { jenis: satuan, nilai, min_belanja, maks_potongan }: NilaiKupon,
  belanja: DecInput,
): Dec | undefined {
  const total = Dec.from(belanja);
  if (total.lt(min_belanja)) return undefined;
  const potongan = satuan === 'RP' ? Dec.from(nilai) : total.times(nilai).dividedBy(100, 0, 'down');
  return Dec.min(total, maks_potongan === null ? potongan : Dec.min(potongan, maks_potongan));
}

/**
 * Why a coupon does not pay a purchase; nothing where it does.
 * @param oleh the paper that may have used it: the one that is being changed.
 */
export function salahKupon(
  kupon: NilaiKupon & Pick<KuponCek, 'status' | 'tgl_mulai' | 'tgl_selesai' | 'dipakai_dokumen'>,
  belanja: DecInput,
  oleh = '',
): RuleBreak | undefined {
  const { status, tgl_mulai, tgl_selesai, dipakai_dokumen, min_belanja } = kupon;
  if (dipakai_dokumen !== '' && dipakai_dokumen !== oleh) {
    return { rule: 'kupon_terpakai', params: { nomor: dipakai_dokumen } };
  }
  if (status === 'BELUM_MULAI') return { rule: 'kupon_belum_mulai', params: { tgl: formatDate(tgl_mulai) } };
  if (status === 'HABIS_MASA') return { rule: 'kupon_habis_masa', params: { tgl: formatDate(tgl_selesai ?? '') } };
  const potongan = potonganKupon(kupon, belanja);
  if (!potongan) return { rule: 'kupon_min_belanja', params: { jumlah: formatRupiah(min_belanja) } };
  // Of accessories alone it is no share: it would be used up for nothing.
  return potongan.isZero() ? { rule: 'kupon_tanpa_nilai' } : undefined;
}
