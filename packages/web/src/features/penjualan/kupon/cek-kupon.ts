import type { KuponCek } from '@kilau/contract/trade/kupon/kupon.wire.ts';
import { api } from '../../../platform/api.ts';

/** A coupon of the shop as it is now. */
export const cekKupon = (kode_kupon: string, signal?: AbortSignal): Promise<KuponCek> =>
  api.get<KuponCek>(`cek-kupon/${encodeURIComponent(kode_kupon)}`, {}, signal ? { signal } : {});
