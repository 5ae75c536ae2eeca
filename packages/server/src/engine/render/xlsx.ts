import { cellRef, writeXlsx, type Cell, type CellStyle, type CellValue } from 'hucre/xlsx';

type SheetImage = NonNullable<Parameters<typeof writeXlsx>[0]['sheets'][number]['images']>[number];

/** A value of a sheet. Dates and moments are wall clock times written as UTC: a sheet knows no time zones. */
export type SheetValue = string | number | Date | null;

export interface SheetColumn {
  readonly label: string;
  /** Number format in Excel's own language; absent for text. */
  readonly format?: string;
  readonly numeric: boolean;
  /** Characters. */
  readonly width: number;
  readonly hidden?: boolean;
}

/** How a total is worked out again in the sheet: over the rows above or below it, or from two totals beside it. */
export type SheetFormula = 'sum' | 'count' | 'last' | { readonly over: number; readonly under: number };

export interface SheetTotal {
  readonly value: number;
  /** Absent where a sheet cannot work it out (different values). */
  readonly formula?: SheetFormula;
}

export interface SheetBlock {
  readonly heading: string | undefined;
  readonly rows: readonly (readonly SheetValue[])[];
  /** One per column, in order. */
  readonly subtotal: readonly (SheetTotal | undefined)[];
}

export interface SheetPicture {
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpeg';
}

/** Square pictures that fill the cells of a column of their own: one for each row, in the order of the rows. */
export interface SheetPictures {
  readonly column: number;
  /** Pixels; rows and column are made as large. */
  readonly edge: number;
  readonly of: readonly SheetPicture[];
}

export interface SheetTable {
  /** Of the file, and of its one sheet. */
  readonly title: string;
  readonly name: string;
  /** Lines above the table; the first is set large. */
  readonly lines: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly blocks: readonly SheetBlock[];
  readonly pictures?: SheetPictures;
  readonly total: { readonly label: string; readonly cells: readonly (SheetTotal | undefined)[] };
  /** Foot of a printed page, left. */
  readonly printed: string;
  readonly author: string;
  readonly waktu: Date;
}

const FONT = { name: 'Calibri', size: 10 } as const;
const bold = { font: { ...FONT, bold: true } } as const;
const shaded = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F7F4EE' } } } as const;
const line = { style: 'thin', color: { rgb: 'D3C9B8' } } as const;
const HEAD: CellStyle = {
  ...bold,
  ...shaded,
  border: { top: line, bottom: line },
  alignment: { vertical: 'center', wrapText: true },
};
const NO_COLUMN: SheetColumn = { label: '', numeric: false, width: 0 };
/** Points in a pixel of a sheet; pixels in a character of a column, and beside its characters. */
const POINTS = 0.75;
const CHARACTER = 7;
const PADDING = 5;
export const TITLE = { font: { ...FONT, bold: true, size: 14 } } as const satisfies CellStyle;
export const BODY: CellStyle = { font: FONT };
export const STRUCK: CellStyle = { font: { ...FONT, strikethrough: true, color: { rgb: '70675B' } } };

/** Rows that a total is over, counted from 0 as the writer counts them. */
interface Span {
  readonly first: number;
  readonly last: number;
  /** The last of them that has a value in a column. */
  readonly lastFilled: (column: number) => number;
}

const lastFilled = (rows: readonly (readonly SheetValue[])[], column: number): number =>
  rows.findLastIndex((row) => (row[column] ?? null) !== null);

export const headStyle = ({ numeric }: SheetColumn): CellStyle =>
  numeric ? { ...HEAD, alignment: { ...HEAD.alignment, horizontal: 'right' } } : HEAD;

/** Of a line of totals; the number format stands where a total does. */
export const totalStyle = ({ format }: SheetColumn, grand: boolean): CellStyle => ({
  ...bold,
  ...shaded,
  border: grand ? { top: { style: 'medium' } } : { top: line },
  ...(format && { numFmt: format }),
});

class SheetWriter {
  readonly rows: CellValue[][] = [];
  readonly cells = new Map<string, Partial<Cell>>();
  readonly rowDefs = new Map<number, { outlineLevel?: number; height?: number }>();
  readonly images: SheetImage[] = [];
  readonly #table: SheetTable;

  constructor(table: SheetTable) {
    this.#table = table;
  }

