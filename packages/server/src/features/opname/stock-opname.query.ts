import type { JenisOpname } from '@kilau/contract/features/opname/opname.wire.ts';
import type { ReportQuery } from '../../engine/report/query.ts';

/** Counts that were given up are no result. */
const barangSql = (jenis: JenisOpname): string => `select s.no_opname, case when s.kode_baki = '' then s.kode_gudang else s.kode_gudang || ' / ' || s.kode_baki end as tempat, s.tgl,
    o.kode_barcode, o.nama_barang, o.kode_baki, o.berat, o.hasil, o.di_baki, o.nomor, o.oleh, o.waktu
  from stock_opname s join stock_opname_barang o on o.kode_toko = s.kode_toko and o.no_opname = s.no_opname
  where s.kode_toko = $1 and s.jenis = '${jenis}' and s.status = 'SELESAI' and s.tgl between $2 and $3
    and ($4::text is null or s.kode_gudang = $4) and ($5::text is null or s.kode_baki = $5) and ($6::text is null or o.hasil = $6)
  order by s.no_opname, o.hasil <> 'HILANG', o.asal, o.kode_barcode`;

export const laporanStockOpname: ReportQuery<'stock-opname'> = ({ shop }, filter) => ({
  text: barangSql('SCAN'),
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.hasil],
});

export const laporanStockOpnameRfid: ReportQuery<'stock-opname-rfid'> = ({ shop }, filter) => ({
  text: barangSql('RFID'),
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.hasil],
});
