import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { notaForm, slipForms } from '../../engine/print/forms.ts';
import { BACA_SQL } from './baca.ts';
import { notaTitipan, slipTitipan } from './nota.ts';
import { titipanHandlers } from './titipan.handlers.ts';

/** The deposit with what it does, its papers, and how its API tells of it. */
export const titipanAtWork = atWork(
  titipan,
  titipanHandlers,
  [notaForm(titipan.key, notaTitipan), ...slipForms(titipan.key, slipTitipan)],
  { sql: BACA_SQL, instead: ['barang'] },
);
