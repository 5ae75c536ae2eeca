import type { PaperColumn, PaperLine } from './paper-table.ts';
import type { PdfFont, PdfFonts } from './pdf-font.ts';

/** Where a table's columns stand and how large its letters are, in points. */
export interface Grid {
  readonly size: number;
  readonly pad: number;
  readonly lineHeight: number;
  readonly columns: readonly GridColumn[];
  readonly width: number;
  /** Texts may be longer than their column and go over several lines. */
  readonly wraps: boolean;
  /** Width from the left edge to the first column with a total: room for a group's heading. */
  readonly headingWidth: number;
}
export interface GridColumn extends PaperColumn {
  readonly x: number;
  readonly width: number;
  readonly header: readonly string[];
}

/** Widths at a size of 1 point. */
interface Measure {
  /** The widest text, and the widest of its label and of the label's words, which may stand on lines of their own. */
  readonly full: number;
  readonly label: number;
  readonly labelWord: number;
  /** The least width that breaks nothing that must stay whole. */
  readonly least: number;
}

const PLAIN_SIZES = [8.5, 8, 7.5, 7] as const;
const WRAPPED_SIZES = [7.5, 7, 6.5, 6, 5.5, 5] as const;
const SMALLEST = 5;
/** Of spare room, columns of numbers and codes take this much of what columns of texts take. */
const WHOLE_SHARE = 0.4;
/** A word wider than this many letter heights may be broken; the number of a paper among other words is narrower. */
const LONGEST_WORD = 11;

const padOf = (size: number): number => size * 0.42;
/**
 * Where there is room, columns stand further apart: a number at the right edge of its column ends just where a text
 * begins.
 */
const roomyPad = (size: number, spare: number, columns: number): number =>
  Math.min(padOf(size) * 2, padOf(size) + spare / (2 * columns));
const widest = (font: PdfFont, texts: Iterable<string>): number => {
  let width = 0;
  for (const text of texts) width = Math.max(width, font.width(text, 1));
  return width;
};

/** Finds out how wide the columns of a table are, line by line. */
export class GridMeasure {
  readonly #columns: readonly PaperColumn[];
  readonly #fonts: PdfFonts;
  readonly #full: number[];
  readonly #word: number[];
  readonly #totals: boolean[];

  constructor(columns: readonly PaperColumn[], fonts: PdfFonts) {
    this.#columns = columns;
    this.#fonts = fonts;
    this.#full = columns.map(() => 0);
    this.#word = columns.map(() => 0);
    this.#totals = columns.map(() => false);
  }

  add({ kind, cells }: PaperLine): void {
    if (kind === 'row') this.#row(cells);
    else this.#bold(cells);
  }

  #row(cells: readonly string[]): void {
    for (let index = 0; index < cells.length; index += 1) {
      const text = cells[index] ?? '';
      const width = this.#fonts.regular.width(text, 1);
      if (width <= (this.#full[index] ?? 0)) continue;
      this.#full[index] = width;
      if (this.#columns[index]?.whole) continue;
      this.#word[index] = Math.max(this.#word[index] ?? 0, widest(this.#fonts.regular, text.split(' ')));
    }
  }

  /** Totals stay whole in any column. */
  #bold(cells: readonly string[]): void {
    for (const [index, text] of cells.entries()) {
      if (text === '') continue;
      const width = this.#fonts.bold.width(text, 1);
      this.#totals[index] = true;
      this.#full[index] = Math.max(this.#full[index] ?? 0, width);
      this.#word[index] = Math.max(this.#word[index] ?? 0, width);
    }
  }

  /** Decides on letters and columns, so that nothing is cut: first smaller letters, then texts over several lines. */
  grid(avail: number): Grid {
    const { bold } = this.#fonts;
    const measures = this.#columns.map((column, index): Measure => {
      const [full, word] = [this.#full[index] ?? 0, this.#word[index] ?? 0];
      const labelWord = widest(bold, column.label.split(' '));
      return {
        full,
        label: bold.width(column.label, 1),
        labelWord,
        least: Math.max(column.whole ? full : Math.min(word, LONGEST_WORD), labelWord),
      };
    });
    const { size, pad, widths, wraps } = fit(measures, this.#columns, avail);
    let x = 0;
    const columns = this.#columns.map((column, index): GridColumn => {
      const width = widths[index] ?? 0;
      const placed = { ...column, x, width, header: wrapText(bold, size, width - 2 * pad + 0.01, column.label) };
      x += width;
      return placed;
    });
    const firstTotal = columns.find((_, index) => this.#totals[index]);
    return {
      size,
      pad,
      lineHeight: size * 1.24,
      columns,
      width: x,
      wraps,
      headingWidth: firstTotal ? firstTotal.x : x,
    };
  }
}

