import type { Sql, Tx } from '../../../platform/database/tx.ts';

/** Class of the advisory lock under which the first shop is made. */
const SETUP_LOCK = 7274;

/** Whether there is no shop yet. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  const shops = await sql.query(`select 1 from toko limit 1`);
  return shops.length === 0;
}

/** Whether there is no shop yet, held that way for this transaction: one first run at a time. */
export async function holdEmpty(tx: Tx): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(${SETUP_LOCK})`);
  return isEmpty(tx);
}

/** Whether the database holds the demo chain, whose passwords everybody knows. */
export async function isDemo(sql: Sql): Promise<boolean> {
  const marks = await sql.query(`select 1 from penanda where kunci = 'demo'`);
  return marks.length > 0;
}

export async function markDemo(tx: Tx): Promise<void> {
  await tx.query(`insert into penanda (kunci, nilai) values ('demo', 'ya')`);
}

/** The shop of a database that holds no other, by which a device that nobody has logged into yet is greeted. */
export async function onlyShop(sql: Sql): Promise<{ kode_toko: string; nama_toko: string } | null> {
  const shops = await sql.query<{ kode_toko: string; nama_toko: string }>(
    `select kode_toko, nama_toko from toko where status_aktif limit 2`,
  );
  return shops.length === 1 ? (shops[0] ?? null) : null;
}
