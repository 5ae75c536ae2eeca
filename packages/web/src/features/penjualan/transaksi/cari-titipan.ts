import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import { api } from '../../../platform/api.ts';

/** What customers left for goods that a sale picks up, by the way in which it pays: where it is looked for. */
const CALLS = {
  TITIPAN: 'penjualan/titipan',
  PESANAN: 'penjualan/pesanan',
  'PRE-ORDER': 'penjualan/pre-order',
} as const;
export type CaraJanji = keyof typeof CALLS;
export const isCaraJanji = (cara: JenisBayar): cara is CaraJanji => cara in CALLS;

/** Deposits, or orders, that a sale may pick up. @param untuk number of the OPEN sale that may hold one. */
export const cariTitipan = async (
  cara: CaraJanji,
  q: string,
  untuk: string,
  signal?: AbortSignal,
): Promise<readonly TitipanSiap[]> =>
  (await api.get<{ readonly data: readonly TitipanSiap[] }>(CALLS[cara], { q, untuk }, signal ? { signal } : {})).data;