/** The size of letters, and the width of each column, padding included. */
function fit(
  measures: readonly Measure[],
  columns: readonly PaperColumn[],
  avail: number,
): { size: number; pad: number; widths: number[]; wraps: boolean } {
  const widthsAt = (size: number, by: (measure: Measure) => number) =>
    measures.map((measure) => by(measure) * size + 2 * padOf(size));
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const least = (measure: Measure) => measure.least;
  const plain = [
    (measure: Measure) => Math.max(measure.full, measure.label),
    (measure: Measure) => Math.max(measure.full, measure.labelWord),
  ];
  for (const [size, by] of PLAIN_SIZES.flatMap((each) => plain.map((how) => [each, how] as const))) {
    const widths = widthsAt(size, by);
    const spare = avail - sum(widths);
    if (spare >= 0) {
      const pad = roomyPad(size, spare, columns.length);
      const roomy = widths.map((width) => width + 2 * (pad - padOf(size)));
      return {
        size,
        pad,
        widths: spread(
          roomy,
          widths.map((width, index) => (columns[index]?.whole ? width * WHOLE_SHARE : width)),
          avail - sum(roomy),
        ),
        wraps: false,
      };
    }
  }
  for (const size of WRAPPED_SIZES) {
    const widths = widthsAt(size, least);
    const spare = avail - sum(widths);
    if (spare >= 0) {
      return {
        size,
        pad: padOf(size),
        widths: spread(
          widths,
          measures.map((measure) => Math.max(0, measure.full - measure.least) * size),
          spare,
        ),
        wraps: true,
      };
    }
  }
  const size = SMALLEST * (avail / sum(widthsAt(SMALLEST, least)));
  return { size, pad: padOf(size), widths: widthsAt(size, least), wraps: true };
}

/** Gives spare room to the columns by their weights. */
function spread(widths: readonly number[], weights: readonly number[], spare: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return widths.map(
    (width, index) => width + (sum === 0 ? spare / widths.length : (spare * (weights[index] ?? 0)) / sum),
  );
}

/** Breaks a text into lines no wider than `width`: at blanks, and inside a word that alone is too wide. */
export function wrapText(font: PdfFont, size: number, width: number, text: string): string[] {
  if (font.width(text, size) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const put = (piece: string, glue: string): void => {
    if (line !== '' && font.width(line + glue + piece, size) > width) {
      lines.push(line);
      line = piece;
    } else line += line === '' ? piece : glue + piece;
  };
  for (const word of text.split(' ')) {
    if (font.width(word, size) <= width) {
      put(word, ' ');
      continue;
    }
    let glue = ' ';
    for (const char of word) {
      put(char, glue);
      glue = '';
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Sets texts beside each other, with `glue` between them, in lines no wider than `width`; a text is not torn apart. */
export function joinLines(
  font: PdfFont,
  size: number,
  width: number,
  texts: readonly string[],
  glue: string,
): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = lines.length === 0 ? undefined : `${lines.at(-1)}${glue}${text}`;
    if (longer !== undefined && font.width(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(...wrapText(font, size, width, text));
  }
  return lines;
}

/** Height of a line of the table whose longest text goes over so many lines. */
export const heightOf = (grid: Grid, lines: number): number => lines * grid.lineHeight + grid.size * 0.55;
