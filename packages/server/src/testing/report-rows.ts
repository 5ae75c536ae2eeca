import type { Statement } from '../engine/report/query.ts';
import type { Sql } from '../platform/database/tx.ts';

/** A row of a report as a test compares it: plain numbers, days as texts. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** The rows that a report reads, in its order. */
export async function reportRows(sql: Sql, { text, values }: Statement): Promise<readonly ReportRow[]> {
  const rows = await sql.query<{ row: ReportRow }>(`select to_jsonb(r) as row from (${text}) r`, [...values]);
  return rows.map(({ row }) => row);
}
