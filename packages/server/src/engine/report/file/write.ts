import type { FormatContext } from '@kilau/contract/core/format.ts';
import type { Db, Tx } from '../../../platform/database/tx.ts';
import { translatorOf } from '../../../platform/i18n.ts';
import type { Desk } from '../../../platform/jobs/job-helper.ts';
import { Spool } from '../../../platform/spool.ts';
import { readCsv, writeText } from './csv.ts';
import { TableLines, type Form } from './lines.ts';
import { MOST_ROWS, type FileOrder } from './order.ts';
import { PaperForm, writePdf } from './pdf.ts';
import { readParts, RowCount } from './rows.ts';
import { SheetForm, writeXlsx } from './xlsx.ts';

/** Where rows are read from. */
export interface Source {
  readonly db: Db;
  /** Ends the statement that runs on the connection of that number. */
  cancel(pid: number): Promise<void>;
}

/** Reads all tables and puts their rows aside. */
async function readTables<C, T>(
  tx: Tx,
  { parts }: FileOrder,
  forms: readonly Form<C, T>[],
  count: RowCount,
  tables: TableLines<C, T>[],
): Promise<void> {
  for (const [index, { section, statement }] of parts.entries()) {
    const form = forms[index];
    if (!form) throw new Error(`no form for section ${section.key}`);
    const table = new TableLines(section, form);
    tables.push(table);
    for await (const rows of readParts(tx, statement, count)) for (const row of rows) table.add(row);
  }
}

/** All tables of a report are of one moment. Its statements end when nobody waits for it any more. */
const atOneMoment = (source: Source, signal: AbortSignal, work: (tx: Tx) => Promise<void>): Promise<void> => {
  let begun = false;
  return source.db.tx(
    async (tx) => {
      // A transaction may be run again from its start; rows that were put aside would be there twice.
      if (begun) throw new Error('a report was interrupted and cannot be continued');
      begun = true;
      const { pid } = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      const end = (): void => void source.cancel(pid);
      signal.addEventListener('abort', end, { once: true });
      try {
        await work(tx);
      } finally {
        signal.removeEventListener('abort', end);
      }
    },
    { isolation: 'repeatable read', readOnly: true },
  );
};

/** Reads all tables at one moment, hands them on, and lets go of what was put aside. */
async function throughTables<C, T>(
  source: Source,
  order: FileOrder,
  desk: Desk,
  forms: readonly Form<C, T>[],
  write: (tables: readonly TableLines<C, T>[]) => Promise<void>,
): Promise<void> {
  const tables: TableLines<C, T>[] = [];
  const count = new RowCount(MOST_ROWS[order.form], desk);
  try {
    await atOneMoment(source, desk.signal, (tx) => readTables(tx, order, forms, count, tables));
    await write(tables);
  } finally {
    for (const table of tables) table.discard();
  }
}

async function writeCsv(source: Source, order: FileOrder, desk: Desk, context: FormatContext): Promise<void> {
  const text = new Spool<string>();
  const count = new RowCount(MOST_ROWS[order.form], desk);
  try {
    await atOneMoment(source, desk.signal, (tx) => readCsv(tx, order, context, count, text));
    await writeText(text, count.read, desk);
  } finally {
    text.close();
  }
}

/**
 * Writes a report as a file. Papers and sheets read their rows to the end first, because headings carry subtotals and
 * columns are as wide as their widest value; the database is let go then, however slowly the file is taken.
 * @throws Problem `laporan_terlalu_besar`, before any byte.
 */
export async function writeFile(source: Source, order: FileOrder, desk: Desk): Promise<void> {
  const t = translatorOf(order.lang);
  const context: FormatContext = { timeZone: order.zona_waktu, t };
  if (order.form === 'csv') return writeCsv(source, order, desk, context);
  if (order.form === 'pdf') {
    const form = new PaperForm(context);
    const forms = order.parts.map(() => form);
    return throughTables(source, order, desk, forms, (tables) => writePdf(order, tables, form, t, desk));
  }
  const forms = order.parts.map(({ section }) => new SheetForm(section, context));
  return throughTables(source, order, desk, forms, (tables) => writeXlsx(order, tables, forms, t, desk));
}
