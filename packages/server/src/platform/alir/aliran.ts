import type { Sql } from '../database/tx.ts';
import { AWALAN } from './pilihan.ts';

/** A branch that flows into this server, as anybody who looks here can tell. */
export interface AliranMasuk {
  readonly nama: string;
  /** Whether somebody fetches from it just now. */
  readonly jalan: boolean;
  /** Seconds since it was heard of; where nothing is written it says so every half minute. */
  readonly detik: number | null;
}

/** What waits here for head office. */
export interface AliranKeluar {
  readonly nama: string;
  readonly aktif: boolean;
  /** What head office has not fetched yet. */
  readonly bytes: number | null;
  /** It stayed away for so long that this is no longer kept: the branch has to be added anew. */
  readonly hilang: boolean;
}

/** How it is with what flows into this server's databases, and out of this one. */
export interface Aliran {
  readonly masuk: readonly AliranMasuk[];
  readonly keluar: readonly AliranKeluar[];
}

const NAMA = (column: string): string => `upper(substr(${column}, length($1) + 1))`;
const MASUK_SQL = `select ${NAMA('subname')} as nama, bool_or(pid is not null) as jalan,
    extract(epoch from clock_timestamp() - max(last_msg_receipt_time))::float8 as detik
  from pg_stat_subscription where starts_with(subname, $1) and relid is null group by subname order by 1`;
const KELUAR_SQL = `select ${NAMA('slot_name')} as nama, active as aktif, wal_status = 'lost' as hilang,
    pg_wal_lsn_diff(pg_current_wal_lsn(), confirmed_flush_lsn)::float8 as bytes
  from pg_replication_slots where database = current_database() and starts_with(slot_name, $1) order by 1`;

/** Reads it as the program itself: what only the databases' owner may see tells `npm run flow -- list`. */
export const bacaAliran = async (sql: Sql): Promise<Aliran> => ({
  masuk: await sql.query<AliranMasuk>(MASUK_SQL, [AWALAN]),
  keluar: await sql.query<AliranKeluar>(KELUAR_SQL, [AWALAN]),
});
