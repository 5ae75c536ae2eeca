import { parentPort, workerData } from 'node:worker_threads';
import { constants, inflateRawSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { readXlsx, type Cell, type Sheet } from 'hucre/xlsx';
import { MOST_ROWS, type FromWorkbook, type Line, type WorkbookFault } from './workbook-wire.ts';

// A thread of its own: unpacking a workbook and parsing it takes seconds in one go, and ends with the thread if it is
// meant to take forever.

/** Bytes that a workbook unpacks to at most; one of fifty thousand pieces is a quarter of it. */
const UNPACKED_MAKS = 200 * 1024 * 1024;
/** Rows that are handed over at once: the other side unpacks them between two requests. */
const AT_ONCE = 200;

class Refused extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** What of a workbook may be read: it is one, unpacks to what it says, and brings no program. */
function assertHarmless(bytes: Uint8Array): void {
  let left = UNPACKED_MAKS;
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      left -= originalSize;
      return false;
    },
  });
  if (left < 0) throw new Refused({ code: 'impor_lembar_besar' });
  if (names.some((name) => /vbaproject/i.test(name))) throw new Refused({ code: 'impor_lembar_makro' });
  assertHonest(bytes);
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const HEAD_BYTES = 46;

/** A packed file may say that it is small and be large: each is unpacked once within what is left. */
function assertHonest(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = UNPACKED_MAKS;
  for (let at = view.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && at + HEAD_BYTES <= view.length;) {
    if (view.readUInt32LE(at) !== CENTRAL) return;
    const from = view.readUInt32LE(at + 42);
    if (from + 30 <= view.length && view.readUInt32LE(from) === LOCAL && view.readUInt16LE(at + 10) === 8) {
      const start = from + 30 + view.readUInt16LE(from + 26) + view.readUInt16LE(from + 28);
      left -= unpackedSize(view.subarray(start, start + view.readUInt32LE(at + 20)), left);
    }
    at += HEAD_BYTES + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
}

function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new Refused({ code: 'impor_lembar_besar' });
    }
    return 0;
  }
}

/** Digits that a workbook keeps of a number; behind them is the noise of its arithmetic: 0.1 + 0.2 shows 0.3. */
const DIGITS = 15;
const LONGEST_WHOLE = 10 ** DIGITS;

/**
 * A number as it would have been typed. One of more digits than a workbook keeps is told as shortened: a number of an
 * identity card ends in zeros there, and nobody knows what stood in their place.
 */
const numberText = (value: number): string => {
  const exact = Number(value.toPrecision(DIGITS));
  if (Math.abs(exact) >= LONGEST_WHOLE) return exact.toExponential();
  // Small numbers are written out: 1e-7 is no text of an amount.
  return String(exact).includes('e') ? exact.toFixed(DIGITS).replace(/\.?0+$/, '') : String(exact);
};

/** What a cell of a workbook says, as it would have been typed: 70 % is kept as 0.7, and typed as 70. */
const cellText = (value: unknown, format: string): string => {
  if (typeof value === 'number') return numberText(format.includes('%') ? value * 100 : value);
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value) : '';
};

/**
 * A formula of which nothing was saved, as programs write them that do not calculate, is no empty cell: that would
 * empty its field.
 */
function assertDihitung(cells: ReadonlyMap<string, Cell> | undefined): void {
  for (const [at, { type, value }] of cells ?? []) {
    if (type === 'formula' && value === null) {
      throw new Refused({ code: 'impor_rumus_kosong', baris: Number(at.split(',')[0]) + 1 });
    }
  }
}

/** Merged cells keep their value in the first of them: of the others, what shows it to a reader would come in empty. */
function assertTerpisah({ rows, merges = [] }: Sheet): void {
  const head = rows.findIndex((cells) => cells.some(isFilled));
  const merged = merges.find(({ startRow, startCol, endRow }) => endRow > head && isFilled(rows[startRow]?.[startCol]));
  if (merged) throw new Refused({ code: 'impor_sel_gabung', baris: Math.max(merged.startRow, head + 1) + 1 });
}

const isFilled = (value: unknown): boolean => cellText(value, '').trim() !== '';

/** The rows of the first sheet that is shown. Of a formula its value counts, as it was saved with the file. */
async function* rowsOf(bytes: Uint8Array): AsyncGenerator<Line> {
  assertHarmless(bytes);
  let shown = 0;
  const workbook = await readXlsx(bytes, {
    readStyles: true,
    // A row more than may be, so that too many are told as such.
    maxRows: MOST_ROWS + 2,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden && (shown += 1) === 1,
  });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Refused({ code: 'impor_bukan_lembar' });
  assertDihitung(sheet.cells);
  assertTerpisah(sheet);
  for (const [row, cells] of sheet.rows.entries()) {
    const texts = cells.map((cell, column) =>
      cellText(cell, typeof cell === 'number' ? (sheet.cells?.get(`${row},${column}`)?.style?.numFmt ?? '') : ''),
    );
    if (texts.some((text) => text.trim() !== '')) yield { baris: row + 1, cells: texts };
  }
}

// Between threads there is no origin.
const send = (message: FromWorkbook): void => parentPort?.postMessage(message, []);

async function read(): Promise<void> {
  let rows: Line[] = [];
  for await (const row of rowsOf(workerData as Uint8Array)) {
    rows.push(row);
    if (rows.length < AT_ONCE) continue;
    send({ kind: 'rows', rows });
    rows = [];
  }
  send({ kind: 'rows', rows });
  send({ kind: 'end' });
}

await read().catch((error: unknown) =>
  send({ kind: 'fault', fault: error instanceof Refused ? error.fault : { code: 'impor_bukan_lembar' } }),
);
