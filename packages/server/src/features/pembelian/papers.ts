import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { notaForm } from '../../engine/print/forms.ts';
import { BACA_SQL } from './baca.ts';
import { notaPembelian } from './nota.ts';
import { pembelianHandlers } from './pembelian.handlers.ts';

/** The buy-back with what it does, its paper, and how its API tells of it. */
export const pembelianAtWork = atWork(pembelian, pembelianHandlers, [notaForm(pembelian.key, notaPembelian)], {
  sql: BACA_SQL,
  instead: ['barang'],
});
