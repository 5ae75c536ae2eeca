import { deedKey, stateKey } from '@kilau/contract/core/kind-words.ts';
import type { Kind, Tone as StateTone } from '@kilau/contract/core/kind.ts';
import type { Tone } from '../../ui/Chip.tsx';
import type { Translate } from '../../ui/text.ts';

const TONES: Readonly<Record<StateTone, Tone>> = { waits: 'warn', stands: 'good', over: 'info', gone: 'bad' };

export const stateWord = (t: Translate, kind: Kind, status: string): string => t.of(stateKey(kind, status));
/** What a deed is called on a button. */
export const deedWord = (t: Translate, kind: Kind, deed: string): string =>
  // What another paper caused is taken back with it, and has no deed of its own for that.
  deed.startsWith(TAKEN_BACK)
    ? t('dokumen.batal_perbuatan', { perbuatan: deedWord(t, kind, deed.slice(TAKEN_BACK.length)) })
    : t.of(deedKey(kind, deed));
const TAKEN_BACK = 'batal ';
export const stateTone = ({ states }: Kind, status: string): Tone => TONES[states[status]?.tone ?? 'over'];
/** Whether a paper in that state was taken back: it is struck through, and no total holds it. */
export const gone = ({ states }: Kind, status: string): boolean => states[status]?.tone === 'gone';
/** The running part of a number: shop, kind and day are known where it stands among others of its list. */
export const shortNumber = ({ nomor }: { readonly nomor: string }): string => nomor.split('-').at(-1) ?? nomor;
