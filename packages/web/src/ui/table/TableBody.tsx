import { Checkbox } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { useT } from '../text.ts';
import type { Line } from './model.ts';
import edge from './deeds.module.css';
import css from './table.module.css';
import type { Column, DataTableProps, Section } from './types.ts';

/** A line and where it stands in the whole body. */
export interface Placed<R> {
  readonly line: Line<R>;
  readonly index: number;
}

interface TableBodyProps<R> {
  readonly props: DataTableProps<R>;
  readonly placed: readonly Placed<R>[];
  readonly width: number;
  /** Height in pixels of what is not drawn, above and below. */
  readonly before: number;
  readonly after: number;
  readonly active: number;
  readonly sizer: readonly string[] | undefined;
  readonly measure: ((element: Element | null) => void) | undefined;
  readonly bodyRef: Ref<HTMLTableSectionElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onActive: (index: number) => void;
  readonly onToggle: (id: string) => void;
}

const PLAIN = 'a, button, input, label, select, textarea';
/** A click on a control inside the row is that control's business. */
const onControl = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element && event.target.closest(PLAIN) !== null;

/** Dates, times, barcodes: texts made of figures, which should stand under each other. */
const FIGURES = /^[\d/:. ]+$/;

function Cell<R>({ column, row }: { readonly column: Column<R>; readonly row: R }) {
  const text = column.text(row);
  const content: ReactNode = column.cell ? column.cell(row) : text;
  const look = FIGURES.test(text) ? `${css.text} ${css.figures}` : css.text;
  return (
    <td
      role="cell"
      data-title={column.title}
      data-verdict={column.verdict}
      className={column.numeric ? css.num : look}
      title={column.cell || column.numeric ? undefined : text}
    >
      {content}
    </td>
  );
}

function GroupRow<R>({
  section,
  columns,
  lead,
  trail,
}: {
  readonly section: Section<R>;
  readonly columns: readonly Column<R>[];
  readonly lead: number;
  readonly trail: number;
}) {
  // The heading runs over all columns before the first subtotal.
  const first = columns.findIndex((column) => section.totals?.[column.key] !== undefined);
  const span = (first < 0 ? columns.length : Math.max(1, first)) + lead;
  const rest = first < 0 ? [] : columns.slice(Math.max(1, first));
  return (
    <>
      <td role="cell" colSpan={span}>
        {section.title}
      </td>
      {rest.map((column) => (
        <td key={column.key} role="cell" data-title={column.title} className={css.num}>
          {section.totals?.[column.key]}
        </td>
      ))}
      {trail > 0 ? <td role="cell" className={edge.deeds} /> : null}
    </>
  );
}

function Row<R>({ placed, body }: { readonly placed: Placed<R>; readonly body: TableBodyProps<R> }) {
  const t = useT();
  const { line, index } = placed;
  const { props, active, measure, onActive, onToggle } = body;
  const { columns, onOpen, onHand, onSelect, selected, renderActions, tone, struck } = props;
  const shared = {
    'data-line': index,
    'data-index': index,
    tabIndex: index === active ? 0 : -1,
    ref: measure,
    onFocus: () => onActive(index),
  };
  if (line.kind === 'head') {
    return (
      <tr role="row" className={css.group} data-level={line.section.level} {...shared}>
        <GroupRow section={line.section} columns={columns} lead={onSelect ? 1 : 0} trail={renderActions ? 1 : 0} />
      </tr>
    );
  }
  const { row, id } = line;
  const chosen = selected?.has(id) ?? false;
  return (
    <tr
      role="row"
      className={css.row}
      data-open={onOpen ? true : undefined}
      data-tone={tone?.(row)}
      data-struck={struck?.(row) || undefined}
      aria-selected={onSelect ? chosen : undefined}
      onClick={(event) => {
        if (!onControl(event)) onOpen?.(row);
      }}
      {...shared}
      onFocus={() => {
        onActive(index);
        onHand?.(row);
      }}
    >
      {onSelect ? (
        <td role="cell" className={css.check}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={t('umum.pilih_baris', { nama: id })}
            checked={chosen}
            onChange={() => onToggle(id)}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
      {renderActions ? (
        <td role="cell" className={`${css.actions} ${edge.deeds}`}>
          {renderActions(row)}
        </td>
      ) : null}
    </tr>
  );
}

function Spacer({ height, width }: { readonly height: number; readonly width: number }) {
  return height > 0 ? (
    <tr role="presentation" className={css.spacer}>
      <td role="presentation" colSpan={width} style={{ height }} />
    </tr>
  ) : null;
}

/**
 * The rows in sight, with room kept for those above and below, and the widest text of each column to hold its width.
 */
export function TableBody<R>(body: TableBodyProps<R>) {
  const { props, placed, width, before, after, sizer, bodyRef, onKeyDown } = body;
  return (
    <tbody role="rowgroup" ref={bodyRef} onKeyDown={onKeyDown}>
      {sizer ? (
        <tr className={css.sizer} aria-hidden="true">
          {props.onSelect ? <td /> : null}
          {sizer.map((text, index) => (
            <td key={props.columns[index]?.key ?? index} className={props.columns[index]?.numeric ? css.num : css.text}>
              {text}
            </td>
          ))}
          {props.renderActions ? <td /> : null}
        </tr>
      ) : null}
      <Spacer height={before} width={width} />
      {placed.map((item) => (
        <Row key={item.line.id} placed={item} body={body} />
      ))}
      <Spacer height={after} width={width} />
    </tbody>
  );
}
