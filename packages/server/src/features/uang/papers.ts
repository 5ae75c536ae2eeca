import { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { slipForms } from '../../engine/print/forms.ts';
import { slipGesek } from './gesek-slip.ts';
import { gesekTunaiHandlers } from './gesek-tunai.handlers.ts';

/** Cash out of a card, with what it does and the slip that the customer signs. */
export const gesekTunaiAtWork = atWork(gesekTunai, gesekTunaiHandlers, slipForms(gesekTunai.key, slipGesek));
