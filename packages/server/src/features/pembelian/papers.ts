import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { formNota } from '../../trade/nota/kertas-nota.ts';
import { BACA_SQL } from './baca.ts';
import { kertasPembelian } from './nota.ts';
import { pembelianHandlers } from './pembelian.handlers.ts';

/** The buy-back with what it does, its papers, and how its API tells of it. */
export const pembelianAtWork = atWork(pembelian, pembelianHandlers, formNota(pembelian.key, kertasPembelian), {
  sql: BACA_SQL,
  instead: ['barang', 'kyc'],
});
