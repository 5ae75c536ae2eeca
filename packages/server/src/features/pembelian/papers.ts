import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { notaForm, slipForms } from '../../engine/print/forms.ts';
import { BACA_SQL } from './baca.ts';
import { notaPembelian, slipPembelian } from './nota.ts';
import { pembelianHandlers } from './pembelian.handlers.ts';

/** The buy-back with what it does, its papers, and how its API tells of it. */
export const pembelianAtWork = atWork(
  pembelian,
  pembelianHandlers,
  [notaForm(pembelian.key, notaPembelian), ...slipForms(pembelian.key, slipPembelian)],
  { sql: BACA_SQL, instead: ['barang', 'kyc'] },
);
