import { Dec, type DecInput } from './dec.ts';
import { levelsOf, type GroupLevel, type ReportColumns, type TableShape } from './report.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

/** Totals by column name. Columns without a total, and balances of which there is none, are absent. */
export type Totals = Readonly<Record<string, Dec>>;

export interface TableGroup {
  /** Values of the columns that make the group, in order; empty for an ungrouped report. */
  readonly keys: readonly string[];
  /** Text behind the keys: a name. */
  readonly label: string;
  /** Rows of the innermost level; a group of groups has them in its groups. */
  readonly rows: readonly ReportRow[];
  /** Groups of the next level; absent on the innermost. */
  readonly groups?: readonly TableGroup[];
  readonly subtotal: Totals;
}

/** One computation of groups and totals, behind screen, PDF, Excel and CSV. */
export interface TableModel {
  readonly columns: readonly string[];
  readonly groups: readonly TableGroup[];
  /** Net of rows that were taken back. */
  readonly total: Totals;
  readonly cancelled?: Cancelled;
  readonly rowCount: number;
}

/** What rows come to that were taken back, and what all rows come to with them. */
export interface Cancelled {
  readonly rows: number;
  readonly totals: Totals;
  readonly gross: Totals;
}

/** Whether a row was taken back. */
export const isCancelled = ({ cancelled }: Pick<TableShape, 'cancelled'>, row: ReportRow): boolean =>
  cancelled !== undefined && row[cancelled.by] === cancelled.is;

/** Columns that a table shows: those that are not group headings and not hidden. */
export function visibleColumns(table: TableShape): readonly string[] {
  const grouped = new Set(levelsOf(table).flatMap(({ by, label }) => [...by, ...(label ? [label] : [])]));
  return Object.entries(table.columns).flatMap(([name, { hidden }]) => (hidden || grouped.has(name) ? [] : [name]));
}

/**
 * Adds up rows one at a time, exactly, so that a report may also be written as it is read.
 * A ratio is floored to whole rupiah, as `harga_rata` is (domain guide §1.4), one in percent has a decimal; over nothing
 * it is 0.
 */
export class Adder {
  #rows = 0;
  /** Those that count. */
  #counted = 0;
  readonly #sums = new Map<string, Dec>();
  readonly #distinct = new Map<string, Set<string>>();
  readonly #last = new Map<string, Dec | undefined>();
  readonly #counts: string[] = [];
  readonly #columns: ReportColumns;
  readonly #table: Pick<TableShape, 'cancelled'>;

  /** @param table says which rows do not count; absent: all do. */
  constructor(columns: ReportColumns, table: Pick<TableShape, 'cancelled'> = {}) {
    this.#columns = columns;
    this.#table = table;
    for (const [name, { total }] of Object.entries(columns)) {
      if (total === 'sum') this.#sums.set(name, Dec.zero);
      else if (total === 'distinct') this.#distinct.set(name, new Set());
      else if (total === 'last') this.#last.set(name, undefined);
      else if (total === 'count') this.#counts.push(name);
    }
  }

  /** How many rows it has added. */
  get rows(): number {
    return this.#rows;
  }

