import fc from 'fast-check';
import type { Db } from '../../platform/database/tx.ts';

const MOST_ROWS = 12;
const LONGEST = 60;

/**
 * Values that really stand in the shop's tables, by the name of their column.
 * @returns values for a field of that name, and for any other now and then a value of some column.
 */
export async function realCodes(db: Db, kode_toko: string): Promise<(name: string) => fc.Arbitrary<unknown>> {
  const tables = await db.query<{ nama: string }>(
    `select c.table_name as nama from information_schema.columns c join pg_class k on k.relname = c.table_name
      where c.table_schema = 'public' and c.column_name = 'kode_toko' and k.relkind = 'r' order by 1`,
  );
  const found = new Map<string, Set<string>>();
  for (const { nama } of tables) {
    const rows = await db.query<{ isi: Readonly<Record<string, unknown>> }>(
      `select to_jsonb(t) as isi from ${nama} t where kode_toko = $1 limit ${MOST_ROWS}`,
      [kode_toko],
    );
    for (const [name, value] of rows.flatMap(({ isi }) => Object.entries(isi))) {
      if (typeof value !== 'string' || value === '' || value.length > LONGEST) continue;
      found.set(name, (found.get(name) ?? new Set()).add(value));
    }
  }
  const all = [...found].flatMap(([name, values]) =>
    /^(kode|nomor|no_|id|tgl|user_id)/.test(name) ? [...values] : [],
  );
  const any = fc.constantFrom(...all);
  return (name) => {
    const own = [...(found.get(name) ?? [])];
    return own.length === 0 ? any : fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...own) }, any);
  };
}
