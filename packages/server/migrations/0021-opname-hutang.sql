-- Counts of pledged goods: bags that were looked for, and those that were seen. Nothing here moves anything.

-- One is under way per shop; KOSONG is one that was given up.
create table opname_hutang (
  kode_toko text not null references toko,
  no_opname text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'KOSONG')),
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '',
  selesai_pada timestamptz,
  primary key (kode_toko, no_opname),
  check ((status = 'AKTIF') = (selesai_pada is null))
);
create unique index opname_hutang_aktif on opname_hutang (kode_toko) where status = 'AKTIF';
create index opname_hutang_by_tgl on opname_hutang (kode_toko, tgl, no_opname);

-- The loans that ran when it began, and those that were seen though they began later; as they were then. When it ends
-- what was not seen is HILANG, and what was redeemed, renewed or auctioned meanwhile KELUAR.
create table opname_hutang_baris (
  kode_toko text not null,
  no_opname text not null,
  no_faktur_hutang text not null,
  no_hutang text not null, tgl_hutang date not null, nama_customer text not null, alamat_customer text not null,
  no_hp text not null, kode_sales text not null,
  berat numeric(18,3) not null, berat_total numeric(18,3) not null, jumlah_hutang numeric(15,0) not null,
  hasil text not null default '' check (hasil in ('', 'KETEMU', 'HILANG', 'KELUAR')),
  oleh text not null default '', waktu timestamptz,
  primary key (kode_toko, no_opname, no_faktur_hutang),
  foreign key (kode_toko, no_opname) references opname_hutang,
  check ((waktu is not null) >= (hasil = 'KETEMU'))
);
