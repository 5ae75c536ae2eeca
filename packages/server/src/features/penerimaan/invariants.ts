import { notedSql } from '../../ledger/noted.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

/** What holds between receipts, the pieces entered from them, counts of the rest, and the ledger. */
export const penerimaanInvariants: readonly Invariant[] = [
  {
    // What is left of the lines is what the books have under the receipt; nothing of one that was taken back.
    kunci: 'penerimaan_sisa_sama_dengan_buku',
    sql: `select concat_ws('/', sub, aset, kode_group, kode_dept) as di, coalesce(b.jumlah, 0) - coalesce(s.jumlah,
      0) as selisih
      from (
        select nomor as sub, x.aset, kode_group, kode_dept, sum(x.jumlah) as jumlah
        from (
          select l.nomor, l.kode_group, l.kode_dept, l.kadar, sum(s.qty)::numeric as pcs, sum(s.berat) as gram
          from penerimaan_sisa s join penerimaan_baris l using (kode_toko, nomor, ke, baris)
          where s.kode_toko = $1 and $2::date is not null group by 1, 2, 3, 4
        ) g
        cross join lateral (values ('PCS', pcs), ('EMAS:' || trim_scale(kadar), gram)) x(aset, jumlah)
        where x.jumlah <> 0 group by 1, 2, 3, 4
      ) b
      full join (
        select sub, aset, kode_group, kode_dept, sum(jumlah) as jumlah from saldo
        where kode_toko = $1 and akun = 'TERIMA' and jumlah <> 0 group by 1, 2, 3, 4
      ) s using (sub, aset, kode_group, kode_dept)
      where coalesce(b.jumlah, 0) <> coalesce(s.jumlah, 0)`,
  },
  {
    // Every piece that names a receipt was drawn from it, and the other way round.
    kunci: 'penerimaan_input_sama_dengan_barang',
    sql: `select concat_ws('/', no_terima, kode_group, kode_dept) as di, abs(coalesce(l.qty, 0) - coalesce(b.qty,
      0)) + abs(coalesce(l.berat, 0) - coalesce(b.berat, 0)) as selisih
      from (
        select l.nomor as no_terima, l.kode_group, l.kode_dept, sum(s.qty_input) as qty, sum(s.berat_input) as berat
        from penerimaan_sisa s join penerimaan_baris l using (kode_toko, nomor, ke, baris)
        where s.kode_toko = $1 and $2::date is not null group by 1, 2, 3 having sum(s.qty_input) > 0
      ) l
      full join (
        select no_terima, kode_group, kode_dept, count(*) as qty, sum(berat) as berat from barang
        where kode_toko = $1 and no_terima <> '' group by 1, 2, 3
      ) b using (no_terima, kode_group, kode_dept)
      where coalesce(l.qty, 0) <> coalesce(b.qty, 0) or coalesce(l.berat, 0) <> coalesce(b.berat, 0)`,
  },
  {
    // What is left is what was received less what was entered; nothing once it was settled or taken back.
    kunci: 'penerimaan_sisa_benar',
    sql: `select l.nomor || ' ' || l.baris as di, 1::numeric as selisih
      from penerimaan_baris l
      join dokumen d on d.kode_toko = l.kode_toko and d.jenis = 'penerimaan-barang' and d.nomor = l.nomor
      left join penerimaan_sisa s on s.kode_toko = l.kode_toko and s.nomor = l.nomor and s.ke = l.ke
        and s.baris = l.baris
      cross join lateral (
        select d.status = 'CANC' or exists (select from perbuatan p where p.kode_toko = d.kode_toko
          and p.jenis = d.jenis and p.nomor = d.nomor and p.aksi = 'SELESAI') as ditutup
      ) t
      where l.kode_toko = $1 and $2::date is not null and (s.baris is null or (s.qty, s.berat) <> (
        case when t.ditutup then 0 else l.qty - s.qty_input end, case when t.ditutup then 0 else l.berat - s.berat_input
        end))`,
  },
  {
    kunci: 'opname_terima_sama_dengan_buku',
    sql: notedSql({
      rows: `select concat_ws('/', t.no_opname, t.kode_group, t.kode_dept) as di, 'TERIMA' as akun, t.kode_group as a,
        t.kode_dept as b, t.urut_buku as urut, t.qty_awal as qty, t.berat_awal as berat
        from opname_penerimaan_baris t join opname_penerimaan o using (kode_toko, no_opname)
        where t.kode_toko = $1 and o.tgl between $2 and $3`,
      place: ['kode_group', 'kode_dept'],
    }),
  },
];
