import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import dayjs from 'dayjs';
import 'dayjs/locale/id';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/ms';
import 'dayjs/locale/zh-hk';
import { useEffect, useRef } from 'react';
import { useT } from '../text.ts';
import { useLanguage } from '../words.ts';

/** Our language codes as dayjs spells them. */
const DAYJS: Readonly<Record<string, string>> = { id: 'id', en: 'en', it: 'it', hk: 'zh-hk', my: 'ms', jp: 'ja' };

interface CalendarPanelProps {
  readonly value: string;
  readonly today: string;
  readonly min?: string;
  readonly max?: string;
  readonly onPick: (day: string) => void;
}

const FIRST_STOP = 'button[data-selected], button[data-today], button[data-month-level]';

/** The calendar under a date field, in the chosen language, weeks from Monday. */
export function CalendarPanel({ value, today, min, max, onPick }: CalendarPanelProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  // It is fetched after the field's list has opened, so it takes the focus itself.
  useEffect(() => {
    (
      frame.current?.querySelector<HTMLElement>(FIRST_STOP) ?? frame.current?.querySelector<HTMLElement>('button')
    )?.focus();
  }, []);
  return (
    <DatesProvider settings={{ locale: DAYJS[useLanguage()] ?? 'en', firstDayOfWeek: 1 }}>
      <DatePicker
        ref={frame}
        value={value === '' ? null : value}
        defaultDate={value === '' ? today : value}
        minDate={min}
        maxDate={max}
        size="sm"
        hideOutsideDates
        weekendDays={[]}
        onChange={(day) => day !== null && onPick(day)}
        getDayProps={(day) => (day === today ? { style: { boxShadow: 'inset 0 0 0 1px var(--gold)' } } : {})}
        getDayAriaLabel={(day) => dayjs(day).format('D MMMM YYYY')}
        ariaLabels={{
          previousMonth: t('umum.bulan_sebelumnya'),
          nextMonth: t('umum.bulan_berikutnya'),
          previousYear: t('umum.tahun_sebelumnya'),
          nextYear: t('umum.tahun_berikutnya'),
          previousDecade: t('umum.tahun_sebelumnya'),
          nextDecade: t('umum.tahun_berikutnya'),
        }}
      />
    </DatesProvider>
  );
}
