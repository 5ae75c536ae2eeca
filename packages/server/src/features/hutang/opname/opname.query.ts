import type { ReportQuery } from '../../../engine/report/query.ts';

/** Of a count that is under way, how it stands today: what was not seen yet is missing so far. */
export const laporanOpnameHutang: ReportQuery<'opname-hutang'> = ({ shop }, filter) => ({
  text: `select o.no_opname, o.tgl, b.no_hutang, b.tgl_hutang, b.nama_customer, b.alamat_customer, b.berat,
      b.jumlah_hutang, case b.hasil when 'KETEMU' then 'KETEMU' else 'HILANG' end as hasil, b.oleh, b.waktu
    from (
      select p.kode_toko, p.no_opname, p.status, case p.status when 'AKTIF' then h.tgl_system else p.tgl end as tgl
      from opname_hutang p join hari_toko h on h.kode_toko = p.kode_toko where p.kode_toko = $1
    ) o
    join opname_hutang_baris b on b.kode_toko = o.kode_toko and b.no_opname = o.no_opname
    join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'hutang' and d.nomor = b.no_faktur_hutang
    where o.kode_toko = $1 and o.tgl between $2 and $3 and o.status <> 'KOSONG' and b.hasil <> 'KELUAR'
      and (o.status = 'SELESAI' or d.status in ('AKTIF', 'TUNGGU')) and ($4::text is null or o.no_opname = $4)
    order by o.no_opname, o.tgl, (b.hasil = 'KETEMU'), b.tgl_hutang, b.no_faktur_hutang`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.no_opname],
});
