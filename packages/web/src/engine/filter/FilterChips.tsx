import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './filter.module.css';

/** One thing that a list is narrowed by, in a word. */
export interface FilterChip {
  readonly key: string;
  /** What is chosen; of an open one what it would narrow. */
  readonly text: string;
  /** It narrows the list. */
  readonly set: boolean;
  /** Opens it again; absent: it is changed in the sheet alone. */
  readonly onClear?: () => void;
}

interface FilterChipsProps {
  readonly label: string;
  readonly chips: readonly FilterChip[];
  readonly onOpen: () => void;
}

/** What a list is narrowed by, in one line; the first chip leads to the fields. */
export function FilterChips({ label, chips, onOpen }: FilterChipsProps) {
  const t = useT();
  return (
    <div className={css.chips} role="group" aria-label={label}>
      <button type="button" className={css.chip} onClick={onOpen}>
        <Icon name="filter" size={16} />
        {t('saring.saring')}
      </button>
      {chips.map(({ key, text, set, onClear }) => (
        <button
          key={key}
          type="button"
          className={css.chip}
          data-set={set || undefined}
          aria-label={set && onClear ? t('saring.lepas', { nama: text }) : undefined}
          onClick={set && onClear ? onClear : onOpen}
        >
          {text}
          {set && onClear ? <Icon name="close" size={13} /> : null}
        </button>
      ))}
    </div>
  );
}
