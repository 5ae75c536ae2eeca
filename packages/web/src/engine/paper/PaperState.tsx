import type { Kind } from '@kilau/contract/core/kind.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';
import { stateTone, stateWord } from './paper-words.ts';

/** How a paper stands, in a word and a colour. */
export function PaperState({ kind, status }: { readonly kind: Kind; readonly status: string }) {
  return <Chip tone={stateTone(kind, status)}>{stateWord(useT(), kind, status)}</Chip>;
}
