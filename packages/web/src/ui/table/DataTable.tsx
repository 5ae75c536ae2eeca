import { Button, TextInput } from '@mantine/core';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { Icon } from '../icons.tsx';
import { usePhone } from '../phone.ts';
import { Loading, State } from '../State.tsx';
import { useT } from '../text.ts';
import { Cards } from './Cards.tsx';
import { CsvButton } from './CsvButton.tsx';
import { MoreColumns, useHiddenColumns } from './MoreColumns.tsx';
import { useTableState, type Line, type TableState } from './model.ts';
import { Refused } from './Refused.tsx';
import { useRowKeys } from './row-keys.ts';
import { TableBody, type Placed } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useFollow, useHand } from './use-hand.ts';
import edge from './deeds.module.css';
import css from './table.module.css';
import type { Column, DataTableProps, MoreRows } from './types.ts';

const ROW_HEIGHT = 32;
/** Below this many lines, drawing all of them is cheaper than counting which are in sight. */
const VIRTUAL_FROM = 80;
const OVERSCAN = 12;

function useWindow<R>(lines: readonly Line<R>[], scroller: RefObject<HTMLElement | null>, on: boolean) {
  const virtualizer = useVirtualizer({
    count: on ? lines.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const scrollTo = useCallback((index: number) => on && virtualizer.scrollToIndex(index), [on, virtualizer]);
  if (!on) {
    return {
      placed: lines.map((line, index): Placed<R> => ({ line, index })),
      before: 0,
      after: 0,
      measure: undefined,
      inSight: undefined,
      scrollTo,
    };
  }
  return {
    placed: items.flatMap(({ index }): Placed<R>[] => {
      const line = lines[index];
      return line ? [{ line, index }] : [];
    }),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    inSight: virtualizer.range ?? undefined,
    scrollTo,
  };
}

/** The longest text of each column: numbers are never cut, and columns do not jump while scrolling. */
function longest<R>(columns: readonly Column<R>[], rows: readonly R[]): readonly string[] {
  return columns.map((column) =>
    rows.reduce((widest, row) => {
      const text = column.text(row);
      return text.length > widest.length ? text : widest;
    }, ''),
  );
}

function Toolbar<R>({
  props,
  state,
  onDown,
  searchRef,
  sides,
}: {
  readonly props: DataTableProps<R>;
  readonly state: TableState<R>;
  readonly onDown: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Which columns are out of sight: in this line where there is one. */
  readonly sides: ReactNode;
}) {
  const t = useT();
  const { searchable, toolbar, csv, status = 'ready', searchId, searchFirst } = props;
  if (!searchable && !toolbar && !csv) return sides;
  return (
    <div className={css.bar}>
      {searchable ? (
        <TextInput
          ref={searchRef}
          id={searchId}
          data-autofocus={searchFirst}
          className={css.search}
          type="search"
          aria-label={t('umum.cari')}
          placeholder={t('umum.cari')}
          leftSection={<Icon name="search" size={14} />}
          value={state.query}
          onChange={(event) => state.setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            const further = state.all.length === 0 && state.query.trim() !== '' ? props.empty?.further : undefined;
            if (event.key === 'Enter' && status === 'ready' && further) {
              event.preventDefault();
              further.run();
              return;
            }
            // Whoever searched goes on to what was found; where the server searches, that is still on its way.
            const goesOn = event.key === 'Enter' && props.handAt !== undefined && props.onQuery === undefined;
            if (event.key !== 'ArrowDown' && !goesOn) return;
            event.preventDefault();
            onDown();
          }}
        />
      ) : null}
      {toolbar}
      {sides}
      {status === 'ready' ? (
        <span className={css.count} role="status">
          {t('umum.jumlah_baris', {
            jumlah: props.count ?? `${formatNumber(state.all.length)}${props.more?.has ? '+' : ''}`,
          })}
        </span>
      ) : null}
      {csv ? <CsvButton props={props} state={state} /> : null}
    </div>
  );
}

/** How many lines stand below the rows: their totals, and what goes before these. */
function footLines<R>({ columns, totalLabel, before = [] }: DataTableProps<R>): number {
  const totals = totalLabel !== undefined || columns.some((column) => column.total !== undefined);
  return totals ? before.length + 1 : 0;
}

/** What the columns come to. Its label runs over all columns before the first total. */
function TableFoot<R>({ props }: { readonly props: DataTableProps<R> }) {
  const { columns, onSelect, renderActions, totalLabel, before = [] } = props;
  if (footLines(props) === 0) return null;
  const first = Math.max(
    0,
    columns.findIndex((column) => column.total !== undefined),
  );
  const span = Math.max(1, first);
  const totals = Object.fromEntries(columns.map(({ key, total }) => [key, total]));
  return (
    <tfoot role="rowgroup">
      {[...before, { key: 'total', label: totalLabel, totals }].map((line) => (
        <tr key={line.key} role="row" data-before={line.totals !== totals || undefined}>
          <td role="cell" colSpan={span + (onSelect ? 1 : 0)}>
            {line.label}
          </td>
          {columns.slice(span).map((column) => (
            <td key={column.key} role="cell" data-title={column.title} className={column.numeric ? css.num : undefined}>
              {line.totals[column.key]}
            </td>
          ))}
          {renderActions ? <td role="cell" className={edge.deeds} /> : null}
        </tr>
      ))}
    </tfoot>
  );
}

function PagerBar<R>({ state }: { readonly state: TableState<R> }) {
  const t = useT();
  if (!state.pager) return null;
  const { page, pages, go } = state.pager;
  return (
    <nav className={css.pager} aria-label={t('umum.halaman')}>
      <Button size="compact-sm" disabled={page === 0} onClick={() => go(page - 1)}>
        {t('umum.sebelumnya')}
      </Button>
      <span>{t('umum.halaman_dari', { halaman: page + 1, jumlah: pages })}</span>
      <Button size="compact-sm" disabled={page >= pages - 1} onClick={() => go(page + 1)}>
        {t('umum.berikutnya')}
      </Button>
    </nav>
  );
}

function Outcome<R>({ props, state }: { readonly props: DataTableProps<R>; readonly state: TableState<R> }) {
  const t = useT();
  const { status = 'ready', error, onRetry, empty } = props;
  if (status === 'loading') return <Loading />;
  if (status === 'failed') {
    return (
      <State
        icon="warn"
        tone="bad"
        title={t('umum.gagal_dimuat')}
        actions={onRetry ? <Button onClick={onRetry}>{t('umum.coba_lagi')}</Button> : undefined}
      >
        {error}
      </State>
    );
  }
  if (state.query.trim() !== '') {
    return (
      <State
        icon="search"
        title={empty?.searched ?? t('umum.tidak_ditemukan')}
        actions={
          <>
            {empty?.further ? (
              <ActionButton shortcut="Enter" onClick={empty.further.run}>
                {empty.further.label}
              </ActionButton>
            ) : null}
            <Button onClick={() => state.setQuery('')}>{t('umum.hapus_pencarian')}</Button>
          </>
        }
      >
        {t('umum.tidak_ditemukan_saran', { cari: state.query })}
      </State>
    );
  }
  return (
    <State title={empty?.title ?? t('umum.tidak_ada_data')} actions={empty?.actions}>
      {empty?.text}
    </State>
  );
}

interface EndProps {
  readonly more: MoreRows;
  /** They are not asked for again before a person does. */
  readonly refused: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Asks for more rows when the end comes into sight. */
function End({ more, refused, scroller }: EndProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  const { has, loading, load } = more;
  const coming = has && !refused;
  useEffect(() => {
    if (!end.current || !coming || loading) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      root: scroller.current,
      rootMargin: '200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [coming, loading, load, scroller]);
  return coming ? (
    <div ref={end} className={css.foot} role="status">
      {t('umum.memuat')}
    </div>
  ) : null;
}

/** Cards scroll with their page. */
const NO_SCROLLER: RefObject<HTMLElement | null> = { current: null };

interface Deeds {
  readonly toggle: (id: string) => void;
  readonly selectAll: () => void;
  readonly toSearch: () => void;
}

/** Which lines are drawn, and how keys and the hand move among them. */
function useBody<R>(
  props: DataTableProps<R>,
  state: TableState<R>,
  scroller: RefObject<HTMLElement | null>,
  deeds: Deeds,
) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const virtual = props.pageSize === undefined && state.lines.length >= VIRTUAL_FROM;
  const view = useWindow(state.lines, scroller, virtual);
  const keys = useRowKeys(ref, state.lines, props, { ...deeds, scrollTo: view.scrollTo });
  useHand(state.lines, props, { ...keys, toSearch: deeds.toSearch });
  // Where something is shown of the line that the hand comes to, scrolling must not show something else.
  useFollow(ref, props.onHand ? undefined : view.inSight, keys);
  return { ref, virtual, view, keys };
}

/** What the style sheet keeps free below a row that is scrolled into sight. */
interface FootRoom extends CSSProperties {
  readonly '--foot-lines': number;
}

interface GridProps<R> {
  readonly props: DataTableProps<R>;
  readonly state: TableState<R>;
  readonly body: ReturnType<typeof useBody<R>>;
  readonly onSelectAll: () => void;
  readonly onToggle: (id: string) => void;
}

/** The rows below their heads. */
function Grid<R>({ props, state, body: { ref, virtual, view, keys }, onSelectAll, onToggle }: GridProps<R>) {
  const { columns, label, onSelect, onOpen } = props;
  const sizer = useMemo(() => (virtual ? longest(columns, state.all) : undefined), [virtual, state.all, columns]);
  const room: FootRoom = { '--foot-lines': footLines(props) };
  return (
    <table
      className={css.table}
      style={room}
      aria-label={label}
      role={onSelect || onOpen || props.onRowKey ? 'grid' : 'table'}
      aria-rowcount={virtual ? state.lines.length : undefined}
    >
      <TableHead props={props} state={state} onSelectAll={onSelectAll} />
      <TableBody
        props={props}
        placed={view.placed}
        width={columns.length + (onSelect ? 1 : 0) + (props.renderActions ? 1 : 0)}
        before={view.before}
        after={view.after}
        active={keys.active}
        sizer={sizer}
        measure={view.measure}
        bodyRef={ref}
        onKeyDown={keys.onKeyDown}
        onActive={keys.setActive}
        onToggle={onToggle}
      />
      <TableFoot props={props} />
    </table>
  );
}

/**
 * The table of every list: search, order, pages or one long scroll, sticky head and totals, rows by keyboard, CSV,
 * and designed states for empty, loading and failed. Numbers stand right and are never cut; a phone shows cards.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { fill = false, status = 'ready', selected, onSelect, rowKey, more } = props;
  const state = useTableState(props);
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const cards = phone ? props.cards : undefined;
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect?.(next);
  };
  const selectAll = () =>
    onSelect?.(state.all.every((row) => selected?.has(rowKey(row))) ? new Set() : new Set(state.all.map(rowKey)));
  const toSearch = useCallback(() => search.current?.focus(), []);
  const body = useBody(props, state, scroller, { toggle, selectAll, toSearch });
  const shown = status === 'ready' && state.lines.length > 0;
  const refused = props.refused !== undefined;
  const hidden = useHiddenColumns(scroller, shown && !cards);

  return (
    <div className={fill ? `${css.frame} ${css.fill}` : css.frame}>
      <Toolbar
        props={props}
        state={state}
        onDown={() => state.lines.length > 0 && body.keys.focusLine(0)}
        searchRef={search}
        sides={<MoreColumns hidden={hidden} scroller={scroller} />}
      />
      {shown ? (
        <div className={css.window} data-left={hidden && hidden.left > 0} data-right={hidden && hidden.right > 0}>
          <div className={cards ? undefined : css.scroll} ref={scroller}>
            {cards ? (
              <Cards props={props} shape={cards} lines={state.lines} onToggle={toggle} onSelectAll={selectAll} />
            ) : (
              <Grid props={props} state={state} body={body} onSelectAll={selectAll} onToggle={toggle} />
            )}
            {more ? <End {...{ more, refused }} scroller={cards ? NO_SCROLLER : scroller} /> : null}
          </div>
        </div>
      ) : (
        <Outcome props={props} state={state} />
      )}
      {status === 'ready' ? <Refused {...props} /> : null}
      {shown ? <PagerBar state={state} /> : null}
    </div>
  );
}
