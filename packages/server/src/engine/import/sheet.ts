import { Worker } from 'node:worker_threads';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { readTable, type Table } from './table.ts';
import type { Line } from './workbook-wire.ts';
import { MOST_ROWS, type FromWorkbook, type WorkbookFault } from './workbook-wire.ts';

/** The program of the thread: beside the server's own file, once built as among the sources. */
const FILE = new URL(
  import.meta.url.endsWith('.ts') ? './workbook-thread.ts' : './workbook-thread.js',
  import.meta.url,
);
/** Longer than the largest file takes on the slowest machine; who reads longer reads a trap. */
const LONGEST_MS = 120_000;
/** Megabytes of cells that a thread may hold. */
const MEMORY_MB = 768;

/** One workbook is read at a time: each holds all that it unpacks to. */
let before: Promise<unknown> = Promise.resolve();

const problemOf = (fault: WorkbookFault): Problem =>
  'baris' in fault ? new Problem(fault.code, { baris: fault.baris }) : new Problem(fault.code, {});

function inThread(bytes: Buffer): Promise<Line[]> {
  return new Promise((resolve, reject) => {
    const lines: Line[] = [];
    const worker = new Worker(FILE, {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const late = setTimeout(() => end(new Problem('impor_lembar_besar', {})), LONGEST_MS);
    const end = (error?: Error): void => {
      clearTimeout(late);
      void worker.terminate();
      if (error === undefined) resolve(lines);
      else reject(error);
    };
    worker.on('message', (message: FromWorkbook) => {
      if (message.kind === 'rows') {
        lines.push(...message.rows);
        // The first of them is the head.
        if (lines.length > MOST_ROWS + 1) end(new Problem('impor_terlalu_banyak', { maks: MOST_ROWS }));
      } else end(message.kind === 'fault' ? problemOf(message.fault) : undefined);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Problem('impor_lembar_besar', {}) : error),
    );
    // After any of the others this comes too, and says nothing more.
    worker.once('exit', (code) => end(new Error(`the thread that reads a workbook has ended with ${code}`)));
  });
}

/** The first sheet of a workbook, read in a thread of its own. */
async function readWorkbook(bytes: Buffer): Promise<Table> {
  const mine = before.then(() => inThread(bytes));
  before = mine.catch(() => undefined);
  const [head, ...lines] = await mine;
  if (!head || lines.length === 0) throw new Problem('impor_kosong', {});
  return { head: head.cells, lines };
}

/** How files of Excel begin: a packed folder, and the format of before 2007, which is refused by name. */
const WORKBOOKS = ['504b', 'd0cf11e0'] as const;
const isWorkbook = (bytes: Buffer): boolean =>
  WORKBOOKS.some((begin) => bytes.toString('hex', 0, begin.length / 2) === begin);

/** A file as it was sent. */
export interface SheetFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const CALLED_WORKBOOK = /\.xls\w?$/i;
const NO_CSV: ReadonlySet<string> = new Set(['impor_bukan_csv', 'impor_rusak']);

/** Reads a CSV. One that is called a workbook and is neither was one, and is told as that: nobody has saved a CSV. */
async function readText({ name, bytes }: SheetFile, known: (head: readonly string[]) => number): Promise<Table> {
  try {
    return await readTable(bytes, known);
  } catch (error) {
    const damaged = CALLED_WORKBOOK.test(name) && isProblem(error) && NO_CSV.has(error.code);
    throw damaged ? new Problem('impor_bukan_lembar', {}) : error;
  }
}

/**
 * The rows of a file, an Excel workbook or CSV, as they would have been typed.
 * @param known how many columns of a head are known: a CSV is read with the separator that makes it the most.
 * @throws Problem of a file that cannot be read.
 */
export const readSheet = (file: SheetFile, known: (head: readonly string[]) => number): Promise<Table> =>
  isWorkbook(file.bytes) ? readWorkbook(file.bytes) : readText(file, known);
