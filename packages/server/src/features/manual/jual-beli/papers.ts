import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { atWork } from '../../../engine/paper/kind.ts';
import { notaForm, slipForms } from '../../../engine/print/forms.ts';
import { pembelianManualHandlers } from './beli-manual.handlers.ts';
import { BELI_SQL, JUAL_SQL } from './baca.ts';
import { notaBeli, notaJual, slipBeli, slipJual } from './nota.ts';
import { penjualanManualHandlers } from './jual-manual.handlers.ts';

/** Sale and purchase of manual items with what they do, their papers, and how the API tells of them. */
export const penjualanManualAtWork = atWork(
  penjualanManual,
  penjualanManualHandlers,
  [notaForm(penjualanManual.key, notaJual), ...slipForms(penjualanManual.key, slipJual)],
  { sql: JUAL_SQL, instead: ['barang', 'bayar'] },
);
export const pembelianManualAtWork = atWork(
  pembelianManual,
  pembelianManualHandlers,
  [notaForm(pembelianManual.key, notaBeli), ...slipForms(pembelianManual.key, slipBeli)],
  { sql: BELI_SQL, instead: ['barang'] },
);