  add(row: ReportRow): void {
    this.#rows += 1;
    if (isCancelled(this.#table, row)) return;
    this.#counted += 1;
    for (const [name, sum] of this.#sums) {
      const value = row[name];
      if (!isNothing(value)) this.#sums.set(name, sum.plus(value as DecInput));
    }
    for (const [name, seen] of this.#distinct) {
      if (!isNothing(row[name])) seen.add(String(row[name]));
    }
    for (const name of this.#last.keys()) {
      if (!isNothing(row[name])) this.#last.set(name, Dec.from(row[name] as DecInput));
    }
  }

  /** Takes in what another has added up; its rows come behind ours. */
  merge(other: Adder): void {
    this.#rows += other.#rows;
    this.#counted += other.#counted;
    for (const [name, sum] of other.#sums) this.#sums.set(name, (this.#sums.get(name) ?? Dec.zero).plus(sum));
    for (const [name, seen] of other.#distinct) for (const value of seen) this.#distinct.get(name)?.add(value);
    for (const [name, last] of other.#last) if (last) this.#last.set(name, last);
  }

  totals(): Totals {
    const totals: Record<string, Dec> = Object.fromEntries(this.#sums);
    for (const name of this.#counts) totals[name] = Dec.from(this.#counted);
    for (const [name, seen] of this.#distinct) totals[name] = Dec.from(seen.size);
    for (const [name, last] of this.#last) if (last) totals[name] = last;
    return withRatios(this.#columns, totals);
  }
}

/** Adds the totals that are quotients of two others. */
export function withRatios(columns: ReportColumns, totals: Totals): Totals {
  const all: Record<string, Dec> = { ...totals };
  for (const [name, { total }] of Object.entries(columns)) {
    if (typeof total !== 'object') continue;
    const [over, under] = total.ratio;
    const divisor = totals[under];
    const amount = totals[over] ?? Dec.zero;
    const nothing = divisor === undefined || divisor.isZero();
    const [times, scale, rounding] = total.percent ? ([100, 1, 'half-up'] as const) : ([1, 0, 'down'] as const);
    all[name] = nothing ? Dec.zero : amount.times(times).dividedBy(divisor, scale, rounding);
  }
  return all;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A line of a table as it is written: a heading with its subtotal before its rows, and the grand total last. */
export type TableLine =
  | {
      readonly kind: 'group';
      /** 0 is the outermost. */
      readonly level: number;
      readonly keys: readonly string[];
      readonly label: string;
      readonly subtotal: Totals;
      /** How many rows the group has, those of the groups within it too. */
      readonly rows: number;
    }
  /** `level` counts the headings that the row stands under. */
  | { readonly kind: 'row'; readonly row: ReportRow; readonly level: number }
  | { readonly kind: 'total'; readonly totals: Totals; readonly rowCount: number };

const OTHER_ROWS = 'the rows of a report are others than those that were added up';

const labelOf = (level: GroupLevel | undefined, row: ReportRow): string =>
  level?.label === undefined ? '' : String(row[level.label] ?? '');

/** Tells where groups begin, row by row. Rows come sorted by the groups: a group is over when its keys change. */
class Turns {
  readonly levels: readonly GroupLevel[];
  #keys: readonly (readonly string[])[] = [];

  constructor(levels: readonly GroupLevel[]) {
    this.levels = levels;
  }

  /** The outermost level on which `row` begins a group; the number of levels when it begins none. */
  next(row: ReportRow): number {
    const keys = this.levels.map(({ by }) => by.map((name) => String(row[name] ?? '')));
    const changed = keys.findIndex((own, level) => own.some((key, index) => key !== this.#keys[level]?.[index]));
    this.#keys = keys;
    return changed < 0 ? keys.length : changed;
  }

  keysAt(level: number): readonly string[] {
    return this.#keys[level] ?? [];
  }
}

/** A group that has all its rows. */
type EndedGroup = Omit<Extract<TableLine, { kind: 'group' }>, 'kind'>;

interface GroupHooks {
  readonly began?: () => void;
  /** Groups end from the innermost out. */
  readonly ended: (group: EndedGroup) => void;
}

/** Adds rows up as they come, on each level of groups and over all. It keeps the groups that are open, and no rows. */
export class GroupSums {
  readonly #table: TableShape;
  readonly #turns: Turns;
  readonly #hooks: GroupHooks;
  readonly #grand: Adder;
  /** Of rows that were taken back. */
  readonly #gone: Adder;
  readonly #open: { readonly keys: readonly string[]; readonly label: string; readonly adder: Adder }[] = [];

  constructor(table: TableShape, hooks: GroupHooks) {
    this.#table = table;
    this.#turns = new Turns(levelsOf(table));
    this.#hooks = hooks;
    this.#grand = new Adder(table.columns, table);
    this.#gone = new Adder(table.columns);
  }

  /** Ends the groups that `row` is not of, and begins its own. */
  add(row: ReportRow): void {
    const { levels } = this.#turns;
    const begins = this.#turns.next(row);
    if (begins < levels.length) this.#end(begins);
    for (let level = begins; level < levels.length; level += 1) {
      this.#hooks.began?.();
      const [keys, label] = [this.#turns.keysAt(level), labelOf(levels[level], row)];
      this.#open.push({ keys, label, adder: new Adder(this.#table.columns, this.#table) });
    }
    (this.#open.at(-1)?.adder ?? this.#grand).add(row);
    if (isCancelled(this.#table, row)) this.#gone.add(row);
  }

  /** Ends what is open, and answers how many rows there were and what they come to. */
  end(): { readonly totals: Totals; readonly rowCount: number; readonly cancelled: Cancelled | undefined } {
    this.#end(0);
    return { totals: this.#grand.totals(), rowCount: this.#grand.rows, cancelled: this.#cancelled() };
  }

  #cancelled(): Cancelled | undefined {
    const { rows } = this.#gone;
    if (rows === 0) return undefined;
    const all = new Adder(this.#table.columns);
    all.merge(this.#grand);
    all.merge(this.#gone);
    return { rows, totals: this.#gone.totals(), gross: all.totals() };
  }

  /** Ends the groups from `level` in, innermost first, and adds what they came to onto what they stand in. */
  #end(level: number): void {
    while (this.#open.length > level) {
      const closed = this.#open.pop();
      if (!closed) return;
      const { keys, label, adder } = closed;
      this.#hooks.ended({ level: this.#open.length, keys, label, subtotal: adder.totals(), rows: adder.rows });
      (this.#open.at(-1)?.adder ?? this.#grand).merge(adder);
    }
  }
}

/**
 * The groups and totals of a table without its rows, so that a table of any length can be written as it is read, with
 * each subtotal in the heading before its rows. Takes the rows twice, one at a time and in the same order: `add` adds
 * them up, then `lines` tells what to write for each, and `end` what to write last.
 */
export class Outline {
  readonly #sums: GroupSums;
  /** What each group came to, in the order in which they begin; those that are open come last. */
  readonly #groups: (EndedGroup | undefined)[] = [];
  /** Places of the open groups among them. */
  readonly #open: number[] = [];
  readonly #telling: Turns;
  #rowCount = 0;
  #total: Totals | undefined;
  #cancelled: Cancelled | undefined;
  #told = 0;
  /** Rows still to come in the innermost group that was begun. */
  #due = 0;

  constructor(table: TableShape) {
    this.#telling = new Turns(levelsOf(table));
    this.#sums = new GroupSums(table, {
      began: () => this.#open.push(this.#groups.push(undefined) - 1),
      ended: (group) => {
        const place = this.#open.pop();
        if (place !== undefined) this.#groups[place] = group;
      },
    });
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  /**
   * First pass.
   * @throws Error after the second has begun: headings were written already.
   */
  add(row: ReportRow): void {
    if (this.#total) throw new Error('an outline that is told takes no more rows');
    this.#rowCount += 1;
    this.#sums.add(row);
  }

  /** The grand total, once all rows are added. */
  total(): Totals {
    if (!this.#total) {
      const { totals, cancelled } = this.#sums.end();
      this.#total = totals;
      this.#cancelled = cancelled;
    }
    return this.#total;
  }

  /** What was taken back, once all rows are added. */
  cancelled(): Cancelled | undefined {
    this.total();
    return this.#cancelled;
  }

  /**
   * Second pass: the headings that begin before `row`, then the row itself.
   * @throws Error when other rows come than were added.
   */
  *lines(row: ReportRow): Generator<TableLine> {
    this.total();
    const begins = this.#telling.next(row);
    const { levels } = this.#telling;
    if (begins < levels.length !== (this.#due === 0) && levels.length > 0) throw new Error(OTHER_ROWS);
    for (let level = begins; level < levels.length; level += 1) {
      const group = this.#groups[this.#told];
      if (!group) throw new Error(OTHER_ROWS);
      this.#told += 1;
      this.#due = group.rows;
      yield { kind: 'group', ...group };
    }
    this.#due -= 1;
    yield { kind: 'row', row, level: levels.length };
  }

  /** The line of the grand total. */
  end(): TableLine {
    return { kind: 'total', totals: this.total(), rowCount: this.#rowCount };
  }
}

interface Filling extends TableGroup {
  readonly rows: ReportRow[];
  readonly groups?: Filling[];
}

/** Rows between two rests of a table that is built in steps. */
const STEP = 25;

/**
 * Groups rows as they come (the query sorts) and adds up, exactly. Rests every now and then, so that whoever has other
 * work to do may do it in between.
 */
export function* tableSteps(table: TableShape, rows: readonly ReportRow[]): Generator<undefined, TableModel> {
  const outline = new Outline(table);
  for (const [index, row] of rows.entries()) {
    outline.add(row);
    if (index % STEP === STEP - 1) yield undefined;
  }
  const innermost = levelsOf(table).length - 1;
  const groups: Filling[] = [];
  const open: Filling[] = [];
  // A plain list is one group without a heading.
  if (innermost < 0 && rows.length > 0) open.push({ keys: [], label: '', rows: [], subtotal: outline.total() });
  groups.push(...open);
  for (const [index, row] of rows.entries()) {
    for (const line of outline.lines(row)) {
      if (line.kind === 'group') {
        const { level, keys, label, subtotal } = line;
        const group: Filling = { keys, label, rows: [], subtotal, ...(level < innermost && { groups: [] }) };
        (open[level - 1]?.groups ?? groups).push(group);
        open.splice(level, open.length, group);
      }
    }
    open.at(-1)?.rows.push(row);
    if (index % STEP === STEP - 1) yield undefined;
  }
  const [total, cancelled] = [outline.total(), outline.cancelled()];
  return {
    columns: visibleColumns(table),
    groups,
    total,
    rowCount: outline.rowCount,
    ...(cancelled && { cancelled }),
  };
}

/** The same without a rest. */
export function buildTable(table: TableShape, rows: readonly ReportRow[]): TableModel {
  const steps = tableSteps(table, rows);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
