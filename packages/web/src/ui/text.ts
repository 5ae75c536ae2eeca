import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';

type Params = Readonly<Record<string, string | number>>;

/** Texts by locale key. A literal key that does not exist does not compile; `of` takes keys made at run time. */
export interface Translate {
  (key: LocaleKey, params?: Params): string;
  readonly of: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

const make = (of: (key: string, params?: Params) => string): Translate =>
  Object.assign((key: LocaleKey, params?: Params) => of(key, params), {
    of,
    has: (key: string) => i18next.exists(key),
  });

/** Texts outside a component. Read at the moment of use, never kept: the language may change. */
export const text: Translate = make((key, params) => i18next.t(key, { ...params }));

/** Texts in a component, which draws again when the language changes. */
export function useT(): Translate {
  const { t } = useTranslation();
  return useMemo(() => make((key, params) => t(key, { ...params })), [t]);
}
