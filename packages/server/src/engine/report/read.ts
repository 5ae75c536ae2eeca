import { Problem } from '@kilau/contract/core/problem.ts';
import type { ReportRow } from '@kilau/contract/core/table-model.ts';
import type { Sql, Db } from '../../platform/database/tx.ts';
import type { Statement } from './query.ts';

const BATCH = 2000;

/**
 * All rows of a statement, as long as they are not more than `most`.
 * @throws Problem `laporan_terlalu_besar`: the reader narrows the filters, or takes the CSV, which has no limit.
 */
export async function readRows(sql: Sql, { text, values }: Statement, most: number): Promise<ReportRow[]> {
  const rows = await sql.query<ReportRow>(`${text}\nlimit ${most + 1}`, values);
  if (rows.length > most) throw new Problem('laporan_terlalu_besar', { baris: most });
  return rows;
}

/**
 * Reads a statement to its end in parts, without ever holding more than one of them. `take` answers false to stop.
 * All parts are of one moment.
 */
export async function readInParts(
  db: Db,
  { text, values }: Statement,
  take: (rows: readonly ReportRow[]) => boolean,
): Promise<void> {
  let begun = false;
  await db.tx(
    async (tx) => {
      // A transaction may be run again from its start; parts that were handed on cannot be taken back.
      if (begun) throw new Error('a report was interrupted and cannot be continued');
      begun = true;
      await tx.query(`declare laporan no scroll cursor for ${text}`, values);
      for (;;) {
        const rows = await tx.query<ReportRow>(`fetch ${BATCH} from laporan`);
        if (rows.length > 0 && !take(rows)) return;
        if (rows.length < BATCH) return;
      }
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}
