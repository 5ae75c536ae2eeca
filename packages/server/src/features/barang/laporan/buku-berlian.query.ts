import type { ReportQuery } from '../../../engine/report/query.ts';
import { TAMPIL_SQL } from '../../../trade/barang/tersedia.ts';

const GERAK = ['awal', 'masuk', 'keluar', 'akhir'] as const;

/**
 * Out of the ledger, posting by posting: of a piece that goes from tray to tray nothing is left of its two lines. Few
 * pieces are set with stones, so the book is looked up along their barcodes.
 */
export const bukuBerlian: ReportQuery<'buku-berlian'> = ({ shop }, filter) => ({
  text: `with batu as (
      select kode_barcode, string_agg(distinct kode_jenis_batu, ', ') as kode_jenis_batu,
        sum(jumlah)::integer as jumlah, sum(carat) as carat
      from barang_batu where kode_toko = $1 and ($4::text is null or kode_jenis_batu = $4) group by kode_barcode
    ), langkah as (
      select e.kode_barcode, e.tgl, sum(e.jumlah)::integer as pcs
      from batu join entri e on e.kode_toko = $1 and e.kode_barcode = batu.kode_barcode and e.kode_barcode <> ''
      where e.akun = 'STOK' and e.aset = 'PCS' and e.tgl <= $3
      group by e.kode_barcode, e.tgl, e.posting_id having sum(e.jumlah) <> 0
    ), gerak as (
      select kode_barcode, coalesce(sum(pcs) filter (where tgl < $2), 0) as awal,
        coalesce(sum(pcs) filter (where tgl >= $2 and pcs > 0), 0) as masuk,
        coalesce(-sum(pcs) filter (where tgl >= $2 and pcs < 0), 0) as keluar, sum(pcs) as akhir
      from langkah group by kode_barcode
    )
    select b.kode_barcode, b.nama_barang, b.kode_group, t.kode_jenis_batu,
      ${GERAK.map((name) => `(g.${name} * t.jumlah)::integer as batu_${name}, g.${name} * t.carat as carat_${name}`).join(', ')},
      s.nama_supplier, b.harga_modal, b.tgl_masuk, j.tgl_jual, j.harga_total, ${TAMPIL_SQL} as status
    from gerak g join batu t using (kode_barcode)
    join barang b on b.kode_toko = $1 and b.kode_barcode = g.kode_barcode
    left join lateral (
      select p.nama_supplier from dokumen d
      join penerimaan k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      join supplier p on p.kode_toko = k.kode_toko and p.kode_supplier = k.kode_supplier
      where d.kode_toko = $1 and d.jenis = 'penerimaan-barang' and d.nomor = b.no_terima
    ) s on true
    left join lateral (
      select d.tgl as tgl_jual, r.harga_total from dokumen d
      join jual_barang r on r.kode_toko = d.kode_toko and r.nomor = d.nomor and r.ke = d.isi
      where d.kode_toko = $1 and d.jenis = 'penjualan' and b.pemilik_jenis = 'penjualan' and d.nomor = b.pemilik_nomor
        and r.kode_barcode = b.kode_barcode
    ) j on true
    where (g.awal <> 0 or g.masuk <> 0 or g.keluar <> 0) and ($5::text is null or b.kode_group = $5)
      and ($6::text is null or b.kode_dept = $6)
    order by b.kode_barcode`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_jenis_batu, filter.kode_group, filter.kode_dept],
});
