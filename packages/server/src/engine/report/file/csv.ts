import { CSV_START } from '@kilau/contract/core/csv.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FormatContext } from '@kilau/contract/core/format.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Desk } from '../../../platform/jobs/job-helper.ts';
import type { Spool } from '../../../platform/spool.ts';
import { csvLine } from '../../csv.ts';
import { CsvTable } from './csv-table.ts';
import type { FileOrder } from './order.ts';
import { readParts, STAGES, type RowCount } from './rows.ts';

/** Puts the tables of a report aside as CSV while they are read; several come one after the other, with titles. */
export async function readCsv(
  tx: Tx,
  { parts }: FileOrder,
  context: FormatContext,
  count: RowCount,
  text: Spool<string>,
): Promise<void> {
  text.add(CSV_START);
  for (const [index, { section, statement }] of parts.entries()) {
    if (index > 0) text.add('\r\n');
    if (section.title !== undefined) text.add(csvLine([context.t(section.title)]));
    const table = new CsvTable(section, context);
    text.add(table.head());
    for await (const rows of readParts(tx, statement, count)) text.add(table.rows(rows));
    text.add(table.foot());
  }
}

/** Hands on what was put aside. */
export async function writeText(text: Spool<string>, jumlah: number, desk: Desk): Promise<void> {
  const parts = text.count;
  let written = 0;
  for (const part of text.parts()) {
    for (const piece of part) await desk.write(Buffer.from(piece));
    written += 1;
    desk.step({ tahap: STAGES.write, selesai: Math.floor((jumlah * written) / parts), jumlah });
    await breathe();
  }
}
