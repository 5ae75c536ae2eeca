import type { JenisOpname } from '@kilau/contract/features/opname/opname.wire.ts';
import type { ReportQuery } from '../../engine/report/query.ts';

const TEMPAT = `case when s.kode_baki = '' then s.kode_gudang else s.kode_gudang || ' / ' || s.kode_baki end as tempat`;

/** Counts that were given up are no result. */
const selesaiSql = (
  jenisOpname: JenisOpname,
): string => `s.kode_toko = $1 and s.jenis = '${jenisOpname}' and s.status = 'SELESAI' and s.tgl between $2 and $3
    and ($4::text is null or s.kode_gudang = $4) and ($5::text is null or s.kode_baki = $5)`;

const barangSql = (jenisOpname: JenisOpname): string => `select s.no_opname, s.tgl, ${TEMPAT},
    o.kode_barcode, o.nama_barang, o.kode_baki, o.berat, o.hasil, o.di_baki, o.nomor, o.oleh, o.waktu
  from stock_opname s join stock_opname_barang o on o.kode_toko = s.kode_toko and o.no_opname = s.no_opname
  where ${selesaiSql(jenisOpname)} and ($6::text is null or o.hasil = $6)
  order by s.no_opname, o.hasil <> 'HILANG', o.asal, o.kode_barcode`;

/**
 * The figures that were written down when a count ended. With a result asked for, the counts that have such a piece.
 */
const ringkasSql = (jenisOpname: JenisOpname): string => `select s.tgl, s.no_opname, ${TEMPAT},
    s.qty, s.qty_ketemu as ketemu, s.qty_hilang as hilang, s.qty_keluar as keluar, s.qty_lain as lain,
    s.berat as berat_awal, s.berat_hilang, s.selesai_oleh, s.selesai_pada
  from stock_opname s
  where ${selesaiSql(jenisOpname)}
    and ($6::text is null or exists (select from stock_opname_barang o
    where o.kode_toko = s.kode_toko and o.no_opname = s.no_opname and o.hasil = $6))
  order by s.tgl, s.no_opname`;

export const laporanStockOpname: ReportQuery<'stock-opname'> = ({ shop }, filter) => ({
  text: filter.tampilan === 'RINGKAS' ? ringkasSql('SCAN') : barangSql('SCAN'),
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.hasil],
});

export const laporanStockOpnameRfid: ReportQuery<'stock-opname-rfid'> = ({ shop }, filter) => ({
  text: filter.tampilan === 'RINGKAS' ? ringkasSql('RFID') : barangSql('RFID'),
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.hasil],
});
