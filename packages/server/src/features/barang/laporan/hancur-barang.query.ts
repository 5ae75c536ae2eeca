import { MADE, UNMADE } from '../../../engine/paper/held.ts';
import type { ReportQuery } from '../../../engine/report/query.ts';

export const hancurBarang: ReportQuery<'hancur-barang'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_hancur, d.tgl, k.nama_kondisi, l.kode_barcode, l.nama_barang, l.kode_group, l.kadar,
      l.berat, l.dari_gudang, l.dari_baki, d.status, b.tgl as tgl_batal, d.dibuat_oleh, p.disetujui_oleh, d.keterangan
    from dokumen d
    join hancur_barang h on h.kode_toko = d.kode_toko and h.nomor = d.nomor and h.ke = d.isi
    join hancur_barang_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
    join kondisi_barang k on k.kode_toko = d.kode_toko and k.kode_kondisi = h.kode_kondisi
    join perbuatan p on ${MADE}
    left join perbuatan b on ${UNMADE}
    where d.kode_toko = $1 and d.jenis = 'hancur-barang' and d.tgl between $2 and $3
      and ($4::text is null or h.kode_kondisi = $4) and ($5::text is null or l.kode_group = $5)
    order by d.nomor, l.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_kondisi, filter.kode_group],
});
