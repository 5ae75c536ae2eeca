import type { LaciHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { MADE } from '../../engine/paper/held.ts';
import type { Sql } from '../../platform/database/tx.ts';

/**
 * Every drawer that holds or has moved anything on a day, with its last count, if nothing has moved it since; a count
 * that was taken back is none.
 */
const LACI_SQL = `with laci as (
    select sub, sum(masuk - keluar) filter (where tgl < $2) as awal, sum(masuk - keluar) as buku,
      bool_or(tgl = $2) as bergerak
    from saldo_hari where kode_toko = $1 and akun = 'KAS' and aset = 'IDR' and tgl <= $2 group by sub
  ), hitungan as (
    select distinct on (k.laci) k.laci, d.nomor, d.total, k.selisih, d.dibuat_oleh, p.disetujui_oleh, b.urut
    from dokumen d
    join hitung_laci k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
    join perbuatan p on ${MADE}
    join posting b on b.kode_toko = d.kode_toko and b.jenis = d.jenis and b.nomor = d.nomor and b.aksi = 'BUAT 1'
    where d.kode_toko = $1 and d.jenis = 'hitung-laci' and d.tgl = $2 and d.status = 'DONE'
    order by k.laci, b.urut desc
  ), terakhir as (
    select e.sub, max(b.urut) as urut from entri e
    join posting b on b.kode_toko = e.kode_toko and b.id = e.posting_id
    where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl = $2 group by e.sub
  )
  select l.sub as user_id, coalesce(u.usere_name, '') as nama, coalesce(l.awal, 0) as awal, l.buku,
    h.total as dihitung, h.selisih, h.nomor as no_hitung, h.dibuat_oleh as dihitung_oleh, h.disetujui_oleh
  from laci l
  left join users u on u.kode_toko = $1 and u.user_id = l.sub
  left join terakhir t on t.sub = l.sub
  left join hitungan h on h.laci = l.sub and h.urut >= coalesce(t.urut, 0)
  where l.buku <> 0 or l.bergerak order by l.sub`;

/** The drawers of a shop on a day, by the ledger. */
export const laciHari = (sql: Sql, kode_toko: string, tgl: string): Promise<LaciHari[]> =>
  sql.query<LaciHari>(LACI_SQL, [kode_toko, tgl]);
