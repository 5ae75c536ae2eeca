import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { isIsoDate } from '@kilau/contract/core/schema.ts';
import { Icon } from '../icons.tsx';
import { useT } from '../text.ts';
import { parseDateText } from './date-text.ts';
import type { InputProps } from './types.ts';

const CalendarPanel = lazy(() => import('./CalendarPanel.tsx').then((module) => ({ default: module.CalendarPanel })));

export interface DateInputProps extends InputProps<string> {
  /** The day that short forms are completed with and the calendar opens at, `YYYY-MM-DD`: the business date. */
  readonly today: string;
  readonly min?: string;
  readonly max?: string;
}

const shownText = (value: string | undefined): string =>
  value === undefined ? '' : isIsoDate(value) ? formatDate(value) : value;

type DayOptions = Pick<DateInputProps, 'today' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'>;

/** The day, and what is typed before the field is left and it becomes one. */
function useDay({ today, value, defaultValue, onChange, onBlur, ref }: DayOptions) {
  const input = useRef<HTMLInputElement>(null);
  const field = useMergedRef(input, ref);
  const [own, setOwn] = useState(defaultValue ?? '');
  const current = value ?? own;
  const [typed, setTyped] = useState<string>();
  const set = (next: string) => {
    setTyped(undefined);
    setOwn(next);
    onChange?.(next);
  };
  const leave = () => {
    if (typed !== undefined) set(typed.trim() === '' ? '' : (parseDateText(typed, today) ?? typed.trim()));
    onBlur?.();
  };
  const pick = (day: string) => {
    set(day);
    // The day that had the hand goes with its calendar.
    input.current?.focus();
  };
  return { current, typed, setTyped, pick, leave, field };
}

const STOPS = 'button:not([tabindex="-1"]):not(:disabled)';

/** Tab goes round in the calendar: it is drawn at the end of the window, and behind it there is nothing. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || !(target instanceof Node)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  // Arrows lead to days that are no stops themselves.
  const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((stop) => (target.compareDocumentPosition(stop) & side) !== 0)) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}

/** Opens and closes the calendar, for the mouse; the keyboard has Alt+ArrowDown. */
function CalendarButton({ onClick }: { readonly onClick: () => void }) {
  const t = useT();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      tabIndex={-1}
      aria-label={t('umum.buka_kalender')}
      onClick={onClick}
    >
      <Icon name="down" size={14} />
    </ActionIcon>
  );
}

/**
 * A day, typed as `DD/MM/YYYY` or `DDMMYYYY` or picked from a calendar. The value is `YYYY-MM-DD`; a text that is no
 * day stays as typed, so that the form can say so instead of losing it.
 */
export function DateInput({
  today,
  min,
  max,
  value,
  defaultValue,
  onChange,
  onBlur,
  readOnly,
  disabled,
  ref,
  ...rest
}: DateInputProps) {
  const t = useT();
  const day = useDay({ today, value, defaultValue, onChange, onBlur, ref });
  const { current, typed, setTyped, pick, leave, field } = day;
  const [opened, setOpened] = useState(false);
  const locked = readOnly === true || disabled === true;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      returnFocus
      withRoles={false}
      disabled={locked}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          ref={field}
          readOnly={readOnly}
          disabled={disabled}
          value={typed ?? shownText(current)}
          placeholder="DD/MM/YYYY"
          data-layer={opened || undefined}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={leave}
          onFocus={(event) => {
            event.currentTarget.select();
            rest.onFocus?.();
          }}
          onKeyDown={(event) => {
            if (event.altKey && event.key === 'ArrowDown') setOpened(true);
            if (event.key === 'Escape') setOpened(false);
            // Enter moves on before the field is left; the form must read the day, not the typing.
            if (event.key === 'Enter' && typed !== undefined) leave();
          }}
          rightSection={locked ? undefined : <CalendarButton onClick={() => setOpened((open) => !open)} />}
        />
      </Popover.Target>
      <Popover.Dropdown p={8} role="dialog" aria-label={t('umum.buka_kalender')} onKeyDown={goRound}>
        <Suspense fallback={<Loader size="sm" />}>
          <CalendarPanel
            value={isIsoDate(current) ? current : ''}
            today={today}
            min={min}
            max={max}
            onPick={(picked) => {
              pick(picked);
              setOpened(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
