import { Dec } from '@kilau/contract/core/dec.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import { bayarPoin } from '../../trade/poin/bayar-poin.ts';
import { bayarKupon } from './kupon.ts';

/** What a sale says of itself to whatever pays it, beside the payment. */
export interface KepalaBayar {
  /** What its lines come to, less discounts and without tax that is added to them. */
  readonly belanja: Dec;
  /** Number of the sale that is being changed; empty for a new one. */
  readonly oleh: string;
}

/** What a member's points, or a coupon, pay of a sale. */
export const bayarMember: NonNullable<KindHandlers<typeof penjualan>['pay']> = (work, cara, sent) => {
  const { kode_member, poin, kode_kupon, belanja, oleh } = sent as unknown as KepalaBayar & {
    readonly kode_member: string;
    readonly poin: number;
    readonly kode_kupon: string;
  };
  return cara === 'POIN'
    ? bayarPoin(work, { kode_member, poin })
    : bayarKupon(work, { kode_kupon, belanja: Dec.from(belanja), oleh });
};
