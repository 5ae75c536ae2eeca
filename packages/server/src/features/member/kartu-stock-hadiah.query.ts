import type { ReportQuery } from '../../engine/report/query.ts';

/** Every entry of the account of gifts, behind a row with what was there before the first day. */
export const kartuStockHadiah: ReportQuery<'kartu-stock-hadiah'> = ({ shop }, filter) => ({
  text: `with gerak as (
      select e.sub, e.tgl, p.urut, p.nomor, p.aksi, p.user_id, e.jumlah, coalesce(d.keterangan, '') as keterangan,
        coalesce(m.nama_member, '') as nama_member, p.membalik is not null as balik
      from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      left join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
      left join member m on m.kode_toko = d.kode_toko and m.kode_member = d.kode_member
      where e.kode_toko = $1 and e.akun = 'HADIAH' and e.aset = 'HADIAH' and e.tgl <= $3
        and ($4::text is null or e.sub = $4)
    ), baris as (
      select sub, $2::date as tgl, 0 as urut, '' as nomor, 'SALDO AWAL' as keterangan, 0 as masuk, 0 as keluar,
        coalesce(sum(jumlah) filter (where tgl < $2), 0) as beda, '' as oleh
      from gerak group by sub
      union all
      select sub, tgl, urut, nomor, concat_ws(' · ', case when balik then 'BATAL' end, nullif(nama_member, ''),
          nullif(keterangan, '')), greatest(jumlah, 0), greatest(-jumlah, 0), jumlah, user_id
      from gerak where tgl >= $2
    )
    select b.sub as kode_hadiah, h.nama_hadiah, b.tgl, b.nomor, b.keterangan, b.masuk::bigint as masuk,
      b.keluar::bigint as keluar, (sum(b.beda) over (partition by b.sub order by b.tgl, b.urut))::bigint as saldo,
      b.oleh
    from baris b join hadiah h on h.kode_toko = $1 and h.kode_hadiah = b.sub
    order by b.sub, b.tgl, b.urut`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_hadiah],
});
