import type { Invariant } from '../../ledger/reconcile.ts';

/** What a piece comes to in the books, by asset. */
const PER_ASET = (b: string): string => `cross join lateral (values ('PCS', 1::numeric),
  ('EMAS:' || trim_scale(${b}.kadar), ${b}.berat), ('NILAI', coalesce(${b}.harga_modal, 0))) x(aset, jumlah)`;

/** Line `b` of what was sent, and where it stands. */
const SEBARIS = 'h.kode_toko = b.kode_toko and h.nomor = b.nomor and h.kode_barcode = b.kode_barcode';

/** What holds between goods that were sent or received, their pieces, and the book. */
export const kirimBarangInvariants: readonly Invariant[] = [
  {
    // What a paper has on its way: its lines of which neither shop has said that they are somewhere else.
    kunci: 'kirim_barang_sama_dengan_saldo',
    sql: `select t.nomor || ' ' || t.aset as di, sum(t.jumlah) as selisih from (
        select s.sub as nomor, s.aset, s.jumlah from saldo s
          where s.kode_toko = $1 and s.akun = 'KIRIM' and $2::date is not null and $3::date is not null
        union all
        select b.nomor, x.aset, -x.jumlah from dokumen d
          join kirim_barang_baris b on b.kode_toko = d.kode_toko and b.nomor = d.nomor
          join kirim_barang_kini h on ${SEBARIS}
          ${PER_ASET('b')}
          where d.kode_toko = $1 and d.jenis = 'kirim-barang' and d.status = 'OPEN'
            and h.hasil in ('KIRIM', 'TOLAK', 'TIADA')
      ) t group by t.nomor, t.aset having sum(t.jumlah) <> 0`,
  },
  {
    // Every piece that left, and has not come back, is where its line says; and the other way round.
    kunci: 'barang_kirim_sama_dengan_kiriman',
    sql: `select coalesce(n.kode_barcode, b.kode_barcode) as di, 1 + abs(coalesce(n.berat, 0) - coalesce(b.berat, 0))
        as selisih
      from (select * from barang where kode_toko = $1 and $2::date is not null and $3::date is not null
        and keluar in ('KIRIM', 'KELUAR', 'HILANG') and pemilik_jenis = 'kirim-barang') n
      full join (
        select b.*, case h.hasil when 'TERIMA' then 'KELUAR' when 'HILANG' then 'HILANG' else 'KIRIM' end as status
        from dokumen d
        join kirim_barang_baris b on b.kode_toko = d.kode_toko and b.nomor = d.nomor
        join kirim_barang_kini h on ${SEBARIS}
        where d.kode_toko = $1 and d.jenis = 'kirim-barang' and d.status <> 'CANC' and h.hasil <> 'KEMBALI'
          -- What was there and has come home since has been awake, and may have gone again.
          and not (h.hasil = 'TERIMA' and exists (
            select from terima_barang_baris t
            join posting q on q.kode_toko = t.kode_toko and q.jenis = 'terima-barang' and q.nomor = t.nomor
              and q.aksi = 'BUAT 1'
            join posting p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.aksi = 'BUAT 1'
            where t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode and q.urut > p.urut))
      ) b on b.kode_barcode = n.kode_barcode and b.nomor = n.pemilik_nomor
      where n.kode_barcode is null or b.kode_barcode is null or b.status <> n.status or b.berat <> n.berat
      union all
      select n.kode_barcode, 1 from barang n where n.kode_toko = $1 and n.keluar in ('KIRIM', 'KELUAR', 'HILANG')
        and n.pemilik_jenis <> 'kirim-barang' and not exists (
          select from terima_barang_baris t join dokumen d on d.kode_toko = t.kode_toko and d.jenis = 'terima-barang'
            and d.nomor = t.nomor and d.status = 'CANC'
          where t.kode_toko = n.kode_toko and t.kode_barcode = n.kode_barcode and t.nomor = n.pemilik_nomor
            and n.keluar = 'KELUAR' and n.pemilik_jenis = 'terima-barang')`,
  },
  {
    // What is between this shop and another one is what was received here, less what that one has told it received.
    kunci: 'rk_barang_sama_dengan_kiriman',
    sql: `select t.toko || ' ' || t.aset as di, sum(t.jumlah) as selisih from (
        select s.sub as toko, s.aset, s.jumlah from saldo s
          where s.kode_toko = $1 and s.akun = 'RK' and s.aset not in ('IDR', 'POIN') and $2::date is not null
            and $3::date is not null
        union all
        select k.dari_toko, x.aset, x.jumlah from dokumen d
          join terima_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
          join lateral (select t.kadar, coalesce(t.berat_kirim, t.berat) as berat,
              case when t.berat_kirim is null then t.harga_modal else t.modal_kirim end as harga_modal
            from terima_barang_baris t where t.kode_toko = d.kode_toko and t.nomor = d.nomor) b on true
          ${PER_ASET('b')}
          where d.kode_toko = $1 and d.jenis = 'terima-barang' and d.status = 'DONE'
        union all
        select k.kode_tujuan, x.aset, -x.jumlah from dokumen d
          join kirim_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
          join kirim_barang_baris b on b.kode_toko = d.kode_toko and b.nomor = d.nomor
          join kirim_barang_kini h on ${SEBARIS}
          ${PER_ASET('b')}
          where d.kode_toko = $1 and d.jenis = 'kirim-barang' and d.status <> 'CANC' and h.hasil = 'TERIMA'
      ) t group by t.toko, t.aset having sum(t.jumlah) <> 0`,
  },
  {
    // What was taken in to be refinished lies as its receipt says, until it is sorted; and it weighs what it lacks.
    kunci: 'barang_cuci_sama_dengan_terima',
    sql: `select n.kode_barcode as di, greatest(abs(n.berat - coalesce(b.berat, 0)), 0.001) as selisih
      from barang n
      left join dokumen d on d.kode_toko = n.kode_toko and d.jenis = 'terima-barang' and d.nomor = n.pemilik_nomor
        and d.status = 'DONE'
      left join terima_barang_baris b on b.kode_toko = d.kode_toko and b.nomor = d.nomor
        and b.kode_barcode = n.kode_barcode and b.berat_kirim is not null
      where n.kode_toko = $1 and n.pemilik_jenis = 'terima-barang' and n.status = 'BELI'
        and (b.kode_barcode is null or b.berat <> n.berat or b.kode_baki <> n.kode_baki
          or b.harga_modal is distinct from n.harga_modal)
      union all
      select k.nomor, abs(k.selisih - s.selisih) from terima_barang k
      cross join lateral (select coalesce(sum(abs(b.berat - b.berat_kirim)), 0) as selisih from terima_barang_baris b
        where b.kode_toko = k.kode_toko and b.nomor = k.nomor and b.ke = k.ke) s
      where k.kode_toko = $1 and $2::date is not null and $3::date is not null and k.jenis_kirim = 'CUCI'
        and k.selisih <> s.selisih`,
  },
  {
    // The same piece of what was sent is received once.
    kunci: 'kiriman_barang_diterima_sekali',
    sql: `select t.dari_toko || ' ' || t.no_kirim || ' ' || t.kode_barcode as di, count(*) - 1 as selisih
      from terima_barang_kini t where t.kode_toko = $1 and $2::date is not null and $3::date is not null
      group by t.dari_toko, t.no_kirim, t.kode_barcode having count(*) > 1`,
  },
  {
    // Heads against their lines.
    kunci: 'kirim_barang_sama_dengan_baris',
    sql: `select d.nomor as di, abs(k.jumlah - coalesce(l.jumlah, 0)) + abs(k.berat - coalesce(l.berat, 0)) as selisih
      from dokumen d
      join (select kode_toko, nomor, ke, 'kirim-barang' as jenis, jumlah_barang as jumlah, total_berat as berat
          from kirim_barang
        union all
        select kode_toko, nomor, ke, 'terima-barang', jumlah_barang + jumlah_tolak, total_berat from terima_barang
      ) k on k.kode_toko = d.kode_toko and k.jenis = d.jenis and k.nomor = d.nomor and k.ke = d.isi
      left join lateral (select count(*) as jumlah, sum(l.berat) as berat from (
          select berat from kirim_barang_baris where kode_toko = k.kode_toko and nomor = k.nomor
            and k.jenis = 'kirim-barang'
          union all
          select berat from terima_barang_baris where kode_toko = k.kode_toko and nomor = k.nomor
            and k.jenis = 'terima-barang'
          union all
          select 0 from terima_barang_tolak where kode_toko = k.kode_toko and nomor = k.nomor
            and k.jenis = 'terima-barang') l) l on true
      where d.kode_toko = $1 and d.jenis in ('kirim-barang', 'terima-barang') and d.tgl between $2 and $3
        and (k.jumlah <> coalesce(l.jumlah, 0) or k.berat <> coalesce(l.berat, 0))`,
  },
];
