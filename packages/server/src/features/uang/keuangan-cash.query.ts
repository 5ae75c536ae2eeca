import type { ReportQuery } from '../../engine/report/query.ts';
import { ANTAR_LACI } from './antar-laci.sql.ts';

/**
 * Each day begins with what the day before ended with: the sum of all daily movement until then, out of the balances
 * that every posting keeps. A day on which nothing moved is left out, but for the first of the range.
 * What was handed from drawer to drawer is told of one drawer alone: in the shop's cash nothing moved.
 */
export const keuanganCash: ReportQuery<'keuangan-cash'> = ({ shop }, filter) => ({
  text: `with hari as (
      select tgl, sum(masuk - keluar) as gerak from saldo_hari
      where kode_toko = $1 and aset = 'IDR' and akun = 'KAS' and tgl <= $3 and ($4::text is null or sub = $4)
      group by tgl
    ), awal as (
      select d.tgl, coalesce((select sum(h.gerak) from hari h where h.tgl < d.tgl), 0) as saldo
      from (select tgl from hari where tgl >= $2 union select $2::date) d
    ), gerak as (
      select e.tgl, p.urut, e.baris, p.waktu, e.kategori, p.nomor as deskripsi, e.sub as user_id, e.jumlah
      from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl between $2 and $3 and case
        when $4::text is null then not ${ANTAR_LACI} else e.sub = $4 end
    )
    select tgl, waktu, kategori, deskripsi, user_id, masuk, keluar, saldo from (
      select a.tgl, null::timestamptz as waktu, 'SALDO AWAL' as kategori, null::text as deskripsi, $4::text as user_id,
        null::numeric as masuk, null::numeric as keluar, a.saldo, 0::bigint as urut, 0::smallint as baris
      from awal a
      union all
      select g.tgl, g.waktu, g.kategori, g.deskripsi, g.user_id, case when g.jumlah > 0 then g.jumlah end, case
        when g.jumlah < 0 then -g.jumlah end,
        a.saldo + sum(g.jumlah) over (partition by g.tgl order by g.urut, g.baris), g.urut, g.baris
      from gerak g join awal a using (tgl)
    ) buku
    order by tgl, urut, baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.user_id],
});
