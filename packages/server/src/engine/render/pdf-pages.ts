import { pause } from './pause.ts';
import type { PaperGroup, PaperTable } from './paper-table.ts';
import type { PdfFonts } from './pdf-font.ts';
import { heightOf, wrapText, type Grid } from './pdf-grid.ts';

/**
 * A heading that needs more room than it has goes over the whole width, above its subtotals; with this much it stays
 * and wraps.
 */
const LEAST_HEADING = 110;

/** One line of the table on a page. */
export type PageItem =
  | { readonly kind: 'row'; readonly height: number; readonly cells: readonly (readonly string[])[] }
  | {
      readonly kind: 'group' | 'total';
      readonly height: number;
      readonly label: readonly string[];
      readonly cells: readonly string[];
      readonly stacked: boolean;
    };
export type PageItems = readonly PageItem[];

/** A line that carries totals: its heading beside them, or above them where there is no room. */
function headingItem(
  grid: Grid,
  fonts: PdfFonts,
  kind: 'group' | 'total',
  label: string,
  cells: readonly string[],
): PageItem {
  const needed = Math.min(LEAST_HEADING, fonts.bold.width(label, grid.size) + 2 * grid.pad);
  const stacked = grid.headingWidth < needed;
  const lines = wrapText(fonts.bold, grid.size, (stacked ? grid.width : grid.headingWidth) - 2 * grid.pad, label);
  const count = lines.length + (stacked && cells.some((cell) => cell !== '') ? 1 : 0);
  return { kind, height: heightOf(grid, count), label: lines, cells, stacked };
}

/** A row; one whose texts are longer than half a page goes on as further rows, rather than run off the paper. */
function rowItems(grid: Grid, fonts: PdfFonts, row: readonly string[], room: number): PageItem[] {
  if (!grid.wraps) return [{ kind: 'row', height: heightOf(grid, 1), cells: row.map((text) => [text]) }];
  const cells = grid.columns.map((column, index) =>
    wrapText(fonts.regular, grid.size, column.width - 2 * grid.pad + 0.01, row[index] ?? ''),
  );
  const most = Math.max(1, Math.floor(room / 2 / grid.lineHeight));
  const count = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: Math.ceil(count / most) }, (_, part) => ({
    kind: 'row',
    height: heightOf(grid, Math.min(most, count - part * most)),
    cells: cells.map((lines) => lines.slice(part * most, (part + 1) * most)),
  }));
}

/** Deals the lines of a table out to pages that hold `room` points each. */
class Pages {
  readonly pages: PageItem[][] = [[]];
  readonly room: number;
  #left: number;

  constructor(room: number) {
    this.room = room;
    this.#left = room;
  }

  /** Whether these lines fit below each other on the page that is being filled. */
  fits(...items: readonly (PageItem | undefined)[]): boolean {
    return items.reduce((height, item) => height + (item?.height ?? 0), 0) <= this.#left;
  }

  put(item: PageItem): void {
    this.pages.at(-1)?.push(item);
    this.#left -= item.height;
  }

  turn(): void {
    this.pages.push([]);
    this.#left = this.room;
  }
}

/**
 * Deals a table out to pages. A heading never stands alone at the foot of a page, and a group that goes on says so at
 * the top of the next.
 */
export async function paginate(
  table: PaperTable,
  grid: Grid,
  fonts: PdfFonts,
  room: number,
  goesOn: (heading: string) => string,
): Promise<readonly PageItems[]> {
  const pages = new Pages(room);
  for (const group of table.groups) await putGroup(pages, group, grid, fonts, goesOn);
  if (table.total.cells.some((cell) => cell !== '')) {
    const total = headingItem(grid, fonts, 'total', table.total.label, table.total.cells);
    if (!pages.fits(total)) pages.turn();
    pages.put(total);
  }
  return pages.pages;
}

async function putGroup(
  pages: Pages,
  group: PaperGroup,
  grid: Grid,
  fonts: PdfFonts,
  goesOn: (heading: string) => string,
): Promise<void> {
  let heading =
    group.heading === undefined ? undefined : headingItem(grid, fonts, 'group', group.heading, group.subtotal);
  const again = group.heading === undefined ? undefined : headingItem(grid, fonts, 'group', goesOn(group.heading), []);
  let begun = false;
  for (const [index, row] of group.rows.entries()) {
    for (const item of rowItems(grid, fonts, row, pages.room)) {
      if (!pages.fits(heading, item)) {
        pages.turn();
        if (begun && again) pages.put(again);
      }
      if (heading) pages.put(heading);
      heading = undefined;
      begun = true;
      pages.put(item);
    }
    if (index % 1000 === 999) await pause();
  }
}
