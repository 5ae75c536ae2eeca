import type { TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import { api } from '../../../platform/api.ts';

/** The ways that are promises of goods, each with the call that answers those that a sale may pick up. */
const PANGGILAN = { TITIPAN: 'penjualan/titipan', 'PRE-ORDER': 'penjualan/pre-order' } as const;
export type CaraJanji = keyof typeof PANGGILAN;
/** The ways that are promises, as far as this page knows them. */
export const adalahJanji = (cara: string): cara is CaraJanji => Object.hasOwn(PANGGILAN, cara);

/** Deposits, or orders, that a sale may pick up. @param untuk number of the OPEN sale that may hold one. */
export const cariTitipan = async (
  cara: CaraJanji,
  q: string,
  untuk: string,
  signal?: AbortSignal,
): Promise<readonly TitipanSiap[]> =>
  (await api.get<{ readonly data: readonly TitipanSiap[] }>(PANGGILAN[cara], { q, untuk }, signal ? { signal } : {}))
    .data;
