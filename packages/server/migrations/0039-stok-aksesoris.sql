-- Stock of accessories is a kind of paper: state, day and cancelling stand in `dokumen` and `perbuatan`, head columns of its
-- own and lines name the deed that wrote them. Papers of before bear no seal of their deeds, and a migration must not make
-- one up: where there are any it stops, and nothing of it is done.
do $$ begin
  if exists (select from stok_aksesoris) then
    raise exception 'stok_aksesoris holds % documents saved by an earlier version: this version cannot take them over',
      (select count(*) from stok_aksesoris);
  end if;
end $$;
drop table stok_aksesoris_baris, stok_aksesoris;

create table stok_aksesoris (
  kode_toko text not null, nomor text not null, ke integer not null,
  arah text not null check (arah in ('TAMBAH', 'AMBIL')),
  keperluan text check (keperluan in ('HADIAH', 'DIPAKAI', 'RUSAK', 'HILANG', 'LAINNYA')),
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null check (total_berat >= 0),
  primary key (kode_toko, nomor, ke),
  check ((arah = 'AMBIL') = (keperluan is not null))
);

create table stok_aksesoris_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  nama_aksesoris text not null, kode_group text not null, kode_dept text not null, kode_gudang text not null, kode_baki text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null, harga_jual numeric(15,0) not null,
  qty integer not null check (qty > 0),
  baru boolean not null,
  primary key (kode_toko, nomor, ke, baris),
  unique (kode_toko, nomor, ke, kode_barcode),
  foreign key (kode_toko, nomor, ke) references stok_aksesoris,
  foreign key (kode_toko, kode_barcode) references aksesoris
);
create index stok_aksesoris_baris_by_barcode on stok_aksesoris_baris (kode_toko, kode_barcode);

create trigger stok_aksesoris_tertutup before update or delete on stok_aksesoris for each row execute function buku_tertutup();
create trigger stok_aksesoris_tidak_dikosongkan before truncate on stok_aksesoris for each statement execute function buku_tertutup();
create trigger stok_aksesoris_baris_tertutup before update or delete on stok_aksesoris_baris for each row execute function buku_tertutup();
create trigger stok_aksesoris_baris_tidak_dikosongkan before truncate on stok_aksesoris_baris for each statement execute function buku_tertutup();
