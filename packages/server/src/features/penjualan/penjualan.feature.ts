import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { notaForm, slipForm, slipForms } from '../../engine/print/forms.ts';
import { BACA_SQL } from './baca.ts';
import { notaPenjualan, slipPaket, slipPenjualan } from './nota.ts';
import { penjualanHandlers } from './penjualan.handlers.ts';

/** The sale with what it does, its papers, and how its API tells of it. */
export const penjualanAtWork = atWork(
  penjualan,
  penjualanHandlers,
  [
    notaForm(penjualan.key, notaPenjualan),
    ...slipForms(penjualan.key, slipPenjualan),
    slipForm('marketplace.pdf', `${penjualan.key}-marketplace`, slipPaket),
  ],
  { sql: BACA_SQL, instead: ['barang', 'aksesoris', 'bayar', 'kyc'] },
);
