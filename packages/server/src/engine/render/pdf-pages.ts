import type { PaperLine, PaperTable } from './paper-table.ts';
import type { PdfFonts } from './pdf-font.ts';
import { heightOf, wrapText, type Grid } from './pdf-grid.ts';

/**
 * A heading that needs more room than it has goes over the whole width, above its subtotals; with this much it stays
 * and wraps.
 */
const LEAST_HEADING = 110;
/** Letter heights that a heading stands further in for each group that it lies in. */
const INDENT = 1.2;
/** Points above and below the title of a table. */
const TITLE_ROOM = 7;
export const TITLE_SIZE = 9.5;

/** One thing on a page, with the grid that it stands in. */
export type PageItem = { readonly grid: Grid; readonly height: number } & (
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'head' }
  | {
      readonly kind: 'row';
      readonly cells: readonly (readonly string[])[];
      readonly struck: boolean;
      /** The column that is not struck with the others. */
      readonly says: number | undefined;
    }
  | {
      readonly kind: 'group' | 'total';
      readonly level: number;
      readonly label: readonly string[];
      readonly cells: readonly string[];
      readonly stacked: boolean;
    }
);
export type PageItems = readonly PageItem[];
type Heading = Extract<PaperLine, { kind: 'group' | 'total' }>;
type Row = Extract<PaperLine, { kind: 'row' }>;

export const indentOf = (grid: Grid, level: number): number => level * grid.size * INDENT;

/** The labels of the columns, which stand above the first line of a table on every page. */
const headItem = (grid: Grid): PageItem => ({
  kind: 'head',
  grid,
  height: heightOf(grid, Math.max(1, ...grid.columns.map((column) => column.header.length))),
});

const titleItem = (grid: Grid, text: string): PageItem => ({
  kind: 'title',
  grid,
  text,
  height: TITLE_SIZE + 2 * TITLE_ROOM,
});

/** A line that carries totals: its heading beside them, or above them where there is no room. */
function headingItem(grid: Grid, fonts: PdfFonts, { kind, level, label, cells }: Heading): PageItem {
  const indent = indentOf(grid, level);
  const needed = Math.min(LEAST_HEADING, fonts.bold.width(label, grid.size) + 2 * grid.pad);
  const stacked = grid.headingWidth - indent < needed;
  const room = (stacked ? grid.width : grid.headingWidth) - indent - 2 * grid.pad;
  const lines = wrapText(fonts.bold, grid.size, room, label);
  const count = lines.length + (stacked && cells.some((cell) => cell !== '') ? 1 : 0);
  return { kind, grid, level, height: heightOf(grid, count), label: lines, cells, stacked };
}

/** What rows are laid out with, and the points on a page below the head of their table. */
interface PageRoom {
  readonly fonts: PdfFonts;
  readonly inside: number;
}

/** A row; one whose texts are longer than half a page goes on as further rows, rather than run off the paper. */
function rowItems(
  grid: Grid,
  says: number | undefined,
  { cells: row, struck: through }: Row,
  room: PageRoom,
): PageItem[] {
  const { fonts, inside } = room;
  const struck = through === true;
  if (!grid.wraps) {
    return [{ kind: 'row', grid, height: heightOf(grid, 1), cells: row.map((text) => [text]), struck, says }];
  }
  const cells = grid.columns.map((column, index) =>
    wrapText(fonts.regular, grid.size, column.width - 2 * grid.pad + 0.01, row[index] ?? ''),
  );
  const most = Math.max(1, Math.floor(inside / 2 / grid.lineHeight));
  const count = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: Math.ceil(count / most) }, (_, part) => ({
    kind: 'row',
    grid,
    height: heightOf(grid, Math.min(most, count - part * most)),
    cells: cells.map((lines) => lines.slice(part * most, (part + 1) * most)),
    struck,
    says,
  }));
}

export interface PageOptions {
  readonly fonts: PdfFonts;
  /** Points on a page for tables, their heads included. */
  readonly room: number;
  /** The heading of a group that goes on from the page before. */
  readonly goesOn: (heading: string) => string;
}

/**
 * Deals tables out to pages, line by line. A heading never stands alone at the foot of a page, a group that goes on
 * says so at the top of the next, a table that goes on repeats its head, and its totals stand together.
 */
export class Pages {
  readonly #options: PageOptions;
  #page: PageItem[] = [];
  readonly #full: PageItem[][] = [];
  #left: number;
  /** Put before the next row, and not without it. */
  #pending: PageItem[] = [];
  /** Headings of the groups that are open, of each level, as the next page says them. */
  #open: PageItem[] = [];
  #head: PageItem | undefined;
  #says: number | undefined;
  /** Lines of totals at the end of the table, which stand together: gross, what was taken back, and what counts. */
  #totals: PageItem[] = [];

  constructor(options: PageOptions) {
    this.#options = options;
    this.#left = options.room;
  }

  /** Begins a table. */
  begin({ title, says }: PaperTable, grid: Grid): void {
    this.#end();
    this.#says = says;
    this.#pending = [];
    this.#open = [];
    this.#head = headItem(grid);
    const top = [...(title === undefined ? [] : [titleItem(grid, title)]), this.#head];
    // A head that fits with nothing below it is better off on the next page.
    if (this.#page.length > 0 && !this.#fits([...top, { ...this.#head, height: heightOf(grid, 2) }])) this.#leave();
    for (const item of top) this.#put(item);
  }

  add(line: PaperLine): void {
    const grid = this.#head?.grid;
    if (!grid) throw new Error('no table has begun');
    const { fonts, goesOn, room } = this.#options;
    if (line.kind === 'row') {
      const inside = room - (this.#head?.height ?? 0);
      for (const item of rowItems(grid, this.#says, line, { fonts, inside })) this.#row(item);
    } else if (line.kind === 'group') {
      const pending = this.#pending.filter((item) => item.kind === 'group' && item.level < line.level);
      this.#pending = [...pending, headingItem(grid, fonts, line)];
      this.#open = [
        ...this.#open.slice(0, line.level),
        headingItem(grid, fonts, { ...line, label: goesOn(line.label), cells: [] }),
      ];
    } else if (line.counts === true || line.cells.some((cell) => cell !== '')) {
      this.#open = [];
      this.#totals.push(headingItem(grid, fonts, line));
    }
  }

  /** The pages that are full, each once; with `last` the one that is being filled too. */
  take(last = false): PageItems[] {
    if (last) {
      this.#end();
      this.#full.push(this.#page);
    }
    return this.#full.splice(0);
  }

  /** Ends a table with its totals. */
  #end(): void {
    const totals = this.#totals.splice(0);
    if (!this.#fits(totals)) this.#turn();
    for (const total of totals) this.#put(total);
  }

  #row(item: PageItem): void {
    if (!this.#fits([...this.#pending, item])) {
      this.#turn();
      // Those that wait have not begun: they come in full below.
      for (const again of this.#open.slice(0, this.#open.length - this.#pending.length)) this.#put(again);
    }
    for (const heading of this.#pending) this.#put(heading);
    this.#pending = [];
    this.#put(item);
  }

  #fits(items: PageItems): boolean {
    return items.reduce((height, item) => height + item.height, 0) <= this.#left;
  }

  #put(item: PageItem): void {
    this.#page.push(item);
    this.#left -= item.height;
  }

  #turn(): void {
    this.#leave();
    if (this.#head) this.#put(this.#head);
  }

  #leave(): void {
    this.#full.push(this.#page);
    this.#page = [];
    this.#left = this.#options.room;
  }
}
