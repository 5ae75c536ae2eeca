import { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import { transaksiPoin } from '@kilau/contract/features/member/transaksi-poin.kind.ts';
import { tukarPoint } from '@kilau/contract/features/member/tukar-point.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { stokHadiahHandlers, tukarPointHandlers } from './hadiah.handlers.ts';
import { transaksiPoinHandlers } from './transaksi-poin.handlers.ts';

/** Points that are put right or paid out. */
export const transaksiPoinAtWork = atWork(transaksiPoin, transaksiPoinHandlers);
/** Gifts for points. */
export const tukarPointAtWork = atWork(tukarPoint, tukarPointHandlers);
/** Gifts that come and go. */
export const stokHadiahAtWork = atWork(stokHadiah, stokHadiahHandlers);
