import type { ReportQuery } from '../../../engine/report/query.ts';
import { NILAI } from '../../../ledger/entry.ts';

/** What pieces were set with, and when, of the kind that is asked for. */
const BATU = `versi as (
      select kode_barcode, dari, sampai, sum(jumlah)::bigint as jumlah, sum(carat) as carat
      from barang_batu_masa where kode_toko = $1 and ($4::text is null or kode_jenis_batu = $4)
      group by kode_barcode, dari, sampai
    ), jenis as (
      select kode_barcode, string_agg(distinct kode_jenis_batu, ', ') as kode_jenis_batu
      from barang_batu_masa where kode_toko = $1 and ($4::text is null or kode_jenis_batu = $4)
        and dari <= $3 and sampai > $2::date - 1
      group by kode_barcode
    )`;

/**
 * What postings did to such pieces. Few are set with stones, so the book is looked up along their barcodes. Of a piece
 * that goes from tray to tray nothing is left of its two lines but where it lies then.
 */
const LANGKAH = `langkah as (
      select p.urut, p.tgl, p.jenis, p.nomor, e.kode_barcode,
        coalesce(sum(e.jumlah) filter (where e.aset = 'PCS'), 0)::bigint as pcs,
        sum(e.jumlah) filter (where e.aset = '${NILAI}') as nilai,
        max(e.kode_gudang) filter (where e.aset = 'PCS' and e.jumlah > 0) as ke_gudang
      from (select distinct kode_barcode from versi) v
      join entri e on e.kode_toko = $1 and e.kode_barcode = v.kode_barcode and e.kode_barcode <> ''
      join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      where e.akun = 'STOK' and e.aset in ('PCS', '${NILAI}') and e.tgl <= $3
      group by p.urut, p.tgl, p.jenis, p.nomor, e.kode_barcode
    )`;

/**
 * Stones that lay there before, that came and that went; with their pieces, or because these were set anew. A day's
 * moves are of the stones that its evening saw.
 */
const GERAK = `gerak as (
      select l.kode_barcode, l.pcs * v.jumlah as batu, l.pcs * v.carat as carat, true as awal
      from langkah l join versi v on v.kode_barcode = l.kode_barcode and v.dari < $2 and v.sampai >= $2
      where l.tgl < $2
      union all
      select l.kode_barcode, l.pcs * v.jumlah, l.pcs * v.carat, false
      from langkah l join versi v on v.kode_barcode = l.kode_barcode and v.dari <= l.tgl and v.sampai > l.tgl
      where l.tgl >= $2
      union all
      select g.kode_barcode, d.pcs * g.batu, d.pcs * g.carat, false
      from (
        select coalesce(n.kode_barcode, o.kode_barcode) as kode_barcode, coalesce(n.dari, o.sampai) as tgl,
          coalesce(n.jumlah, 0) - coalesce(o.jumlah, 0) as batu, coalesce(n.carat, 0) - coalesce(o.carat, 0) as carat
        from versi o full join versi n on n.kode_barcode = o.kode_barcode and n.dari = o.sampai
      ) g
      cross join lateral (
        select sum(l.pcs)::bigint as pcs from langkah l where l.kode_barcode = g.kode_barcode and l.tgl < g.tgl
      ) d
      where g.tgl between $2 and $3 and d.pcs is not null
    ), jumlah as (
      select kode_barcode, ${(['batu', 'carat'] as const)
        .map(
          (name) => `coalesce(sum(${name}) filter (where awal), 0) as ${name}_awal,
        coalesce(sum(${name}) filter (where not awal and ${name} > 0), 0) as ${name}_masuk,
        coalesce(-sum(${name}) filter (where not awal and ${name} < 0), 0) as ${name}_keluar,
        coalesce(sum(${name}), 0) as ${name}_akhir`,
        )
        .join(', ')}
      from gerak group by kode_barcode
    )`;

/** Where a piece was at the end: what brought or took it last, the gudang it came to last, and what it had cost. */
const AKHIR = `akhir as (
      select kode_barcode, sum(pcs) as pcs, sum(nilai) as nilai,
        (array_agg(ke_gudang order by urut desc) filter (where ke_gudang is not null))[1] as kode_gudang,
        (array_agg(-nilai order by urut desc) filter (where pcs < 0))[1] as keluar_nilai,
        (array_agg(jenis order by urut desc) filter (where pcs <> 0))[1] as jenis,
        (array_agg(nomor order by urut desc) filter (where pcs <> 0))[1] as nomor
      from langkah group by kode_barcode
    )`;

/** A gudang that pieces are kept in for something is called as their state is. */
const STATUS = `case when a.pcs > 0 then case when a.kode_gudang in ('TITIP', 'CONTOH', 'CICIL', 'BELI', 'SORTIR')
        then a.kode_gudang else 'TERSEDIA' end
      else case a.jenis when 'penjualan' then 'TERJUAL' when 'cicilan' then 'TERJUAL' when 'kirim-barang' then 'KIRIM'
        when 'kirim-barang-cuci' then 'CUCI' when 'pembelian' then 'KEMBALI' when 'hancur-barang' then 'HANCUR'
        when 'hancur-pembelian' then 'HANCUR' else b.status end end`;

/** Out of the ledger, as it all was on the last of the days: a past one says the same whenever it is asked for. */
export const bukuBerlian: ReportQuery<'buku-berlian'> = ({ shop }, filter) => ({
  text: `with ${[BATU, LANGKAH, GERAK, AKHIR].join(', ')}
    select b.kode_barcode, b.nama_barang, b.kode_group, t.kode_jenis_batu,
      g.batu_awal::bigint as batu_awal, g.carat_awal, g.batu_masuk::bigint as batu_masuk, g.carat_masuk,
      g.batu_keluar::bigint as batu_keluar, g.carat_keluar, g.batu_akhir::bigint as batu_akhir, g.carat_akhir,
      s.nama_supplier, (case when a.pcs > 0 then a.nilai else a.keluar_nilai end)::numeric(15,0) as harga_modal,
      b.tgl_masuk, j.tgl_jual, j.harga_total, ${STATUS} as status
    from jumlah g
    join jenis t using (kode_barcode)
    join akhir a using (kode_barcode)
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
      where a.pcs = 0 and a.jenis = 'penjualan' and d.kode_toko = $1 and d.jenis = a.jenis and d.nomor = a.nomor
        and r.kode_barcode = b.kode_barcode
    ) j on true
    where (g.batu_awal <> 0 or g.batu_masuk <> 0 or g.batu_keluar <> 0) and ($5::text is null or b.kode_group = $5)
      and ($6::text is null or b.kode_dept = $6)
    order by b.kode_barcode`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_jenis_batu, filter.kode_group, filter.kode_dept],
});
