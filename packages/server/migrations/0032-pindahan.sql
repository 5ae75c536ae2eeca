-- Money that a shop has when it moves in, in a drawer or on an account. Nothing here is changed by other migrations.

create table saldo_awal (
  kode_toko text not null, nomor text not null, ke integer not null,
  laci text, no_rekening text,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, no_rekening) references rekening,
  check ((laci is null) <> (no_rekening is null))
);

create trigger saldo_awal_tertutup before update or delete on saldo_awal
  for each row execute function buku_tertutup();
create trigger saldo_awal_tidak_dikosongkan before truncate on saldo_awal
  for each statement execute function buku_tertutup();
