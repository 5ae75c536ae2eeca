import type { BelumMasuk } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { HARI_NON_CASH, nonCashSql } from '../../trade/bayar/non-cash.ts';
import type { Dilihat } from './dagang.ts';

/** Of every shop's accounts, payments of the last month that nobody has found there yet. */
export async function belumMasuk(sql: Sql, { toko }: Dilihat): Promise<BelumMasuk[]> {
  const all: BelumMasuk[] = [];
  for (const { kode_toko, tgl_system } of toko) {
    all.push(
      ...(await sql.query<BelumMasuk>(
        `select $1::text as kode_toko, n.no_rekening, coalesce(max(r.nama_rekening), '') as nama_rekening,
           count(*)::int as jumlah, sum(n.seharusnya) as nilai, max($2::date - n.tgl)::int as umur
         from (${nonCashSql(`$2::date - ${HARI_NON_CASH}`, '$2::date')}) n
         left join rekening r on r.kode_toko = $1 and r.no_rekening = n.no_rekening
         where n.keadaan = 'BELUM' group by n.no_rekening order by n.no_rekening`,
        [kode_toko, tgl_system],
      )),
    );
  }
  return all;
}
