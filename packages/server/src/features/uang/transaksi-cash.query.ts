import type { ReportQuery } from '../../engine/report/query.ts';
import { ANTAR_LACI } from './antar-laci.sql.ts';

/** What moved in drawers, out of the book; what was handed from one to another is told of one drawer alone. */
export const transaksiCash: ReportQuery<'transaksi-cash'> = ({ shop }, filter) => ({
  text: `select e.kategori, e.tgl, p.waktu, p.nomor as deskripsi, coalesce(d.keterangan, '') as keterangan,
      e.sub as user_id, case when e.jumlah > 0 then e.jumlah end as masuk, case when e.jumlah < 0 then -e.jumlah
      end as keluar
    from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
    left join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
    where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl between $2 and $3
      and ($4::text is null or ($4 = 'MASUK') = (e.jumlah > 0)) and case
        when $5::text is null then not ${ANTAR_LACI} else e.sub = $5 end
    order by e.kategori, e.tgl, p.urut, e.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.arah, filter.user_id],
});
