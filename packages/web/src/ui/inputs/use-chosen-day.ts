import { useState } from 'react';
import { isIsoDate } from '@kilau/contract/core/schema.ts';
import { ruleText } from '../form/rule-text.ts';
import { useT } from '../text.ts';

/**
 * A day that something is told of as soon as it is chosen. What is typed and is no day, or one that has not come, says
 * so at its field, and the day before it goes on being told.
 */
export function useChosenDay(first: string, today: string) {
  const t = useT();
  const [typed, setTyped] = useState(first);
  const [day, setDay] = useState(first);
  const wrong = (value: string): string | undefined => {
    if (value === '') return undefined;
    if (!isIsoDate(value)) return 'bukan_tanggal';
    return value > today ? 'setelah_hari_ini' : undefined;
  };
  const rule = wrong(typed);
  return {
    day,
    typed,
    error: rule && ruleText(t, 'tgl', { rule }),
    choose: (next: string) => {
      setTyped(next);
      if (wrong(next) === undefined) setDay(next);
    },
  };
}
