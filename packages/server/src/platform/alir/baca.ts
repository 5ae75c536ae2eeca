import type pg from 'pg';
import { databaseOn } from '../database/database-on.ts';
import { createPool } from '../database/pool.ts';
import { createDb, type Sql, type Tx } from '../database/tx.ts';
import type { Log } from '../log.ts';
import { AKHIRAN_CERMIN } from './pilihan.ts';

/** A shop whose rows are all in the mirror. */
export interface TokoCermin {
  readonly kode_toko: string;
  /** What the shop had written up to then is here: it was known to be, or its last deed that is here is of then. */
  readonly per: Date;
}

/** What branches have written, as far as it has flowed here. */
export interface Cermin {
  /**
   * Reads of one moment. Nothing is changed there, and nobody here is kept waiting for it.
   * @param kode_toko the shops asked for; `work` is told which of them are there whole.
   * @returns nothing where none is, or the mirror cannot be read.
   */
  baca<T>(
    kode_toko: readonly string[],
    work: (sql: Sql, toko: readonly TokoCermin[]) => Promise<T>,
  ): Promise<T | undefined>;
}

const ADA_SQL = `select d.datname as nama from pg_database d where d.datname = current_database() || $1`;
/** A shop some of whose tables are being copied is not there: it would have sold what it never bought. */
const TOKO_SQL = `select h.kode_toko, greatest(c.setara,
    (select max(a.waktu) from audit a where a.kode_toko = h.kode_toko),
    (select p.waktu from posting p where p.kode_toko = h.kode_toko order by p.tgl desc, p.urut desc limit 1)) as per
  from alir.cabang c join hari_toko h on h.kode_toko = any (c.toko)
  where h.kode_toko = any ($1) and not exists (select from pg_subscription s
    join pg_subscription_rel r on r.srsubid = s.oid where s.subname = c.nama and r.srsubstate <> 'r')
  order by h.kode_toko`;
/** Who looks at a branch that is off has waited for it already. */
const TUNGGU_MS = 5000;

async function tokoSana(sql: Sql, kode_toko: readonly string[]): Promise<readonly TokoCermin[]> {
  const rows = await sql.query<{ kode_toko: string; per: Date | null }>(TOKO_SQL, [kode_toko]);
  // A shop that has never written anything says nothing of its age.
  return rows.flatMap(({ kode_toko: kode, per }) => (per ? [{ kode_toko: kode, per }] : []));
}

/** The mirror of this database, where branches flow into one. @param connection of the program. */
export function createCermin({
  db,
  connection,
  log,
}: {
  readonly db: Sql;
  readonly connection: pg.ClientConfig;
  readonly log: Pick<Log, 'warn'>;
}): Cermin {
  const membaca = async <T>(nama: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    // Asked seldom: a connection that stayed would be in the way of whoever takes the mirror away.
    const pool = createPool(databaseOn(connection, nama), { max: 1 });
    try {
      return await createDb(pool).tx(
        async (tx) => {
          await tx.query(`set local statement_timeout = ${TUNGGU_MS}`);
          return work(tx);
        },
        { isolation: 'repeatable read', readOnly: true },
      );
    } finally {
      await pool.end();
    }
  };
  return {
    async baca(kode_toko, work) {
      const ada = await db.maybe<{ nama: string }>(ADA_SQL, [AKHIRAN_CERMIN]);
      if (!ada) return undefined;
      try {
        return await membaca(ada.nama, async (tx) => {
          const toko = await tokoSana(tx, kode_toko);
          return toko.length === 0 ? undefined : work(tx, toko);
        });
      } catch (error) {
        // One of another schema, or that is being taken away: what it was to stand in for fails as it would have.
        log.warn({ error, kode_toko }, 'the mirror of branches cannot be read');
        return undefined;
      }
    },
  };
}
