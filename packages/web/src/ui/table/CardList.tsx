import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useT } from '../text.ts';
import css from './cards.module.css';
import type { Line } from './model.ts';
import type { CardShape, Column, DataTableProps, Section } from './types.ts';

interface Facts<R> {
  readonly picture: Column<R> | undefined;
  readonly amounts: readonly Column<R>[];
  readonly state: Column<R> | undefined;
  readonly titles: readonly Column<R>[];
  readonly notes: readonly Column<R>[];
  readonly whole: boolean;
}

/** Which column says what on a card; what has no place of its own is a note on its second line. */
function factsOf<R>(columns: readonly Column<R>[], shape: CardShape, rows: readonly R[]): Facts<R> {
  const column = (key: string | undefined) => columns.find((one) => one.key === key);
  const [picture, state] = [column(shape.picture), column(shape.state)];
  const titles = shape.title.flatMap((key) => column(key) ?? []);
  // A sum of nothing is not what the rows come to.
  const amounts = (shape.amount ?? [])
    .flatMap((key) => column(key) ?? [])
    .filter((one) => rows.some((row) => one.text(row) !== ''));
  return {
    picture,
    amounts,
    state,
    titles,
    notes: columns.filter((one) => !one.screenOnly && one !== picture && one !== state),
    whole: shape.whole === true,
  };
}

/** A figure among other words says what it counts. */
function told<R>(column: Column<R>, row: R): string {
  if (column.told) return column.told(row);
  const words = column.text(row);
  return column.numeric && words !== '' ? `${column.title} ${words}` : words;
}

/** A figure that stands alone needs its unit, and no name unless it stands where another one usually does. */
function alone<R>(column: Column<R>, row: R): string {
  const words = told(column, row);
  return words.startsWith(`${column.title} `) ? column.text(row) : words;
}

/** What names a row: words as they are, a figure with what it counts. */
const nameIn = <R,>(column: Column<R>, row: R): string => (column.numeric ? told(column, row) : column.text(row));

/** Nothing, or nought, however it is written. */
const isNought = (words: string): boolean => !/[1-9]/.test(words);

/** What a row comes to: the first figure that is not nought, else the first there is. */
const amountOf = <R,>({ amounts }: Facts<R>, row: R): Column<R> | undefined =>
  amounts.find((column) => !isNought(column.text(row))) ?? amounts.find((column) => column.text(row) !== '');

interface Note {
  readonly key: string;
  readonly words: string;
  readonly figure: boolean;
}

interface NoteLineProps {
  readonly notes: readonly Note[];
  readonly wide: boolean;
  readonly whole: boolean;
}

/** What else is known, in one line that is cut; a figure never is: with one among them the line goes on in the next. */
function NoteLine({ notes, wide, whole }: NoteLineProps) {
  const figures = whole || notes.some(({ figure }) => figure);
  return (
    <span className={css.note} data-wide={wide || undefined} data-figures={figures || undefined}>
      {figures
        ? notes.map(({ key, words, figure }, index) => (
            <Fragment key={key}>
              {index > 0 ? ' ' : null}
              <span data-figure={figure || undefined}>{index < notes.length - 1 ? `${words} ·` : words}</span>
            </Fragment>
          ))
        : notes.map(({ words }) => words).join(' · ')}
    </span>
  );
}

/** Two lines: what it is and what it comes to; which one, what else is known of it, and how it stands. */
function CardWords<R>({ facts, row }: { readonly facts: Facts<R>; readonly row: R }) {
  // A text that may be left out is kept as a blank in some records.
  const title = facts.titles.find((column) => column.text(row).trim() !== '');
  const amount = amountOf(facts, row);
  // The sums above the list say what its figure is. Where there are none it says so itself, as do a figure that names
  // its row and the one beside it.
  const named = title?.numeric === true || amount !== facts.amounts[0] || amount?.total === undefined;
  // How it stands takes room beside the notes, where that is known.
  const state = facts.state?.text(row) === '' ? undefined : facts.state;
  const notes = facts.notes
    .filter((column) => column !== title && column !== amount)
    .filter((column) => !facts.amounts.includes(column) || !isNought(column.text(row)))
    .map((column) => ({ key: column.key, words: told(column, row), figure: column.numeric === true }))
    .filter(({ words }) => words.trim() !== '');
  return (
    <>
      {facts.picture?.cell ? <span className={css.picture}>{facts.picture.cell(row)}</span> : null}
      <span className={css.words}>
        <span className={css.title}>{title ? nameIn(title, row) : ''}</span>
        <span className={css.amount}>{amount ? (named ? told : alone)(amount, row) : null}</span>
        <NoteLine notes={notes} wide={state === undefined} whole={facts.whole} />
        {state ? <span className={css.state}>{state.cell ? state.cell(row) : told(state, row)}</span> : null}
      </span>
    </>
  );
}

