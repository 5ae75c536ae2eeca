import type { Language } from '@kilau/contract/locales/index.ts';
import type { PaperTable } from './paper-table.ts';
import { BAND, GREY, INK, LINE, PdfCanvas } from './pdf-canvas.ts';
import { createPdf, MM } from './pdf-document.ts';
import { openFonts, printable, type PdfFonts } from './pdf-font.ts';
import { addressLines, drawFoot, drawLetterhead, type Letterhead } from './pdf-head.ts';
import { GridMeasure, joinLines, type Grid } from './pdf-grid.ts';
import { indentOf, Pages, TITLE_SIZE as TABLE_TITLE_SIZE, type PageItem, type PageItems } from './pdf-pages.ts';

/** What stands around the tables of a paper, as texts in the reader's language. */
export interface PaperReport {
  readonly shop: Letterhead;
  readonly title: string;
  /** The filters, one text each: `Sales SEMUA`. */
  readonly filters: readonly string[];
  readonly printed: string;
  /** `3 of 7`. */
  readonly page: (n: number, of: number) => string;
  /** The heading of a group that goes on from the page before. */
  readonly goesOn: (heading: string) => string;
  readonly lang: Language;
  readonly waktu: Date;
  readonly tables: readonly PaperTable[];
  /** Letters that the tables need, each at least once. */
  readonly letters: Iterable<string>;
}

/** Where the bytes of a paper go, and who is told how far it is. */
export interface PaperDesk {
  write(bytes: Uint8Array): Promise<void>;
  /** Lines that were measured, dealt out and drawn; each of them comes three times. */
  onLines(count: number): Promise<void>;
}

const SIDE = 10 * MM;
const TOP = 9 * MM;
const FOOT = 7 * MM;
const TITLE_SIZE = 13;
const FILTER_SIZE = 7.5;
const FILTER_STEP = 9.5;

interface Sheet {
  readonly fonts: PdfFonts;
  readonly width: number;
  readonly height: number;
  /** Lines below the title, already broken. */
  readonly filterLines: readonly string[];
  /** Where the tables begin. */
  readonly top: number;
}

/**
 * Writes tables as PDF, one below the other: A4 landscape, repeated heads, groups with subtotals, grand totals, page n
 * of N (specification, section 8). The lines are read three times: to see how wide the columns are, to count the pages,
 * and to draw them, so that a paper of any length takes the memory of one page.
 */
export async function pdfTable(report: PaperReport, desk: PaperDesk): Promise<void> {
  const doc = createPdf({
    title: report.title,
    author: report.shop.nama_toko,
    lang: report.lang,
    waktu: report.waktu,
    size: 'A4',
    layout: 'landscape',
    across: undefined,
  });
  const [width, height] = [297 * MM, 210 * MM];
  const fonts = openFonts(doc, report.lang, headTexts(report));
  const grids = await layGrids(report.tables, fonts, width - 2 * SIDE, desk);
  const filterLines = joinLines(fonts.regular, FILTER_SIZE, width * 0.55, report.filters.map(printable), '   ·   ');
  const headHeight = Math.max(
    15 + FILTER_STEP * addressLines(report.shop.alamat_toko).length,
    TITLE_SIZE + 4 + FILTER_STEP * filterLines.length,
  );
  const top = TOP + headHeight + 6;
  const sheet: Sheet = { fonts, width, height, filterLines, top };
  const dealt = () => deal(report, grids, { fonts, room: height - FOOT - 12 - top, goesOn: report.goesOn }, desk);
  let count = 0;
  for await (const pages of dealt()) count += pages.length;
  let drawn = 0;
  for await (const pages of dealt()) {
    for (const items of pages) {
      drawn += 1;
      drawPage(new PdfCanvas(doc.addPage().page), sheet, report, items, report.page(drawn, count));
      await handOn(doc, desk);
    }
  }
  doc.end();
  await handOn(doc, desk);
}

/** Gives away what is written of a document. */
async function handOn(doc: PDFKit.PDFDocument, desk: PaperDesk): Promise<void> {
  for (;;) {
    const bytes: unknown = doc.read();
    if (!(bytes instanceof Uint8Array)) return;
    await desk.write(bytes);
  }
}

async function layGrids(
  tables: readonly PaperTable[],
  fonts: PdfFonts,
  avail: number,
  desk: PaperDesk,
): Promise<Grid[]> {
  const grids: Grid[] = [];
  for (const { columns, lines } of tables) {
    const measure = new GridMeasure(columns, fonts);
    for (const part of lines.parts()) {
      for (const line of part) measure.add(line);
      await desk.onLines(part.length);
    }
    grids.push(measure.grid(avail));
  }
  return grids;
}

/** The pages of all tables as they fill, the last of them at the end. */
async function* deal(
  { tables }: PaperReport,
  grids: readonly Grid[],
  options: ConstructorParameters<typeof Pages>[0],
  desk: PaperDesk,
): AsyncGenerator<PageItems[]> {
  const pages = new Pages(options);
  for (const [index, table] of tables.entries()) {
    const grid = grids[index];
    if (!grid) continue;
    pages.begin(table, grid);
    for (const part of table.lines.parts()) {
      for (const line of part) pages.add(line);
      yield pages.take();
      await desk.onLines(part.length);
    }
  }
  yield pages.take(true);
}

function* headTexts(report: PaperReport): Generator<string> {
  yield* [
    report.shop.nama_toko,
    report.shop.alamat_toko,
    report.title,
    report.printed,
    report.goesOn(''),
    report.page(1, 1),
    ...report.filters,
  ];
  for (const { title, columns } of report.tables) {
    if (title !== undefined) yield title;
    for (const { label } of columns) yield label;
  }
  yield* report.letters;
}

