import { Readable } from 'node:stream';
import { Problem } from '@kilau/contract/core/problem.ts';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { csvText } from '@kilau/contract/core/csv.ts';
import { MOST_ROWS, type Line } from './workbook-wire.ts';

const CHUNK = 65_536;
const LONGEST_RECORD = 100_000;

export interface Table {
  readonly head: readonly string[];
  readonly lines: readonly Line[];
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  // What Excel calls "Unicode text".
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
}

/** The text of a file. Letters of an old code page would come out as other letters, so they are refused. */
function decoded(bytes: Buffer): string {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('impor_bukan_csv', {});
}

const optionsOf = (delimiter: string): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  max_record_size: LONGEST_RECORD,
});

/** The first row that holds anything, read with one separator. */
function headWith(text: string, delimiter: string): string[] {
  try {
    const [head = []] = parseAtOnce(text.slice(0, LONGEST_RECORD), {
      ...optionsOf(delimiter),
      skip_records_with_empty_values: true,
      to: 1,
    });
    return head.map(csvText);
  } catch {
    return [];
  }
}

/** Excel's own way to name the separator: a first line `sep=;`. */
const NAMED = /^sep=(.)\r?\n/i;
const SEPARATORS = [',', ';', '\t'];

/** The separator with which the most columns of the head are known. */
function separatorOf(text: string, known: (head: readonly string[]) => number): string {
  const [best = ','] = SEPARATORS.map((delimiter) => ({ delimiter, head: headWith(text, delimiter) }))
    .map(({ delimiter, head }) => ({ delimiter, score: known(head), cells: head.length }))
    .toSorted((a, b) => b.score - a.score || b.cells - a.cells)
    .map(({ delimiter }) => delimiter);
  return best;
}

function* chunks(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Reads the rows without holding up other requests. Empty rows count in the numbering and nowhere else. */
async function readLines(text: string, delimiter: string, skipped: number): Promise<Line[]> {
  const parser = Readable.from(chunks(text)).pipe(parse(optionsOf(delimiter)));
  const lines: Line[] = [];
  let baris = skipped;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      baris += 1;
      if (isBlank(record)) continue;
      if (lines.length > MOST_ROWS) throw new Problem('impor_terlalu_banyak', { maks: MOST_ROWS });
      lines.push({ baris, cells: record.map(csvText) });
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new Problem('impor_rusak', { baris: skipped + Number(error['records'] ?? 0) + 1 });
    }
    throw error;
  }
  return lines;
}

/** One line without a separator and without a column that is known is a text that somebody took for a table. */
const isTable = (head: readonly string[], known: (head: readonly string[]) => number): boolean =>
  head.length > 1 || known(head) > 0;

/**
 * Reads a CSV file as spreadsheets save it: commas, semicolons or tabs, any line ends, UTF-8 or UTF-16, with or without
 * a mark at its beginning.
 * @param known how many columns of a head the master knows.
 * @throws Problem `impor_bukan_csv`, `impor_rusak` (a quote that is not closed), `impor_kosong`,
 * `impor_terlalu_banyak`.
 */
export async function readTable(bytes: Buffer, known: (head: readonly string[]) => number): Promise<Table> {
  const whole = decoded(bytes);
  const named = NAMED.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const [head, ...lines] = await readLines(text, named?.[1] ?? separatorOf(text, known), named ? 1 : 0);
  if (!head) throw new Problem('impor_kosong', {});
  if (lines.length === 0) throw new Problem(isTable(head.cells, known) ? 'impor_kosong' : 'impor_bukan_csv', {});
  return { head: head.cells, lines };
}
