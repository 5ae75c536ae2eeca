import { deflateRawSync, constants } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { writeXlsx, type CellStyle, type CellValue } from 'hucre/xlsx';
import { BODY, headStyle, pageOf, PROPERTIES, sheetName, STRUCK, TITLE, totalStyle, type SheetColumn } from './xlsx.ts';

/** A value of a cell: text, number, or the day count that Excel keeps for a date. */
export type SheetCell = string | number | null;

/** A row as it goes into a sheet. */
interface SheetRow {
  readonly level: number;
  readonly cells: readonly SheetCell[];
  readonly struck?: true;
}

/** A cell of a line of totals. */
export interface SheetSum {
  readonly value: number;
  readonly formula?: string;
}

export interface SheetFileOptions {
  readonly title: string;
  /** Of the one sheet. */
  readonly name: string;
  /** Lines above the tables; the first is set large. */
  readonly lines: readonly string[];
  /** The columns of each table. */
  readonly tables: readonly (readonly SheetColumn[])[];
  /** Foot of a printed page, left. */
  readonly printed: string;
  readonly author: string;
  readonly waktu: Date;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const DATA = '<sheetData>';
/** Letters of a sheet that are packed in one go. */
const CHUNK = 256 * 1024;
/** A cell holds no more. */
const LONGEST = 32_767;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const SPECIAL = /[&<>]/g;
/** XML knows no control characters but these three; half a character is none. */
const FORBIDDEN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const PLAIN = /^[\x20-\x25\x27-\x3b\x3d\x3f-\x7e]*$/;

function xmlText(text: string): string {
  if (PLAIN.test(text) && text.length <= LONGEST) return text;
  return text
    .slice(0, LONGEST)
    .replace(FORBIDDEN, '')
    .replace(SPECIAL, (sign) => ESCAPES[sign] ?? sign);
}

/** `A`, `Z`, `AA`. */
function letterOf(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : letterOf(Math.floor(column / 26) - 1) + rest;
}
/** Column letters of a sheet, worked out once. */
const LETTERS = Array.from({ length: 256 }, (_, column) => letterOf(column));
/** `B7` for row 6 and column 1, counted from 0. */
export const cellName = (row: number, column: number): string => `${LETTERS[column]}${row + 1}`;

/** A file of an archive whose bytes are packed as they come, by Node itself: in one go it would take its whole size. */
class PackedFile extends ZipPassThrough {
  constructor(name: string) {
    super(name);
    this.compression = 8;
  }

  /** Each piece is packed by itself; pieces that end flushed make one stream. */
  protected override process(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    const finishFlush = final ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, new Uint8Array(deflateRawSync(chunk, { level: 4, finishFlush })), final);
  }
}

/** What a sheet looks like around its rows, and the number that each look of a cell has in it. */
interface Frame {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly before: string;
  readonly after: string;
  styleAt(row: number, column: number): string;
}

/** Rows in which the frame shows how the lines of a table look: its head, a row, one taken back, and so on. */
const LOOKS = { head: 0, row: 1, group: 2, total: 3, title: 4, struck: 5 } as const;
const LOOK_COUNT = Object.keys(LOOKS).length;
type Look = keyof typeof LOOKS;

/** A whole small sheet, written by the library, out of which everything but the rows is taken. */
async function frameOf({ title, name, lines, tables, printed, author, waktu }: SheetFileOptions): Promise<Frame> {
  const rows: CellValue[][] = [[title]];
  const cells = new Map<string, { style: CellStyle }>([['0,0', { style: TITLE }]]);
  for (const columns of tables) {
    const looks: Readonly<Record<Look, (column: SheetColumn) => CellStyle>> = {
      head: headStyle,
      row: ({ format }) => (format ? { ...BODY, numFmt: format } : BODY),
      group: (column) => totalStyle(column, false),
      total: (column) => totalStyle(column, true),
      title: () => ({ font: { ...TITLE.font, size: 11 } }),
      struck: ({ format }) => (format ? { ...STRUCK, numFmt: format } : STRUCK),
    };
    for (const look of Object.keys(LOOKS) as Look[]) {
      columns.forEach((column, index) => cells.set(`${rows.length},${index}`, { style: looks[look](column) }));
      rows.push(columns.map(() => 1));
    }
  }
  const widest = Math.max(...tables.map((columns) => columns.length));
  const columns = Array.from({ length: widest }, (_, index) => ({
    width: Math.max(...tables.map((table) => table[index]?.width ?? 0)),
    // A column of several tables is hidden where all of them hide it.
    hidden: tables.every((table) => table[index]?.hidden ?? !table[index]),
  }));
  const head = lines.length + 2;
  const page = pageOf(printed, tables.length === 1 ? head : undefined);
  const bytes = await writeXlsx({
    sheets: [{ name: sheetName(name), columns, rows, cells, outlineProperties: { summaryBelow: false }, ...page }],
    properties: { title, creator: author, created: waktu },
    ...PROPERTIES,
  });
  const files = unzipSync(bytes);
  const xml = strFromU8(files[SHEET] ?? new Uint8Array()).replace(/<dimension [^>]*\/>/, '');
  const styles = new Map([...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*? s="(\d+)"/g)].map(([, ref, id]) => [ref, id]));
  const from = xml.indexOf(DATA) + DATA.length;
  return {
    files,
    before: xml.slice(0, from),
    after: xml.slice(xml.indexOf('</sheetData>')),
    styleAt: (row, column) => styles.get(cellName(row, column)) ?? '0',
  };
}

