import { UNMADE } from '../../../engine/paper/held.ts';
import type { ReportQuery } from '../../../engine/report/query.ts';

export const pindahBarang: ReportQuery<'pindah-barang'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_pindah, d.tgl, k.kode_gudang || ' · ' || k.kode_baki as tujuan, l.kode_barcode,
      l.nama_barang, l.kode_group, l.kadar, l.berat, l.dari_gudang, l.dari_baki, d.dibuat_oleh, d.status,
      b.tgl as tgl_batal
    from dokumen d
    join pindah_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
    join pindah_barang_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
    left join perbuatan b on ${UNMADE}
    where d.kode_toko = $1 and d.jenis = 'pindah-barang' and d.tgl between $2 and $3
      and ($4::text is null or k.kode_gudang = $4) and ($5::text is null or k.kode_baki = $5)
      and ($6::text is null or l.kode_group = $6)
    order by d.nomor, l.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.kode_group],
});
