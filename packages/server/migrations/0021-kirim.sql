-- Goods between shops. Other schemas widen the states of a piece as well: here they are read off what stands and added
-- to, so that it does not matter which comes first.
do $$
declare
  kini text[];
  keluar text[];
begin
  select array_agg(distinct m[1]) into strict kini from pg_constraint c,
    regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''::text', 'g') m
    where c.conrelid = 'barang'::regclass and c.conname = 'barang_status_check';
  select array_agg(distinct m[1]) into strict keluar from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum and a.attname = 'keluar',
    regexp_matches(pg_get_expr(d.adbin, d.adrelid), '''(\w+)''::text', 'g') m
    where d.adrelid = 'barang'::regclass;
  -- On its way to another shop; there since that shop has told; lost on the way. None of them lies in a tray.
  kini := kini || array['KIRIM', 'KELUAR', 'HILANG'];
  keluar := keluar || array['KIRIM', 'KELUAR', 'HILANG'];
  alter table barang drop constraint barang_status_check;
  execute format('alter table barang alter column keluar set expression as (case when status in (%s) then status end),
    add constraint barang_status_check check (status in (%s))',
    (select string_agg(distinct quote_literal(s), ', ') from unnest(keluar) s),
    (select string_agg(distinct quote_literal(s), ', ') from unnest(kini) s));
end $$;

-- A shop that sells on marketplaces.
alter table toko add column online boolean not null default false;

-- What is on its way is never less than nothing, in pieces, grams and rupiah.
insert into akun_tanda (akun, aset, tanda) values ('KIRIM', '', 1) on conflict (akun) do nothing;

create table kirim_barang (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_tujuan text not null, tujuan text not null,
  kurir text, no_segel text,
  -- The tray that was sent whole, and the pieces that stayed behind in it because somebody has them.
  dari_baki text, ditinggal text,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);
-- Who is to receive goods looks for them by their number and his own shop.
create index kirim_barang_by_tujuan on kirim_barang (kode_tujuan, nomor);
create table kirim_barang_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, kode_intern text not null, nama_barang text not null,
  kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0), size text not null,
  dari_gudang text not null, dari_baki text not null,
  harga_jual numeric(15,0), harga_modal numeric(15,0),
  primary key (kode_toko, nomor, ke, baris), unique (kode_toko, nomor, kode_barcode)
);
-- What has become of lines: told by the other shop (TERIMA, TOLAK, TIADA), or done here (KEMBALI, HILANG).
create table kirim_barang_hasil (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  hasil text not null check (hasil in ('TERIMA', 'TOLAK', 'TIADA', 'KEMBALI', 'HILANG')),
  alasan text, no_terima text, tgl_terima date, oleh text, kode_gudang text, kode_baki text,
  primary key (kode_toko, nomor, ke, baris)
);
create index kirim_barang_hasil_by_barcode on kirim_barang_hasil (kode_toko, nomor, kode_barcode);

create table terima_barang (
  kode_toko text not null, nomor text not null, ke integer not null,
  no_kirim text not null, dari_toko text not null, asal text not null, no_segel text,
  tgl_kirim date not null, dikirim_oleh text not null,
  jumlah_barang integer not null check (jumlah_barang >= 0), total_berat numeric(18,3) not null,
  jumlah_tolak integer not null check (jumlah_tolak >= 0),
  primary key (kode_toko, nomor, ke)
);
create index terima_barang_by_kirim on terima_barang (kode_toko, dari_toko, no_kirim);
create table terima_barang_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, kode_intern text not null, nama_barang text not null,
  kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0), size text not null,
  kode_gudang text not null, kode_baki text not null, harga_modal numeric(15,0),
  primary key (kode_toko, nomor, ke, baris)
);
create table terima_barang_tolak (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, berat numeric(12,3) not null, alasan text not null,
  primary key (kode_toko, nomor, ke, baris)
);
create table terima_barang_tiada (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, berat numeric(12,3) not null, alasan text,
  primary key (kode_toko, nomor, ke, baris)
);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['kirim_barang', 'kirim_barang_baris', 'kirim_barang_hasil', 'terima_barang',
    'terima_barang_baris', 'terima_barang_tolak', 'terima_barang_tiada'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- Where each line of what was sent stands by the sender's own papers: on its way, or what the last deed that stands has
-- said of it.
create view kirim_barang_kini as
  select b.kode_toko, b.nomor, b.ke, b.baris, b.kode_barcode, coalesce(h.hasil, 'KIRIM') as hasil, h.alasan,
    h.no_terima, h.tgl_terima, h.ke as ke_hasil
  from kirim_barang_baris b
  left join lateral (
    select h.* from kirim_barang_hasil h
    where h.kode_toko = b.kode_toko and h.nomor = b.nomor and h.kode_barcode = b.kode_barcode and not exists (
      select from perbuatan y where y.kode_toko = h.kode_toko and y.jenis = 'kirim-barang' and y.nomor = h.nomor
        and y.membalik = h.ke)
    order by h.ke desc limit 1
  ) h on true;

-- What receipts that stand say of lines that another shop has sent.
create view terima_barang_kini as
  select d.kode_toko, d.nomor, d.tgl, d.dibuat_oleh, k.dari_toko, k.no_kirim, x.kode_barcode, x.hasil, x.alasan
  from dokumen d
  join terima_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  cross join lateral (
    select b.kode_barcode, 'TERIMA' as hasil, null as alasan from terima_barang_baris b
      where b.kode_toko = d.kode_toko and b.nomor = d.nomor
    union all
    select t.kode_barcode, 'TOLAK', t.alasan from terima_barang_tolak t
      where t.kode_toko = d.kode_toko and t.nomor = d.nomor
    union all
    select i.kode_barcode, 'TIADA', i.alasan from terima_barang_tiada i
      where i.kode_toko = d.kode_toko and i.nomor = d.nomor and not exists (
        select from perbuatan y where y.kode_toko = i.kode_toko and y.jenis = 'terima-barang' and y.nomor = i.nomor
          and y.membalik = i.ke)
  ) x
  where d.jenis = 'terima-barang' and d.status = 'DONE';

-- Records of masters that a branch has taken over from head office: what is gone there goes out of use here.
create table dari_pusat (
  kode_toko text not null references toko, master text not null, kode text not null,
  primary key (kode_toko, master, kode)
);
