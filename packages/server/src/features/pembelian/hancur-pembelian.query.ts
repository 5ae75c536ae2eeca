import { MADE, UNMADE } from '../../engine/paper/held.ts';
import type { ReportQuery } from '../../engine/report/query.ts';

const DETAIL = `select no_hancur, tgl, nama_kondisi, kode_barcode, nama_barang, no_pembelian, kode_group, kode_dept,
    kadar, 1 as qty, berat, harga_beli, status, tgl_batal, dibuat_oleh, disetujui_oleh, keterangan
  from hancur order by tgl, no_hancur, baris`;
const JENIS = `select h.tgl, h.kode_dept, j.nama_dept, count(*)::integer as qty, sum(h.berat) as berat,
    sum(h.harga_beli) as harga_beli, h.status
  from hancur h join jenis j on j.kode_toko = $1 and j.kode_dept = h.kode_dept
  group by h.tgl, h.kode_dept, j.nama_dept, h.status order by h.tgl, h.kode_dept, h.status desc`;

export const hancurPembelian: ReportQuery<'hancur-pembelian'> = ({ shop }, filter) => ({
  text: `with hancur as (
      select d.nomor as no_hancur, d.tgl, k.nama_kondisi, l.baris, l.kode_barcode, l.nama_barang, l.no_pembelian,
        l.kode_group, l.kode_dept, l.kadar, l.berat, l.harga_beli, d.status, b.tgl as tgl_batal, d.dibuat_oleh,
        p.disetujui_oleh, d.keterangan
      from dokumen d
      join hancur_pembelian k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      join hancur_pembelian_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
      join perbuatan p on ${MADE}
      left join perbuatan b on ${UNMADE}
      where d.kode_toko = $1 and d.jenis = 'hancur-pembelian' and d.tgl between $2 and $3
        and ($4::text is null or k.kode_kondisi = $4) and ($5::text is null or l.kode_group = $5)
        and ($6::text is null or l.kode_dept = $6)
    )
    ${filter.tampilan === 'JENIS' ? JENIS : DETAIL}`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_kondisi, filter.kode_group, filter.kode_dept],
});
