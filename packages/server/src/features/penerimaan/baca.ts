import type { SumberTerima } from '@kilau/contract/trade/terima/sumber.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** What may be entered: receipts with pieces left, oldest first, by group, type and purity. */
export async function sumberTerbuka(sql: Sql, kode_toko: string): Promise<SumberTerima[]> {
  const rows = await sql.query<{ sumber: SumberTerima }>(
    `select jsonb_build_object('no_terima', d.nomor, 'tgl', d.tgl, 'kode_supplier', k.kode_supplier, 'no_intern',
      k.no_intern, 'kode_group', l.kode_group, 'kode_dept', l.kode_dept, 'nama_dept', j.nama_dept, 'kadar', l.kadar,
      'berat', sum(l.berat), 'sisa_qty', sum(s.qty), 'sisa_berat', sum(s.berat)) as sumber
     from (select distinct nomor from penerimaan_sisa where kode_toko = $1 and qty > 0) t
     join dokumen d on d.kode_toko = $1 and d.jenis = 'penerimaan-barang' and d.nomor = t.nomor
     join penerimaan k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
     join penerimaan_baris l on l.kode_toko = k.kode_toko and l.nomor = k.nomor and l.ke = k.ke
     join penerimaan_sisa s on s.kode_toko = l.kode_toko and s.nomor = l.nomor and s.ke = l.ke and s.baris = l.baris
     join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
     group by d.nomor, d.tgl, k.kode_supplier, k.no_intern, l.kode_group, l.kode_dept, j.nama_dept, l.kadar
     having sum(s.qty) > 0 order by d.tgl, d.nomor, min(l.baris) limit 1000`,
    [kode_toko],
  );
  return rows.map(({ sumber }) => sumber);
}
