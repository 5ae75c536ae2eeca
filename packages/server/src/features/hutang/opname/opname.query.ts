import type { ReportQuery } from '../../../engine/report/query.ts';
import { BERJALAN, diBawah, penerus } from './opname.ts';

/** The count that is under way. */
const AKTIF = `(select a.no_opname from opname_hutang a where a.kode_toko = $1 and a.status = 'AKTIF')`;
const baris = (tabel: string): string => `select ${diBawah(tabel)}, ${tabel}.hasil, ${tabel}.oleh, ${tabel}.waktu`;

/**
 * Of a count that is under way, how it stands today: what was not seen yet is missing so far, and a bag that lies here
 * under a new number is told by that, as the count itself tells it.
 */
export const laporanOpnameHutang: ReportQuery<'opname-hutang'> = ({ shop }, filter) => ({
  text: `${penerus(AKTIF)}
    select o.no_opname, o.tgl, b.no_hutang, b.tgl_hutang, b.nama_customer, b.alamat_customer, b.berat,
      b.jumlah_hutang, case b.hasil when 'KETEMU' then 'KETEMU' else 'HILANG' end as hasil, b.oleh, b.waktu
    from (
      select p.kode_toko, p.no_opname, p.status, case p.status when 'AKTIF' then h.tgl_system else p.tgl end as tgl
      from opname_hutang p join hari_toko h on h.kode_toko = p.kode_toko where p.kode_toko = $1
    ) o
    cross join lateral (
      ${baris('x')} from opname_hutang_baris x where x.kode_toko = o.kode_toko and x.no_opname = o.no_opname
      union all ${baris('y')} from penerus y where o.status = 'AKTIF'
    ) b
    join dokumen d on d.kode_toko = o.kode_toko and d.jenis = 'hutang' and d.nomor = b.no_faktur_hutang
    where o.tgl between $2 and $3 and o.status <> 'KOSONG' and b.hasil <> 'KELUAR'
      and (o.status = 'SELESAI' or d.status in ${BERJALAN}) and ($4::text is null or o.no_opname = $4)
    order by o.no_opname, o.tgl, (b.hasil = 'KETEMU'), b.tgl_hutang, b.no_faktur_hutang`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.no_opname],
});