/** Writes the rows of a sheet one after the other; whoever writes takes the bytes away in between. */
export class SheetFile {
  /** The row that comes next, counted from 0. */
  row = 0;
  readonly #frame: Frame;
  readonly #options: SheetFileOptions;
  readonly #styles: readonly Readonly<Record<Look, readonly string[]>>[];
  readonly #zip: Zip;
  readonly #sheet = new PackedFile(SHEET);
  #out: Uint8Array[] = [];
  #text: string;

  private constructor(frame: Frame, options: SheetFileOptions) {
    this.#frame = frame;
    this.#options = options;
    this.#styles = options.tables.map((columns, table) => {
      const of = (look: Look) => columns.map((_, index) => frame.styleAt(1 + table * LOOK_COUNT + LOOKS[look], index));
      return {
        head: of('head'),
        row: of('row'),
        group: of('group'),
        total: of('total'),
        title: of('title'),
        struck: of('struck'),
      };
    });
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.#out.push(bytes);
    });
    for (const [name, bytes] of Object.entries(frame.files)) {
      if (name === SHEET) continue;
      const file = new ZipDeflate(name);
      this.#zip.add(file);
      file.push(bytes, true);
    }
    this.#zip.add(this.#sheet);
    this.#text = frame.before;
    options.lines.forEach((line, index) =>
      this.#cells([this.#textCell(0, line, index === 0 ? frame.styleAt(0, 0) : '0')]),
    );
    this.skip();
  }

  static async open(options: SheetFileOptions): Promise<SheetFile> {
    return new SheetFile(await frameOf(options), options);
  }

  /** Leaves a row empty. */
  skip(): void {
    this.row += 1;
  }

  /** The title and the labels of a table. */
  head(table: number, title: string | undefined): void {
    const styles = this.#styles[table];
    if (title !== undefined) this.#cells([this.#textCell(0, title, styles?.title[0] ?? '0')]);
    const columns = this.#options.tables[table] ?? [];
    this.#cells(columns.map(({ label }, index) => this.#textCell(index, label, styles?.head[index] ?? '0')));
  }

  /**
   * A row of a table, which folds under the headings above it; struck through when it was taken back, but for the
   * column that says so.
   */
  values(table: number, { level, cells: values, struck }: SheetRow, says?: number): void {
    const { row = [], struck: through = [] } = this.#styles[table] ?? {};
    let cells = '';
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index];
      if (value === null || value === undefined || value === '') continue;
      const style = (struck === true && index !== says ? through : row)[index] ?? '0';
      cells +=
        typeof value === 'number'
          ? `<c r="${cellName(this.row, index)}" s="${style}"><v>${value}</v></c>`
          : this.#textCell(index, value, style);
    }
    this.#cells([cells], level);
  }

  /** A line of totals. Its label stands in the first column unless a total does. */
  sums(table: number, kind: 'group' | 'total', level: number, label: string, sums: readonly (SheetSum | null)[]): void {
    const styles = this.#styles[table]?.[kind] ?? [];
    const cells = sums.map((sum, index) => {
      const style = styles[index] ?? '0';
      if (!sum && index === 0) return this.#textCell(0, label, style);
      if (!sum) return `<c r="${cellName(this.row, index)}" s="${style}"/>`;
      const formula = sum.formula === undefined ? '' : `<f>${xmlText(sum.formula)}</f>`;
      return `<c r="${cellName(this.row, index)}" s="${style}">${formula}<v>${sum.value}</v></c>`;
    });
    this.#cells(cells, level);
  }

  /** Bytes that are ready. */
  take(): Uint8Array[] {
    return this.#out.splice(0);
  }

  /** Writes what is left. */
  end(): void {
    this.#text += this.#frame.after;
    this.#sheet.push(strToU8(this.#text), true);
    this.#text = '';
    this.#zip.end();
  }

  #textCell(column: number, text: string, style: string): string {
    const shown = xmlText(text);
    const space = shown !== shown.trim() ? ' xml:space="preserve"' : '';
    return `<c r="${cellName(this.row, column)}" s="${style}" t="inlineStr"><is><t${space}>${shown}</t></is></c>`;
  }

  #cells(cells: readonly string[], level = 0): void {
    this.row += 1;
    const outline = level > 0 ? ` outlineLevel="${Math.min(7, level)}"` : '';
    this.#text += `<row r="${this.row}"${outline}>${cells.join('')}</row>`;
    if (this.#text.length < CHUNK) return;
    this.#sheet.push(strToU8(this.#text));
    this.#text = '';
  }
}
