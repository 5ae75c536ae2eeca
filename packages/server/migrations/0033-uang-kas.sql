-- Money into a drawer or out of it beside the trade.
create table uang_kas (
  kode_toko text not null, nomor text not null, ke integer not null,
  arah text not null check (arah in ('TAMBAH', 'AMBIL')), kode_transaksi text not null, gambar text,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_transaksi) references kode_transaksi
);
create trigger uang_kas_tertutup before update or delete on uang_kas for each row execute function buku_tertutup();
create trigger uang_kas_tidak_dikosongkan before truncate on uang_kas for each statement execute function buku_tertutup();
