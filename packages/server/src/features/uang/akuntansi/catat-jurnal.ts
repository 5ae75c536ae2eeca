import { holdDay } from '../../../ledger/business-date.ts';
import type { Db } from '../../../platform/database/tx.ts';
import { bersihSql } from './jurnal.sql.ts';

/** So many days are added up at once: a shop of many years is read in parts. */
const HARI = 60;

/** Days that closed, the oldest that are not kept yet; what each came to on either side of each kind of account. */
const CATAT_SQL = `with hari as (
    select distinct tgl from posting where kode_toko = $1 and tgl < $2
      and tgl > coalesce((select max(tgl) from jurnal_hari where kode_toko = $1), '-infinity')
    order by tgl limit ${HARI}
  ), ${bersihSql('p.tgl between (select min(tgl) from hari) and (select max(tgl) from hari)')}
  insert into jurnal_hari (kode_toko, tgl, trx, jenis_akun, sub, balik, debet, kredit)
    select $1, tgl, trx, jenis_akun, sub, balik, sum(greatest(jumlah, 0)), sum(greatest(-jumlah, 0))
    from bersih group by tgl, trx, jenis_akun, sub, balik
  returning 1`;

/**
 * Keeps what the journals of closed days came to, so that what stood before a period is not added up over all years
 * again. Days are kept in order, none is left out; one that is opened again is let go (trigger `jurnal_hari_lepas`).
 */
export async function catatJurnal(db: Db, kode_toko: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const kept = await db.tx(async (tx) => {
      // Nothing closes and nothing is opened again meanwhile.
      const tgl = await holdDay(tx, kode_toko);
      return tx.query(CATAT_SQL, [kode_toko, tgl]);
    });
    if (kept.length === 0) return;
  }
}