function drawPage(canvas: PdfCanvas, sheet: Sheet, report: PaperReport, items: PageItems, page: string): void {
  drawLetter(canvas, sheet, report);
  drawItems(canvas, sheet, items);
  const { fonts, width, height } = sheet;
  drawFoot(canvas, fonts, { left: SIDE, right: width - SIDE, y: height - FOOT }, report.printed, page);
  canvas.flush();
}

/** Letterhead on the left, title and filters on the right. */
function drawLetter(canvas: PdfCanvas, { fonts, width, filterLines }: Sheet, report: PaperReport): void {
  drawLetterhead(canvas, fonts, report.shop, SIDE, TOP);
  canvas.textRight(fonts.bold, TITLE_SIZE, width - SIDE, TOP + TITLE_SIZE - 1, printable(report.title));
  filterLines.forEach((line, index) =>
    canvas.textRight(
      fonts.regular,
      FILTER_SIZE,
      width - SIDE,
      TOP + TITLE_SIZE + 2 + FILTER_STEP * (index + 1),
      line,
      GREY,
    ),
  );
}

/** The labels of a table's columns, in the band that was drawn for them. */
function drawHead(canvas: PdfCanvas, fonts: PdfFonts, { grid, height }: PageItem, top: number): void {
  for (const column of grid.columns) {
    column.header.forEach((line, index) => {
      const up = grid.size * 0.52 + grid.lineHeight * (column.header.length - 1 - index);
      drawCell(canvas, grid, fonts.bold, column, line, top + height - up, GREY);
    });
  }
}

function drawCell(
  canvas: PdfCanvas,
  grid: Grid,
  font: PdfFonts['regular'],
  column: Grid['columns'][number],
  text: string,
  y: number,
  color: string,
): void {
  if (column.numeric) canvas.textRight(font, grid.size, SIDE + column.x + column.width - grid.pad, y, text, color);
  else canvas.text(font, grid.size, SIDE + column.x + grid.pad, y, text, color);
}

/** Items with the heights at which they begin. */
function placed(items: PageItems, top: number): (readonly [PageItem, number])[] {
  let y = top;
  return items.map((item) => {
    const at = [item, y] as const;
    y += item.height;
    return at;
  });
}

function drawItems(canvas: PdfCanvas, { fonts, top }: Sheet, items: PageItems): void {
  // Bands first, then lines, then texts: a page changes colour and font as seldom as can be.
  const all = placed(items, top);
  const lined = all.filter(([{ kind }]) => kind !== 'title');
  for (const [{ kind, grid, height }, y] of lined) if (kind !== 'row') canvas.band(SIDE, y, grid.width, height, BAND);
  for (const [{ grid, kind }, y] of lined) if (kind === 'head') canvas.rules(SIDE, grid.width, [y], 0.7);
  for (const grid of new Set(lined.map(([item]) => item.grid))) {
    const mine = lined.filter(([item]) => item.grid === grid);
    canvas.rules(
      SIDE,
      grid.width,
      mine.map(([{ height }, y]) => y + height),
      0.35,
      LINE,
    );
  }
  for (const [item, y] of all) {
    if (item.kind === 'head') drawHead(canvas, fonts, item, y);
    else if (item.kind === 'title') {
      canvas.text(fonts.bold, TABLE_TITLE_SIZE, SIDE, y + item.height - TABLE_TITLE_SIZE * 0.6, item.text);
    }
  }
  for (const [item, y] of all) if (item.kind === 'row') drawRow(canvas, fonts, item, y);
  for (const [item, y] of all) if (item.kind === 'group' || item.kind === 'total') drawHeading(canvas, fonts, item, y);
}

const baseline = (grid: Grid, top: number, line: number): number => top + grid.size * 1.14 + grid.lineHeight * line;

function drawRow(canvas: PdfCanvas, fonts: PdfFonts, item: Extract<PageItem, { kind: 'row' }>, top: number): void {
  const { grid, struck, says } = item;
  grid.columns.forEach((column, index) => {
    const color = struck && index !== says ? GREY : INK;
    item.cells[index]?.forEach((text, line) =>
      drawCell(canvas, grid, fonts.regular, column, text, baseline(grid, top, line), color),
    );
  });
  if (!struck) return;
  const lines = Math.max(1, ...item.cells.map((cell) => cell.length));
  const through = Array.from({ length: lines }, (_, line) => baseline(grid, top, line) - grid.size * 0.32);
  // A struck "cancelled" would read as its opposite.
  const spared = says === undefined ? undefined : grid.columns[says];
  const from = spared ? spared.x + spared.width : grid.width;
  canvas.rules(SIDE, spared?.x ?? grid.width, through, 0.5, GREY);
  if (from < grid.width) canvas.rules(SIDE + from, grid.width - from, through, 0.5, GREY);
}

function drawHeading(
  canvas: PdfCanvas,
  fonts: PdfFonts,
  item: Extract<PageItem, { kind: 'group' | 'total' }>,
  top: number,
): void {
  const { grid } = item;
  if (item.kind === 'total') canvas.rules(SIDE, grid.width, [top], 0.9, GREY);
  const x = SIDE + grid.pad + indentOf(grid, item.level);
  item.label.forEach((line, index) => canvas.text(fonts.bold, grid.size, x, baseline(grid, top, index), line));
  const y = baseline(grid, top, item.stacked ? item.label.length : 0);
  grid.columns.forEach((column, index) => drawCell(canvas, grid, fonts.bold, column, item.cells[index] ?? '', y, INK));
}
