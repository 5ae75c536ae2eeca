import { addDays } from '@kilau/contract/core/calendar.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisNonCash, DaftarNonCash, RekeningNonCash } from '@kilau/contract/features/uang/non-cash.wire.ts';
import type { Shop } from '../../platform/shop.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { HARI_NON_CASH, nonCashSql } from '../../trade/bayar/non-cash.ts';

/** More than this nobody looks at at once. */
const PALING_BANYAK = 1000;

interface Diminta {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly no_rekening: string | null;
  readonly cara: string | null;
  readonly keadaan: string | null;
}

/** Payments by account as they were asked for, the oldest first: of the last month, unless other days are named. */
export async function daftarNonCash(
  sql: Sql,
  { kode_toko, tgl_system }: Pick<Shop, 'kode_toko' | 'tgl_system'>,
  { tgl_from, tgl_to, no_rekening, cara, keadaan }: Diminta,
): Promise<DaftarNonCash> {
  const sampai = tgl_to ?? tgl_system;
  const dari = `select n.*, coalesce(d.nama, '') as nama, coalesce(r.nama_rekening, '') as nama_rekening
    from (${nonCashSql('$2::date', '$3::date')}) n
    join dokumen d on d.kode_toko = $1 and d.jenis = n.jenis_dokumen and d.nomor = n.no_dokumen
    left join rekening r on r.kode_toko = $1 and r.no_rekening = n.no_rekening
    where ($4::text is null or n.no_rekening = $4) and ($5::text is null or n.cara = $5)
      and ($6::text is null or n.keadaan = $6)`;
  const values = [kode_toko, tgl_from ?? addDays(sampai, -HARI_NON_CASH), sampai, no_rekening, cara, keadaan];
  const rows = await sql.query<BarisNonCash & { readonly seharusnya: Dec }>(
    `select b.*, $7::date - b.tgl as umur from (${dari}) b
     order by b.tgl, b.no_dokumen, b.ke_bayar, b.baris_bayar limit ${PALING_BANYAK + 1}`,
    [...values, tgl_system],
  );
  const rekening = await sql.query<RekeningNonCash>(
    `select b.no_rekening, max(b.nama_rekening) as nama_rekening, count(*)::int as jumlah,
       (count(*) filter (where b.keadaan = 'BELUM'))::int as belum, sum(b.seharusnya) as seharusnya,
       coalesce(sum(b.seharusnya) filter (where b.keadaan = 'BELUM'), 0) as belum_rp,
       coalesce(sum(b.selisih), 0) as selisih
     from (${dari}) b group by b.no_rekening order by b.no_rekening`,
    values,
  );
  return { data: rows.slice(0, PALING_BANYAK), rekening, terpotong: rows.length > PALING_BANYAK };
}
