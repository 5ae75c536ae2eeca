import type { Context } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';

type Who = Pick<Context, 'shop' | 'actor' | 'now'>;

/** Class of the advisory locks under which printings are counted, so that no two of them take one number. */
const PRINT_LOCK = 7273;

/** Who prints the same waits from here until this transaction has ended. */
export async function lockPrintings(
  tx: Tx,
  { shop }: Pick<Who, 'shop'>,
  jenisKertas: string,
  lock = '',
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${PRINT_LOCK}, hashtext($1))`, [
    [shop.kode_toko, jenisKertas, lock].join(' '),
  ]);
}

/**
 * Counts a printing of each of these papers and answers their numbers; the first printing is 1. Who prints the same
 * waits until this transaction has ended.
 * @param lock what of the kind is locked: one number, or nothing for all of them, where they are printed in heaps.
 * @param tugas the print job that they go out with.
 */
export async function countPrintings(
  tx: Tx,
  who: Who,
  jenisKertas: string,
  nomor: readonly string[],
  { lock = '', tugas }: { readonly lock?: string; readonly tugas?: string | undefined } = {},
): Promise<readonly number[]> {
  const { shop, actor, now } = who;
  await lockPrintings(tx, who, jenisKertas, lock);
  const rows = await tx.query<{ ke: number }>(
    `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id, waktu, tugas)
     select $1, t.id, $2, t.nomor, 1 + coalesce((select max(c.ke) from cetak_log c
       where c.kode_toko = $1 and c.jenis = $2 and c.nomor = t.nomor), 0), $5, $6, $7
     from unnest($3::uuid[], $4::text[]) as t(id, nomor) returning ke`,
    [shop.kode_toko, jenisKertas, nomor.map(() => uuidv7(now())), nomor, actor.user_id, now(), tugas ?? null],
  );
  return rows.map(({ ke }) => ke);
}

/** Counts one printing of a document's paper and answers its number. */
export async function countPrinting(
  tx: Tx,
  who: Who,
  jenisKertas: string,
  nomor: string,
  tugas?: string,
): Promise<number> {
  const [ke] = await countPrintings(tx, who, jenisKertas, [nomor], { lock: nomor, tugas });
  if (ke === undefined) throw new Error(`the printing of ${nomor} was not counted`);
  return ke;
}

/** Keeps who looked at a paper and when: a row without a number, which no count of printings sees. */
export async function logPreview(tx: Tx, who: Who, jenisKertas: string, nomor: string): Promise<void> {
  await tx.query(
    `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id, waktu) values ($1, $2, $3, $4, null, $5, $6)`,
    [who.shop.kode_toko, uuidv7(who.now()), jenisKertas, nomor, who.actor.user_id, who.now()],
  );
}

/** How often a paper was printed. */
export async function timesPrinted(
  sql: Sql,
  { shop }: Pick<Who, 'shop'>,
  jenisKertas: string,
  nomor: string,
): Promise<number> {
  const { ke } = await sql.one<{ ke: number }>(
    `select count(ke)::int as ke from cetak_log where kode_toko = $1 and jenis = $2 and nomor = $3`,
    [shop.kode_toko, jenisKertas, nomor],
  );
  return ke;
}

/** The same as SQL, for a statement that reads documents: `toko` and `nomor` are columns of it. */
export const timesPrintedSql = (jenisKertas: string, toko: string, nomor: string): string =>
  `(select count(c.ke) from cetak_log c where c.kode_toko = ${toko} and c.jenis = '${jenisKertas}' and c.nomor = ${nomor})`;
