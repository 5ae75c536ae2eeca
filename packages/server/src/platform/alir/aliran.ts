import type { Aliran } from '@kilau/contract/core/aliran.ts';
import type { Sql } from '../database/tx.ts';
import { AWALAN } from './pilihan.ts';
import { SLOT_SQL, type Slot } from './tengok.ts';

const MASUK_SQL = `select subname as nama, bool_or(pid is not null) as jalan,
    extract(epoch from clock_timestamp() - max(last_msg_receipt_time))::float8 as detik
  from pg_stat_subscription where starts_with(subname, $1) and relid is null group by subname order by 1`;

/** The shop that a slot, and what reads it, is called by. */
const tokoDari = <T extends { readonly nama: string }>(row: T): T => ({
  ...row,
  nama: row.nama.slice(AWALAN.length).toUpperCase(),
});

/** Reads it as the program itself: what only the databases' owner may see tells `npm run flow -- list`. */
export async function bacaAliran(sql: Sql): Promise<Aliran> {
  const masuk = await sql.query<Aliran['masuk'][number]>(MASUK_SQL, [AWALAN]);
  const keluar = await sql.query<Slot>(SLOT_SQL, [AWALAN]);
  return {
    masuk: masuk.map(tokoDari),
    keluar: keluar.map(tokoDari).map(({ nama, aktif, bytes, hilang }) => ({ nama, aktif, bytes, hilang })),
  };
}
