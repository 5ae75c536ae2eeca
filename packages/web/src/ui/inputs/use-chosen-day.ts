import { useState } from 'react';
import { isIsoDate } from '@kilau/contract/core/schema.ts';
import { ruleText } from '../form/rule-text.ts';
import { useT } from '../text.ts';

/**
 * A day that something is told of as soon as it is chosen. What is typed and is no day says so at its field, and the
 * day before it goes on being told.
 */
export function useChosenDay(first: string) {
  const t = useT();
  const [typed, setTyped] = useState(first);
  const [day, setDay] = useState(first);
  const isDay = (value: string): boolean => value === '' || isIsoDate(value);
  return {
    day,
    typed,
    error: isDay(typed) ? undefined : ruleText(t, 'tgl', { rule: 'bukan_tanggal' }),
    choose: (next: string) => {
      setTyped(next);
      if (isDay(next)) setDay(next);
    },
  };
}
