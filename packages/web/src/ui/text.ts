import { useMemo } from 'react';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { hasText, say, useSpoken, type Params } from './words.ts';

/** Texts by locale key. A literal key that does not exist does not compile; `of` takes keys made at run time. */
export interface Translate {
  (key: LocaleKey, params?: Params): string;
  readonly of: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

const make = (): Translate =>
  Object.assign((key: LocaleKey, params?: Params) => say(key, params), { of: say, has: hasText });

/** Texts outside a component. Read at the moment of use, never kept: the language may change. */
export const text: Translate = make();

/** Texts in a component, which draws again when the language changes. */
export function useT(): Translate {
  const spoken = useSpoken();
  // Another function for another language: whatever was worked out with it is worked out anew.
  return useMemo(() => (spoken ? make() : text), [spoken]);
}
