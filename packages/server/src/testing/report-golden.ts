import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportWire, ReportWireGroup, ReportWireTable } from '@kilau/contract/core/report-wire.ts';
import { readXlsx } from 'hucre/xlsx';
import type { FileOrder } from '../engine/report/file/order.ts';
import { writeFile as writeReport } from '../engine/report/file/write.ts';
import type { Db } from '../platform/database/tx.ts';
import type { Jobs } from '../platform/jobs/job-pool.ts';
import { pdfText } from './pdf-text.ts';

/** Where what every report said is kept, a file for each. */
export const GOLDEN = join(import.meta.dirname, 'golden');
/** Writes what reports say now instead of comparing it: `KILAU_GOLDEN=tulis`. What changed is then read in the diff. */
const TULIS = process.env['KILAU_GOLDEN'] === 'tulis';

/** Makes files in this process: what they say is looked at, not who makes them, and a helper waits for everybody. */
export const filesHere = (db: Db): Jobs => ({
  async run(order, { signal, onStep }) {
    const parts: Buffer[] = [];
    await writeReport({ db, cancel: () => Promise.resolve() }, order as FileOrder, {
      signal,
      step: onStep,
      write: async (bytes) => void parts.push(Buffer.from(bytes)),
    });
    return Readable.from(parts);
  },
  warm: () => undefined,
  close: () => Promise.resolve(),
});

/** A moment as it is stored, a day without its hours. */
const cell = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString().replace('T00:00:00.000Z', '')
    : value === null || value === undefined
      ? ''
      : String(value);
const line = (cells: readonly unknown[]): string =>
  cells
    .map(cell)
    .join(' | ')
    .replace(/[ |]+$/, '');
const figures = (sums: Readonly<Record<string, unknown>>): string =>
  line(Object.entries(sums).map(([name, sum]) => `${name} ${cell(sum)}`));

function groupLines(
  { kunci, label, baris, subtotal, grup = [] }: ReportWireGroup<Dec>,
  names: readonly string[],
): string[] {
  const inner = [
    ...baris.map((row) => line(names.map((name) => row[name]))),
    ...grup.flatMap((one) => groupLines(one, names)),
  ];
  return [`- ${line([...kunci, label])} = ${figures(subtotal)}`, ...inner.map((one) => `  ${one}`)];
}

function tableLines({ kolom, grup, total, batal, jumlah_baris }: ReportWireTable<Dec>): string[] {
  const names = kolom.map(({ nama }) => nama);
  return [
    line(names),
    ...grup.flatMap((one) => groupLines(one, names)),
    `total ${jumlah_baris}: ${figures(total)}`,
    ...(batal ? [`batal ${batal.jumlah_baris}: ${figures(batal.total)}`, `bruto: ${figures(batal.bruto)}`] : []),
  ];
}

/** A report on the screen, row by row. */
export const jsonLines = (answer: ReportWire<Dec>): string[] => [
  `${answer.judul} ${JSON.stringify(answer.filter)}`,
  ...(answer.seksi?.flatMap((section) => [section.judul, ...tableLines(section)]) ?? tableLines(answer)),
];

/** A report on paper, line by line as it stands there. */
export const pdfLines = (pdf: Buffer): string[] => pdfText(pdf).flatMap((page) => page.map((one) => line(one)));

/** The letters of a column: A, B, …, AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A report as a sheet: values of the cells, and behind them how totals are worked out, `#` for the column itself. */
export async function sheetLines(sheet: Buffer): Promise<string[]> {
  const { sheets } = await readXlsx(sheet, { readStyles: true });
  return sheets.flatMap(({ rows, cells }) =>
    rows.map((row, at) => {
      const formulas = new Set<string>();
      const values = row.map((value, column) => {
        const { formula, formulaResult } = cells?.get(`${at},${column}`) ?? {};
        if (formula === undefined) return value;
        formulas.add(` =${formula.replaceAll(new RegExp(`\\b${letters(column)}(?=\\d)`, 'g'), '#')}`);
        return formulaResult;
      });
      return line(values) + [...formulas].join('');
    }),
  );
}

/** What is kept of a report; what it says now, where that is to be kept from now on. */
export async function keptOrNow(name: string, now: string): Promise<string> {
  const path = join(GOLDEN, `${name}.txt`);
  if (TULIS) await writeFile(path, now);
  return readFile(path, 'utf8');
}
