import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { notaForm, slipForms } from '../../engine/print/forms.ts';
import { BACA_SQL } from './baca.ts';
import { notaPo, slipPo } from './nota.ts';
import { preOrderHandlers } from './pre-order.handlers.ts';

/** The pre-order with what it does, its papers, and how its API tells of it. */
export const preOrderAtWork = atWork(
  preOrder,
  preOrderHandlers,
  [notaForm(preOrder.key, notaPo), ...slipForms(preOrder.key, slipPo)],
  { sql: BACA_SQL, instead: ['barang'] },
);
