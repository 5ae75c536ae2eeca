-- Moves and destructions are papers of the engine: state, day and cancelling stand in `dokumen` and `perbuatan`, here is
-- what is theirs alone. What was posted under the old names is sealed in the chain and cannot be renamed, so a database
-- that has such documents is refused, never emptied.
do $$
begin
  if exists (select from pindah_barang) or exists (select from hancur_barang) then
    raise exception 'this database has moves or destructions from before migration 0037, which it cannot carry over'
      using hint = 'Keep the version that made them, or begin with a new database.';
  end if;
end $$;
drop table pindah_barang_baris, pindah_barang, hancur_barang_baris, hancur_barang;

create table pindah_barang (
  kode_toko text not null, nomor text not null, ke integer not null,
  cara text not null check (cara in ('BARANG', 'SATU BAKI')),
  kode_gudang text not null, kode_baki text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki
);
create table hancur_barang (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_kondisi text not null, nama_kondisi text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang
);

-- A line keeps what the piece was and where it lay before; of a move also its size and what its gold was sold for that day.
create table pindah_barang_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  size text not null, harga_jual numeric(18,0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index pindah_barang_baris_by_barcode on pindah_barang_baris (kode_toko, kode_barcode);
create table hancur_barang_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index hancur_barang_baris_by_barcode on hancur_barang_baris (kode_toko, kode_barcode);

do $$
declare
  t text;
begin
  foreach t in array array['pindah_barang', 'pindah_barang_baris', 'hancur_barang', 'hancur_barang_baris'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;
