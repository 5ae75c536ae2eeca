import type { Language } from '@kilau/contract/locales/index.ts';
import { paperTexts, type PaperTable } from './paper-table.ts';
import { pause } from './pause.ts';
import { BAND, GREY, INK, LINE, PdfCanvas } from './pdf-canvas.ts';
import { createPdf, MM, pdfBytes } from './pdf-document.ts';
import { openFonts, printable, type PdfFonts } from './pdf-font.ts';
import { addressLines, drawFoot, drawLetterhead, type Letterhead } from './pdf-head.ts';
import { heightOf, joinLines, layGrid, type Grid } from './pdf-grid.ts';
import { paginate, type PageItem, type PageItems } from './pdf-pages.ts';

/** What stands around a table on paper, as texts in the reader's language. */
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
  readonly table: PaperTable;
}

const SIDE = 10 * MM;
const TOP = 9 * MM;
const FOOT = 7 * MM;
const TITLE_SIZE = 13;
const FILTER_SIZE = 7.5;
const FILTER_STEP = 9.5;

interface Sheet {
  readonly grid: Grid;
  readonly fonts: PdfFonts;
  readonly width: number;
  readonly height: number;
  /** Lines below the title, already broken. */
  readonly filterLines: readonly string[];
  /** Where the table's head begins, and its rows. */
  readonly tableTop: number;
  readonly rowsTop: number;
}

/**
 * A table as PDF: A4 landscape, repeated head, groups with subtotals, grand total, page n of N (specification, section
 * 8).
 */
export async function pdfTable(report: PaperReport): Promise<Buffer> {
  const doc = createPdf({
    title: report.title,
    author: report.shop.nama_toko,
    lang: report.lang,
    waktu: report.waktu,
    size: 'A4',
    layout: 'landscape',
  });
  const [width, height] = [297 * MM, 210 * MM];
  const fonts = openFonts(doc, report.lang, headTexts(report));
  const grid = await layGrid(report.table, fonts, width - 2 * SIDE);
  const filterLines = joinLines(fonts.regular, FILTER_SIZE, width * 0.55, report.filters.map(printable), '   ·   ');
  const headHeight = Math.max(
    15 + FILTER_STEP * addressLines(report.shop.alamat_toko).length,
    TITLE_SIZE + 4 + FILTER_STEP * filterLines.length,
  );
  const tableTop = TOP + headHeight + 6;
  const rowsTop = tableTop + heightOf(grid, Math.max(1, ...grid.columns.map((column) => column.header.length)));
  const pages = await paginate(report.table, grid, fonts, height - FOOT - 12 - rowsTop, report.goesOn);
  const sheet: Sheet = { grid, fonts, width, height, filterLines, tableTop, rowsTop };
  for (const [index, items] of pages.entries()) {
    const canvas = new PdfCanvas(doc.addPage().page);
    drawHead(canvas, sheet, report);
    drawItems(canvas, sheet, items);
    drawFoot(
      canvas,
      fonts,
      { left: SIDE, right: width - SIDE, y: height - FOOT },
      report.printed,
      report.page(index + 1, pages.length),
    );
    canvas.flush();
    if (index % 4 === 3) await pause();
  }
  return pdfBytes(doc);
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
  yield* paperTexts(report.table);
}

/** Letterhead on the left, title and filters on the right, and the table's own head below. */
function drawHead(
  canvas: PdfCanvas,
  { fonts, grid, width, filterLines, tableTop, rowsTop }: Sheet,
  report: PaperReport,
): void {
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
  canvas.band(SIDE, tableTop, grid.width, rowsTop - tableTop);
  canvas.rules(SIDE, grid.width, [tableTop], 0.7);
  for (const column of grid.columns) {
    column.header.forEach((line, index) => {
      const y = rowsTop - grid.size * 0.42 - grid.lineHeight * (column.header.length - 1 - index) - grid.size * 0.1;
      drawCell(canvas, grid, fonts.bold, column, line, y, GREY);
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

function drawItems(canvas: PdfCanvas, sheet: Sheet, items: PageItems): void {
  const { grid } = sheet;
  // Bands first, then lines, then texts: a page changes colour and font as seldom as can be.
  const lines: number[] = [sheet.rowsTop];
  let y = sheet.rowsTop;
  for (const item of items) {
    if (item.kind !== 'row') canvas.band(SIDE, y, grid.width, item.height, BAND);
    y += item.height;
    lines.push(y);
  }
  canvas.rules(SIDE, grid.width, lines, 0.35, LINE);
  y = sheet.rowsTop;
  for (const item of items) {
    if (item.kind === 'row') drawRow(canvas, sheet, item, y);
    y += item.height;
  }
  y = sheet.rowsTop;
  for (const item of items) {
    if (item.kind !== 'row') drawHeading(canvas, sheet, item, y);
    y += item.height;
  }
}

const baseline = (grid: Grid, top: number, line: number): number => top + grid.size * 1.14 + grid.lineHeight * line;

function drawRow(
  canvas: PdfCanvas,
  { grid, fonts }: Sheet,
  item: Extract<PageItem, { kind: 'row' }>,
  top: number,
): void {
  grid.columns.forEach((column, index) => {
    item.cells[index]?.forEach((text, line) =>
      drawCell(canvas, grid, fonts.regular, column, text, baseline(grid, top, line), INK),
    );
  });
}

function drawHeading(
  canvas: PdfCanvas,
  { grid, fonts }: Sheet,
  item: Exclude<PageItem, { kind: 'row' }>,
  top: number,
): void {
  if (item.kind === 'total') canvas.rules(SIDE, grid.width, [top], 0.9, GREY);
  item.label.forEach((line, index) =>
    canvas.text(fonts.bold, grid.size, SIDE + grid.pad, baseline(grid, top, index), line),
  );
  const y = baseline(grid, top, item.stacked ? item.label.length : 0);
  grid.columns.forEach((column, index) => drawCell(canvas, grid, fonts.bold, column, item.cells[index] ?? '', y, INK));
}
