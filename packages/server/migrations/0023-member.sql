-- Points that are put right or paid out, gifts for points, and messages to members.

-- Gifts are never fewer than none, and what is left of them never cost less than nothing.
insert into akun_tanda (akun, aset, tanda) values ('HADIAH', '', 1) on conflict do nothing;

create table transaksi_poin (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_poin text not null check (jenis_poin in ('KOREKSI', 'CASHBACK')), poin integer not null check (poin <> 0),
  nilai_poin numeric(15,0) not null,
  primary key (kode_toko, nomor, ke)
);
create table tukar_point (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_hadiah text not null, nama_hadiah text not null, jumlah integer not null check (jumlah > 0),
  poin_satuan integer not null, poin integer not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_hadiah) references hadiah, check (poin = poin_satuan * jumlah)
);
create table stok_hadiah (
  kode_toko text not null, nomor text not null, ke integer not null,
  arah text not null check (arah in ('TAMBAH', 'AMBIL')), kode_hadiah text not null, nama_hadiah text not null,
  jumlah integer not null check (jumlah > 0), harga_satuan numeric(15,0) not null, tunai boolean not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_hadiah) references hadiah
);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['transaksi_poin', 'tukar_point', 'stok_hadiah'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;
create index tukar_point_by_hadiah on tukar_point (kode_toko, kode_hadiah);
create index stok_hadiah_by_hadiah on stok_hadiah (kode_toko, kode_hadiah);

-- Who wants no messages beside those about papers of his own.
alter table member add column tolak_pesan boolean not null default false;

-- Messages to many, as the next of them are placed behind those that wait.
create index outbox_wa on outbox (kode_toko, lagi_pada) where saluran = 'WA';
