import { setImmediate as breathe } from 'node:timers/promises';
import { labelKey, NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import type { FormatContext } from '@kilau/contract/core/format.ts';
import { formatTotal, showsTotal } from '@kilau/contract/core/table-text.ts';
import type { Translate } from '../../../platform/i18n.ts';
import type { Desk } from '../../../platform/jobs/job-helper.ts';
import type { PaperColumn } from '../../render/paper-table.ts';
import { foreignLetters, printable } from '../../render/pdf-font.ts';
import { pdfTable } from '../../render/pdf-table.ts';
import { columnsOf, cellText, type Column, type Form, type TableLines } from './lines.ts';
import type { FileOrder } from './order.ts';
import { STAGES } from './rows.ts';

const WHOLE: ReadonlySet<string> = new Set([...NUMERIC_KINDS, 'code', 'date', 'datetime', 'boolean']);
/** Each line is measured, dealt to a page and drawn. */
const PASSES = 3;

/** Texts of a report on paper, and the letters that they need beyond those of every font. */
export class PaperForm implements Form<string, string> {
  readonly context: FormatContext;
  readonly columnsOf = columnsOf;
  readonly letters = new Set<string>();

  constructor(context: FormatContext) {
    this.context = context;
  }

  cells(columns: readonly Column[], row: Readonly<Record<string, unknown>>): string[] {
    return columns.map((column) => this.label(cellText(column, row, this.context)));
  }

  totals(columns: readonly Column[], totals: Parameters<Form<string, string>['totals']>[1]): string[] {
    return columns.map(({ name, field }) => (showsTotal(field) ? formatTotal(field, totals[name], this.context) : ''));
  }

  label(text: string): string {
    const shown = printable(text);
    for (const letter of foreignLetters(shown)) this.letters.add(letter);
    return shown;
  }
}

const paperColumn = ({ name, field }: Column, t: Translate): PaperColumn => ({
  label: printable(t(labelKey(name, field))),
  numeric: NUMERIC_KINDS.has(field.kind),
  whole: WHOLE.has(field.kind),
});

/** Writes the tables of a report as PDF. */
export async function writePdf(
  order: FileOrder,
  tables: readonly TableLines<string, string>[],
  { letters }: PaperForm,
  t: Translate,
  desk: Desk,
): Promise<void> {
  for (const table of tables) table.close(() => undefined);
  const jumlah = PASSES * tables.reduce((sum, { count }) => sum + count, 0);
  let selesai = 0;
  const paper = {
    ...order,
    page: (n: number, of: number) => t('laporan.halaman', { n: String(n), of: String(of) }),
    goesOn: (grup: string) => t('laporan.lanjutan', { grup }),
    letters,
    tables: tables.map((table) => ({
      ...(table.section.title !== undefined && { title: printable(t(table.section.title)) }),
      columns: table.columns.map((column) => paperColumn(column, t)),
      ...(table.says !== undefined && { says: table.says }),
      lines: table,
    })),
  };
  await pdfTable(paper, {
    write: (bytes) => desk.write(bytes),
    async onLines(lines) {
      selesai = Math.min(jumlah, selesai + lines);
      desk.step({ tahap: STAGES.write, selesai, jumlah });
      await breathe();
      desk.signal.throwIfAborted();
    },
  });
}
