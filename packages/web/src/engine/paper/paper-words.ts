import { deedKey, stateKey } from '@kilau/contract/core/kind-words.ts';
import type { Kind, Tone as StateTone } from '@kilau/contract/core/kind.ts';
import type { Tone } from '../../ui/Chip.tsx';
import type { Translate } from '../../ui/text.ts';

const TONES: Readonly<Record<StateTone, Tone>> = { waits: 'warn', stands: 'good', over: 'info', gone: 'bad' };

export const stateWord = (t: Translate, kind: Kind, status: string): string => t.of(stateKey(kind, status));
/** What a deed is called on a button. */
export const deedWord = (t: Translate, kind: Kind, deed: string): string => t.of(deedKey(kind, deed));
export const stateTone = ({ states }: Kind, status: string): Tone => TONES[states[status]?.tone ?? 'over'];
