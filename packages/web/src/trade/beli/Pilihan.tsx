import { useRef, type KeyboardEvent } from 'react';
import css from './pilihan.module.css';

interface PilihanProps {
  readonly label: string;
  /** `label` is what a choice is called, where its value is no word of the language. */
  readonly options: readonly { readonly value: string; readonly label?: string; readonly note?: string }[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (value: string) => void;
  /** What was chosen with its key is settled: the hand goes on. */
  readonly onDone?: (() => void) | undefined;
}

/** What an arrow moves by. */
const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A choice of few, all visible: a figure chooses and goes on, an arrow chooses the one beside, Enter goes on. */
export function Pilihan({ label, options, value, error, onChoose, onDone }: PilihanProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return false;
    onChoose(option.value);
    row.current?.querySelectorAll('button')[index]?.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = ARROWS[event.key];
    const figure = /^[1-9]$/.test(event.key);
    if (step !== undefined) choose((chosen + step + options.length) % options.length);
    else if (figure && choose(Number(event.key) - 1)) onDone?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.pilihan}>
      <div
        ref={row}
        className={css.baris}
        role="radiogroup"
        tabIndex={-1}
        aria-label={label}
        data-salah={error !== undefined || undefined}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={option.value === value}
            tabIndex={index === chosen ? 0 : -1}
            data-enter-stop
            data-wrong={error !== undefined && index === chosen ? true : undefined}
            onClick={() => onChoose(option.value)}
          >
            <em aria-hidden="true">{index + 1}</em> {option.label ?? option.value}{' '}
            {option.note === undefined ? null : <small>{option.note}</small>}
          </button>
        ))}
      </div>
      {error === undefined ? null : (
        <p className={css.salah} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
