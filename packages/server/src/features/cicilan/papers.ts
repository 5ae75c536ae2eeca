import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { formNota } from '../../trade/nota/kertas-nota.ts';
import { BACA_SQL } from './baca.ts';
import { cicilanHandlers } from './cicilan.handlers.ts';
import { kertasCicilan } from './nota.ts';

/** Instalments with what they do, their papers, and how the API tells of them. */
export const cicilanAtWork = atWork(cicilan, cicilanHandlers, formNota(cicilan.key, kertasCicilan), {
  sql: BACA_SQL,
  instead: ['barang', 'kyc'],
});