  write(): void {
    const { lines, columns, blocks, total } = this.#table;
    lines.forEach((text, row) => this.#styled([text], () => (row === 0 ? TITLE : {})));
    this.rows.push([]);
    this.#styled(
      columns.map((column) => column.label),
      (index) => headStyle(columns[index] ?? NO_COLUMN),
    );
    const first = this.rows.length;
    const spans = blocks.map((block) => this.#block(block));
    const last = this.rows.length - 1;
    if (last < first) return;
    const filled = (column: number) => spans.map((span) => span.lastFilled(column)).findLast((row) => row >= 0) ?? last;
    this.#totals(total.label, total.cells, { first, last, lastFilled: filled }, true);
  }

  #block({ heading, rows, subtotal }: SheetBlock): Span {
    const first = this.rows.length + (heading === undefined ? 0 : 1);
    const filled = (column: number) => {
      const index = lastFilled(rows, column);
      return index < 0 ? -1 : first + index;
    };
    const span: Span = { first, last: first + rows.length - 1, lastFilled: filled };
    if (heading !== undefined) this.#totals(heading, subtotal, span, false);
    for (const row of rows) {
      const picture = this.#picture();
      if (heading !== undefined || picture) {
        this.rowDefs.set(this.rows.length, { ...(heading !== undefined && { outlineLevel: 1 }), ...picture });
      }
      this.rows.push([...row]);
    }
    return span;
  }

  /** Puts the next picture into the row that is about to be written, and answers how high the row has to be. */
  #picture(): { readonly height: number } | undefined {
    const { pictures } = this.#table;
    const picture = pictures?.of[this.images.length];
    if (!pictures || !picture) return undefined;
    const from = { row: this.rows.length, col: pictures.column };
    this.images.push({
      data: picture.bytes,
      type: picture.type,
      anchor: { from, to: { row: from.row + 1, col: from.col + 1 } },
    });
    return { height: pictures.edge * POINTS };
  }

  #styled(values: CellValue[], style: (index: number) => CellStyle): void {
    const row = this.rows.length;
    values.forEach((_, index) => this.cells.set(`${row},${index}`, { style: style(index) }));
    this.rows.push(values);
  }

  /** A line of totals over `span`. Its label stands in the first column unless a total does. */
  #totals(label: string, totals: readonly (SheetTotal | undefined)[], span: Span, grand: boolean): void {
    const row = this.rows.length;
    const values: CellValue[] = this.#table.columns.map((_, index) => totals[index]?.value ?? null);
    if (!totals[0]) values[0] = label;
    this.rows.push(values);
    this.#table.columns.forEach((column, index) => {
      const total = totals[index];
      const style = totalStyle(total ? column : NO_COLUMN, grand);
      const formula = total?.formula && this.#formula(total.formula, index, row, span);
      this.cells.set(`${row},${index}`, formula ? { style, formula, formulaResult: total.value } : { style });
    });
  }

  #formula(formula: SheetFormula, column: number, row: number, span: Span): string {
    const range = `${cellRef(span.first, column)}:${cellRef(span.last, column)}`;
    // SUBTOTAL leaves out other SUBTOTALs in its range, so a grand total over headings with subtotals counts nothing
    // twice.
    if (formula === 'sum') return `SUBTOTAL(9,${range})`;
    if (formula === 'count') return `SUBTOTAL(3,${range})`;
    if (formula === 'last') return cellRef(span.lastFilled(column), column);
    return ratioFormula(cellRef(row, formula.over), cellRef(row, formula.under));
  }
}

/** One total over another beside it, as a table adds them up: in whole rupiah, or in percent with a decimal. */
export const ratioFormula = (over: string, under: string, percent = false): string =>
  `IF(${under}=0,0,${percent ? `ROUND(${over}*100/${under},1)` : `ROUNDDOWN(${over}/${under},0)`})`;

/** Only letters, digits and underscores: any other name would have to be quoted where it is referred to. 31 at most. */
export const sheetName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '_').slice(0, 31);

/** In the foot of a page `&` begins a code. */
const footText = (text: string): string => text.replaceAll('&', '&&');

/** How a sheet is printed: A4 landscape, as wide as the paper, its foot on every page, and its head if it has one. */
export const pageOf = (printed: string, head: number | undefined) => ({
  ...(head !== undefined && { freezePane: { rows: head } }),
  pageSetup: {
    paperSize: 'a4',
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    ...(head !== undefined && { printTitlesRow: `$${head}:$${head}` }),
    margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
  } as const,
  headerFooter: { oddFooter: `&L&8${footText(printed)}&R&8&P of &N` },
});

export const PROPERTIES = { defaultFont: FONT } as const;

/**
 * Writes a table as an Excel file: typed cells with number formats, frozen head, widths, groups that fold, and totals
 * as formulas that carry their value, so that a reader that does not calculate shows them too.
 */
export async function writeSheet(table: SheetTable): Promise<Buffer> {
  const writer = new SheetWriter(table);
  writer.write();
  const { pictures } = table;
  const head = table.lines.length + 2;
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(table.name),
        columns: table.columns.map(({ width, format }, index) => ({
          width: index === pictures?.column ? (pictures.edge - PADDING) / CHARACTER : width,
          ...(format && { style: { numFmt: format } }),
        })),
        rows: writer.rows,
        cells: writer.cells,
        rowDefs: writer.rowDefs,
        ...(writer.images.length > 0 && { images: writer.images }),
        outlineProperties: { summaryBelow: false },
        ...pageOf(table.printed, head),
      },
    ],
    properties: { title: table.title, creator: table.author, created: table.waktu },
    ...PROPERTIES,
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
