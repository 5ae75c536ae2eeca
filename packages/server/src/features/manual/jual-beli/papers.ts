import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { atWork } from '../../../engine/paper/at-work.ts';
import { formNota } from '../../../trade/nota/kertas-nota.ts';
import { pembelianManualHandlers } from './beli-manual.handlers.ts';
import { BELI_SQL, JUAL_SQL } from './baca.ts';
import { kertasBeli, kertasJual } from './nota.ts';
import { penjualanManualHandlers } from './jual-manual.handlers.ts';

/** Sale and purchase of manual items with what they do, their papers, and how the API tells of them. */
export const penjualanManualAtWork = atWork(
  penjualanManual,
  penjualanManualHandlers,
  formNota(penjualanManual.key, kertasJual),
  { sql: JUAL_SQL, instead: ['barang', 'bayar'] },
);
export const pembelianManualAtWork = atWork(
  pembelianManual,
  pembelianManualHandlers,
  formNota(pembelianManual.key, kertasBeli),
  { sql: BELI_SQL, instead: ['barang'] },
);
