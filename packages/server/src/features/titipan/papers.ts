import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { formNota } from '../../trade/nota/kertas-nota.ts';
import { BACA_SQL } from './baca.ts';
import { kertasTitipan } from './nota.ts';
import { titipanHandlers } from './titipan.handlers.ts';

/** The deposit with what it does, its papers, and how its API tells of it. */
export const titipanAtWork = atWork(titipan, titipanHandlers, formNota(titipan.key, kertasTitipan), {
  sql: BACA_SQL,
  instead: ['barang'],
});
