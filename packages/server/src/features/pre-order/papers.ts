import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { formNota } from '../../trade/nota/kertas-nota.ts';
import { BACA_SQL } from './baca.ts';
import { kertasPo } from './nota.ts';
import { preOrderHandlers } from './pre-order.handlers.ts';

/** The pre-order with what it does, its papers, and how its API tells of it. */
export const preOrderAtWork = atWork(preOrder, preOrderHandlers, formNota(preOrder.key, kertasPo), {
  sql: BACA_SQL,
  instead: ['barang'],
});
