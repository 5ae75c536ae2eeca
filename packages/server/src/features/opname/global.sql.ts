/**
 * What the books have of the whole shop by kind, group and type, reserved pieces included, as SQL with the shop in
 * `$1`.
 */
const SISTEM = `select case s.akun when 'STOK' then 'BARANG' else s.akun end as jenis_stok, s.kode_group, s.kode_dept,
    coalesce(sum(s.jumlah) filter (where s.aset = 'PCS'), 0)::bigint as qty,
    coalesce(sum(s.jumlah) filter (where s.aset like 'EMAS:%'), 0) as berat
  from saldo s where s.kode_toko = $1 and s.akun in ('STOK', 'AKSESORIS', 'MANUAL', 'TERIMA') group by 1, 2, 3
  having bool_or(s.jumlah <> 0)`;

const KUNCI = 'jenis_stok, kode_group, kode_dept';
const SAMA = (a: string, b: string): string =>
  KUNCI.split(', ')
    .map((name) => `${a}.${name} = ${b}.${name}`)
    .join(' and ');

// Figures and their place in the book in one statement each, so that they belong to each other.

/** Begins a count: shop, number, day, user, time. */
export const MULAI = `with kini as (${SISTEM}), kepala as (
    insert into opname_global (kode_toko, no_opname, tgl, status, urut_buku, mulai_oleh, mulai_pada)
    select $1, $2, $3, 'AKTIF', u.urut, $4, $5 from buku u where u.kode_toko = $1 returning no_opname, urut_buku
  )
  insert into opname_global_baris (kode_toko, no_opname, ${KUNCI}, qty, berat, urut_buku)
  select $1, p.no_opname, k.jenis_stok, k.kode_group, k.kode_dept, k.qty, k.berat, p.urut_buku from kepala p, kini k`;

/** Reads the books again for rows that nobody has counted, and adds what is new. Shop, number. */
export const PERBARUI = `with kini as (${SISTEM}), ubah as (
    update opname_global_baris b set qty = coalesce(k.qty, 0), berat = coalesce(k.berat, 0), urut_buku = u.urut
    from buku u, opname_global_baris c left join kini k on ${SAMA('k', 'c')}
    where u.kode_toko = $1 and c.kode_toko = $1 and c.no_opname = $2 and b.kode_toko = $1 and b.no_opname = $2
      and ${SAMA('b', 'c')} and b.qty_hitung is null
  )
  insert into opname_global_baris (kode_toko, no_opname, ${KUNCI}, qty, berat, urut_buku)
  select $1, $2, k.jenis_stok, k.kode_group, k.kode_dept, k.qty, k.berat, u.urut from kini k, buku u
  where u.kode_toko = $1
  on conflict (kode_toko, no_opname, ${KUNCI}) do nothing`;

/**
 * Ends a count: what the books have now stands beside every row, also where there was nothing before. Shop, number,
 * user, time.
 */
export const SELESAI = `with kini as (${SISTEM}), kepala as (
    update opname_global g set status = 'SELESAI', urut_akhir = u.urut, selesai_oleh = $3, selesai_pada = $4
    from buku u where u.kode_toko = $1 and g.kode_toko = $1 and g.no_opname = $2 and g.status = 'AKTIF'
    returning g.urut_akhir
  ), ubah as (
    update opname_global_baris b set qty_akhir = coalesce(k.qty, 0), berat_akhir = coalesce(k.berat, 0)
    from opname_global_baris c left join kini k on ${SAMA('k', 'c')}
    where c.kode_toko = $1 and c.no_opname = $2 and b.kode_toko = $1 and b.no_opname = $2 and ${SAMA('b', 'c')}
  )
  insert into opname_global_baris (kode_toko, no_opname, ${KUNCI}, qty, berat, urut_buku, qty_akhir, berat_akhir)
  select $1, $2, k.jenis_stok, k.kode_group, k.kode_dept, k.qty, k.berat, p.urut_akhir, k.qty, k.berat
  from kini k, kepala p
  where not exists (select from opname_global_baris c where c.kode_toko = $1 and c.no_opname = $2
    and ${SAMA('c', 'k')})`;

/** Counts with their figures, as SQL over `g`. */
export const RINGKAS = `select g.no_opname, g.tgl, g.status, g.mulai_oleh, g.mulai_pada, g.selesai_oleh, g.selesai_pada,
  h.baris, h.dihitung, h.selisih, h.qty_hitung, h.berat_hitung
  from opname_global g cross join lateral (
    select count(*)::integer as baris, count(b.qty_hitung)::integer as dihitung,
      (count(*) filter (where b.keadaan = 'SELISIH'))::integer as selisih,
      coalesce(sum(b.qty_hitung), 0)::bigint as qty_hitung, coalesce(sum(b.berat_hitung), 0) as berat_hitung
    from opname_global_baris b where b.kode_toko = g.kode_toko and b.no_opname = g.no_opname
  ) h`;

/** The rows of one count: shop, number. */
export const RINCIAN = `select b.jenis_stok, b.kode_group, k.nama_group, b.kode_dept, d.nama_dept, b.qty, b.berat,
  b.qty_hitung, b.berat_hitung, b.keadaan, b.oleh, b.waktu, b.versi, b.qty_akhir, b.berat_akhir
  from opname_global_baris b
  join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
  join jenis d on d.kode_toko = b.kode_toko and d.kode_dept = b.kode_dept
  where b.kode_toko = $1 and b.no_opname = $2
  order by array_position(array['BARANG', 'AKSESORIS', 'MANUAL', 'TERIMA'], b.jenis_stok), b.kode_dept, b.kode_group`;
