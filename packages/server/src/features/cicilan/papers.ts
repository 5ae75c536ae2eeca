import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { notaForm, slipForms } from '../../engine/print/forms.ts';
import { BACA_SQL } from './baca.ts';
import { cicilanHandlers } from './cicilan.handlers.ts';
import { notaCicilan, slipCicilan } from './nota.ts';

/** Instalments with what they do, their papers, and how the API tells of them. */
export const cicilanAtWork = atWork(
  cicilan,
  cicilanHandlers,
  [notaForm(cicilan.key, notaCicilan), ...slipForms(cicilan.key, slipCicilan)],
  { sql: BACA_SQL, instead: ['barang', 'kyc'] },
);