/** What a group comes to, by the figure that its rows come to: one that is not nought, with its name if need be. */
function subtotalOf<R>({ amounts }: Facts<R>, { totals = {}, rows }: Section<R>): ReactNode {
  const column = amounts.find((one) => rows.some((row) => !isNought(one.text(row)))) ?? amounts[0];
  if (!column) return null;
  return (
    <>
      {column === amounts[0] ? null : `${column.title} `}
      {totals[column.key]}
    </>
  );
}

export interface CardListProps<R> {
  readonly props: DataTableProps<R>;
  readonly shape: CardShape;
  readonly lines: readonly Line<R>[];
  readonly onToggle: (id: string) => void;
  readonly onSelectAll: () => void;
}

/** So many sums find room beside the one that counts. */
const MOST_SUMS = 2;

interface HeadProps<R> extends Pick<CardListProps<R>, 'props' | 'lines' | 'onSelectAll'> {
  readonly facts: Facts<R>;
}

/** Ticks all rows or none; what the columns come to: the sum at the right, the others beside its word. */
function Head<R>({ props, lines, onSelectAll, facts }: HeadProps<R>) {
  const t = useT();
  const { columns, totalLabel, onSelect, selected, before = [] } = props;
  // What comes to nothing is not what the list is about while another figure comes to something.
  const amount = facts.amounts.find(({ total }) => typeof total === 'string' && !isNought(total)) ?? facts.amounts[0];
  const others = columns.filter((column) => column.total !== undefined && column !== amount).slice(0, MOST_SUMS);
  const worded = totalLabel !== undefined || before.length > 0 || others.length > 0;
  if (!onSelect && !worded && amount?.total === undefined) return null;
  return (
    <div className={css.sums}>
      {onSelect ? (
        <label className={css.tick} data-named={!worded || undefined}>
          <input type="checkbox" checked={lines.every(({ id }) => selected?.has(id))} onChange={onSelectAll} />
          <span className={worded ? 'sr-only' : undefined}>{t('umum.pilih_semua')}</span>
        </label>
      ) : null}
      <span className={css.sumWords}>
        {totalLabel}
        {before.map(({ key, label, totals }) => (
          <span key={key}>
            {' · '}
            {label} {totals[amount?.key ?? '']}
          </span>
        ))}
        {others.map(({ key, title, total }) => (
          <span key={key}>
            {' · '}
            {title} {total}
          </span>
        ))}
      </span>
      {amount?.total === undefined ? null : (
        <span className={css.sum}>
          {amount.title}
          <strong>{amount.total}</strong>
        </span>
      )}
    </div>
  );
}

/** So many rows are drawn at a time: over thousands at once a phone stands still. */
const PORTION = 100;

/** How many of the lines are drawn: a portion, and the next one as the end of that comes near. */
function usePortions(count: number): { readonly drawn: number; readonly end: RefObject<HTMLLIElement | null> } {
  const [drawn, setDrawn] = useState(PORTION);
  const end = useRef<HTMLLIElement>(null);
  const more = drawn < count;
  useEffect(() => {
    if (!end.current || !more) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setDrawn((before) => before + PORTION);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, more]);
  return { drawn, end };
}

/**
 * A list as a phone shows it: each row two lines high, to be opened with a thumb.
 * The shape tells which field says what.
 */
export function CardList<R>({ props, shape, lines, onToggle, onSelectAll }: CardListProps<R>): ReactNode {
  const t = useT();
  const { columns, label, onOpen, onSelect, selected, renderActions, tone, struck } = props;
  const facts = factsOf(
    columns,
    shape,
    lines.flatMap((line) => (line.kind === 'row' ? [line.row] : [])),
  );
  const { drawn, end } = usePortions(lines.length);
  return (
    <>
      <Head props={props} lines={lines} facts={facts} onSelectAll={onSelectAll} />
      <ul className={css.cards} aria-label={label}>
        {lines.slice(0, drawn).map((line) => {
          if (line.kind === 'head') {
            return (
              <li key={line.id} className={css.group} data-level={line.section.level}>
                <span>{line.section.title}</span>
                <span>{subtotalOf(facts, line.section)}</span>
              </li>
            );
          }
          const { id, row } = line;
          return (
            <li key={id} className={css.item} data-tone={tone?.(row)} data-struck={struck?.(row) || undefined}>
              {onSelect ? (
                <label className={css.tick}>
                  <input type="checkbox" checked={selected?.has(id) ?? false} onChange={() => onToggle(id)} />
                  <span className="sr-only">{t('umum.pilih_baris', { nama: id })}</span>
                </label>
              ) : null}
              {onOpen ? (
                <button type="button" className={css.card} onClick={() => onOpen(row)}>
                  <CardWords facts={facts} row={row} />
                </button>
              ) : (
                <div className={css.card}>
                  <CardWords facts={facts} row={row} />
                </div>
              )}
              {renderActions ? <div className={css.actions}>{renderActions(row)}</div> : null}
            </li>
          );
        })}
        {drawn < lines.length ? <li ref={end} className={css.end} aria-hidden="true" /> : null}
      </ul>
    </>
  );
}
