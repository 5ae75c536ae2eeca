import type { ReportQuery } from '../../engine/report/query.ts';
import { aktivitasSql } from './timbang.daftar.ts';

const DITIMBANG = `select * from timbang_baki where kode_toko = $1 and status = 'SELESAI' and tgl between $2 and $3
  and ($4::text is null or kode_gudang = $4) and ($5::text is null or kode_baki = $5)`;

export const aktivitasTimbangBaki: ReportQuery<'aktivitas-timbang-baki'> = ({ shop }, filter) => ({
  text: `select a.no_timbang, a.kode_baki, a.waktu, a.user_id, a.jenis, a.aksi, a.nomor, a.pcs, a.berat, a.kode_barcode, coalesce(b.nama_barang, '') as nama_barang, a.selesai_pada
    from (${aktivitasSql(DITIMBANG)}) a left join barang b on b.kode_toko = $1 and b.kode_barcode = a.kode_barcode
    order by a.no_timbang, a.urut, a.kode_barcode`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki],
});
