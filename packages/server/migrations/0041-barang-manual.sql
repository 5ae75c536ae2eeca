-- Papers of the stock of manual items are papers of the engine: state, day and cancelling stand in `dokumen` and
-- `perbuatan`, head columns of their own and lines name the deed that wrote them. Papers of before bear no seal of their
-- deeds, and a migration must not make one up: where there are any it stops, and nothing of it is done.
do $$
begin
  if exists (select from tambah_manual) or exists (select from pindah_manual) or exists (select from hancur_manual) then
    raise exception 'this database has documents of manual stock from before migration 0041, which it cannot carry over'
      using hint = 'Keep the version that made them, or begin with a new database.';
  end if;
end $$;
drop table tambah_manual_baris, tambah_manual, pindah_manual_baris, pindah_manual, hancur_manual_baris, hancur_manual;

create table tambah_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  total_qty integer not null, total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);
create table pindah_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_gudang text not null, kode_baki text not null,
  total_qty integer not null, total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki
);
create table hancur_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_kondisi text not null, nama_kondisi text not null,
  total_qty integer not null, total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang
);

-- Lines of entries keep the purity that the group had when the goods came; those of moves and destructions name where the
-- goods lay before.
do $$
declare
  t text;
begin
  foreach t in array array['tambah_manual', 'pindah_manual', 'hancur_manual'] loop
    execute format('create table %I (
      kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
      kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
      nama_dept text not null, kadar numeric(6,3) not null,
      qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0),
      primary key (kode_toko, nomor, ke, baris),
      foreign key (kode_toko, nomor, ke) references %I,
      foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
      check (qty > 0 or berat > 0)
    )', t || '_baris', t);
    execute format('create index %I on %I (kode_toko, kode_baki)', t || '_baris_by_baki', t || '_baris');
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_baris_tertutup', t || '_baris');
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_baris_tidak_dikosongkan', t || '_baris');
  end loop;
end $$;
