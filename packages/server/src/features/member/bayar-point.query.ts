import type { ReportQuery } from '../../engine/report/query.ts';
import { namaMember } from './transaksi.sql.ts';

/** Sales that were validated; what waits has taken no points yet. */
export const bayarPoint: ReportQuery<'bayar-point'> = ({ shop }, filter) => ({
  text: `select d.kode_member, ${namaMember('d.kode_member')} as nama_member, d.tgl, d.nomor, d.kode_sales,
      y.diterima::bigint as poin, y.jumlah as poin_rp, d.status
    from dokumen d
    join pembayaran y on y.kode_toko = d.kode_toko and y.jenis = d.jenis and y.nomor = d.nomor and y.ke = d.isi
      and y.aset = 'POIN'
    where d.kode_toko = $1 and d.jenis = 'penjualan' and d.tgl between $2 and $3 and d.kode_member <> ''
      and d.status in ('DONE', 'CANC') and ($4::text is null or d.kode_member = $4)
      and exists (select from perbuatan v where v.kode_toko = d.kode_toko and v.jenis = d.jenis
        and v.nomor = d.nomor and v.aksi = 'VALIDASI')
    order by d.kode_member, d.tgl, d.nomor, y.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_member],
});
