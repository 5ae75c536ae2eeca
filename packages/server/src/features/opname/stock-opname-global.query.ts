import type { ReportQuery } from '../../engine/report/query.ts';

/** Rows of finished counts; those that were given up are no result. */
const BARIS = `select g.no_opname, g.tgl, g.selesai_oleh, g.selesai_pada, b.jenis_stok, b.kode_group, b.kode_dept,
  d.nama_dept, b.qty, b.berat, b.qty_hitung, b.berat_hitung,
    b.qty_hitung - b.qty as selisih_qty, b.berat_hitung - b.berat as selisih_berat, b.keadaan, b.oleh, b.waktu,
    b.qty_akhir, b.berat_akhir
  from opname_global g
  join opname_global_baris b on b.kode_toko = g.kode_toko and b.no_opname = g.no_opname
  join jenis d on d.kode_toko = b.kode_toko and d.kode_dept = b.kode_dept
  where g.kode_toko = $1 and g.status = 'SELESAI' and g.tgl between $2 and $3
    and ($4::text is null or b.kode_group = $4) and ($5::text is null or b.kode_dept = $5) and ($6::text is null
      or b.keadaan = $6)`;

const RINCI = `select no_opname, tgl, jenis_stok, kode_group, kode_dept, nama_dept, qty, qty_hitung, selisih_qty, berat,
  berat_hitung, selisih_berat, keadaan, oleh, waktu, qty_akhir, berat_akhir
  from (${BARIS}) t order by tgl, no_opname, array_position(array['BARANG', 'AKSESORIS', 'MANUAL', 'TERIMA'],
    jenis_stok), kode_dept, kode_group`;

const HARIAN = `select tgl, no_opname, count(*)::integer as baris, count(qty_hitung)::integer as dihitung,
  (count(*) filter (where keadaan = 'SELISIH'))::integer as berselisih,
    sum(qty)::bigint as qty, sum(qty_hitung)::bigint as qty_hitung, sum(selisih_qty)::bigint as selisih_qty,
    sum(berat) as berat, sum(berat_hitung) as berat_hitung, sum(selisih_berat) as selisih_berat,
    selesai_oleh, selesai_pada
  from (${BARIS}) t group by tgl, no_opname, selesai_oleh, selesai_pada order by tgl, no_opname`;

export const laporanStockOpnameGlobal: ReportQuery<'stock-opname-global'> = ({ shop }, filter) => ({
  text: filter.tampilan === 'HARIAN' ? HARIAN : RINCI,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_group, filter.kode_dept, filter.keadaan],
});
