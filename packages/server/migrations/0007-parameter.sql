-- General masters and parameters. Each table mirrors its resource definition; a test holds them against each other.

create table bandrol (
  kode_toko text not null references toko, _id text not null, keterangan text not null, berat_bandrol numeric(12,3) not null check (berat_bandrol >= 0.01),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, keterangan)
);
create table kode_transaksi (
  kode_toko text not null references toko, kode_transaksi text not null, nama_transaksi text not null, jenis_transaksi text not null check (jenis_transaksi in ('MASUK', 'KELUAR', 'SEMUA')),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_transaksi)
);
create table tukang (
  kode_toko text not null references toko, kode_tukang text not null, nama_tukang text not null, no_hp text not null default '', alamat text not null default '',
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_tukang)
);
-- In an exchange the cut may be smaller; NULL is the same as without.
create table kondisi_pembelian (
  kode_toko text not null references toko, kondisi_barang text not null, jenis_potongan text not null check (jenis_potongan in ('RP', 'PERSENTASE')), potongan numeric(15,0) not null default 0 check (potongan >= 0), persentase numeric(6,3) not null default 0 check (persentase >= 0 and persentase <= 100),
  potongan_tukar numeric(15,0) check (potongan_tukar >= 0), persentase_tukar numeric(6,3) check (persentase_tukar >= 0 and persentase_tukar <= 100),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kondisi_barang)
);
create table kondisi_pinjaman (
  kode_toko text not null references toko, _id text not null, kondisi_pinjaman text not null,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kondisi_pinjaman)
);
create table hadiah (
  kode_toko text not null references toko, kode_hadiah text not null, nama_hadiah text not null, poin integer not null check (poin >= 1), keterangan text not null default '', gambar text not null default '',
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_hadiah)
);
-- Up to 100 `rugi` and `rusak` are percent, above that rupiah per gram.
create table rugi_nota (
  kode_toko text not null references toko, _id text not null, kode_kategori text not null, kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100), rugi bigint not null check (rugi >= 0), rusak bigint not null check (rusak >= 0),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kode_kategori, kadar), foreign key (kode_toko, kode_kategori) references kategori
);
create table kadar_eod (
  kode_toko text not null references toko, kode_kadar_eod text not null, nama_kadar_eod text not null, kadar_min numeric(6,3) not null, kadar_max numeric(6,3) not null, kadar_lapor numeric(6,3) not null, urutan integer not null default 0,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kadar_eod), check (0 <= kadar_min and kadar_min <= kadar_max and kadar_max <= 100)
);
create table marketplace (
  kode_toko text not null references toko, kode_marketplace text not null, nama_marketplace text not null, fee_persen numeric(6,3) not null default 0 check (fee_persen >= 0 and fee_persen <= 100), no_rekening text,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_marketplace), foreign key (kode_toko, no_rekening) references rekening
);
create table parameter_point (
  kode_toko text not null references toko, _id text not null, kode_group text not null, berat_dari numeric(12,3) not null check (berat_dari >= 0), berat_sampai numeric(12,3) check (berat_sampai >= berat_dari), poin integer not null check (poin >= 0), kelipatan integer not null default 1 check (kelipatan >= 1),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), foreign key (kode_toko, kode_group) references kelompok
);
create index parameter_point_by_group on parameter_point (kode_toko, kode_group, berat_dari);
create table harga_beli (
  kode_toko text not null references toko, kode_harga text not null, harga_per_gram numeric(15,0) not null check (harga_per_gram >= 1),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_harga)
);
create table keterangan_nota (
  kode_toko text not null references toko, kode_keterangan text not null, jenis_nota text not null check (jenis_nota in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'PESANAN', 'SERVICE', 'HUTANG', 'CICILAN')), keterangan text not null, urutan integer not null default 0,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_keterangan)
);
create table keterangan_penjualan (
  kode_toko text not null references toko, _id text not null, keterangan text not null, status text not null default 'AKTIF' check (status in ('AKTIF', 'TIDAK AKTIF')),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, keterangan)
);
-- Without a jenis it counts for every jenis of the group.
create table parameter_ongkos (
  kode_toko text not null references toko, _id text not null, kode_group text not null, kode_dept text, tipe_ongkos text not null check (tipe_ongkos in ('PER_GRAM', 'TOTAL')), ongkos numeric(15,0) not null check (ongkos >= 0),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique nulls not distinct (kode_toko, kode_group, kode_dept),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
create table supplier (
  kode_toko text not null references toko, kode_supplier text not null, nama_supplier text not null, alamat text not null default '', kota text not null default '', no_hp text not null default '', npwp text not null default '', keterangan text not null default '',
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_supplier)
);
-- Without a kadar it counts for every kadar of the kategori.
create table potongan_kategori (
  kode_toko text not null references toko, _id text not null, kode_kategori text not null, kadar numeric(6,3) check (kadar >= 0 and kadar <= 100), jenis_potongan text not null check (jenis_potongan in ('RP', 'PERSENTASE')), potongan numeric(15,0) not null default 0 check (potongan >= 0), persentase numeric(6,3) not null default 0 check (persentase >= 0 and persentase <= 100),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique nulls not distinct (kode_toko, kode_kategori, kadar), foreign key (kode_toko, kode_kategori) references kategori
);

-- Groups that share a price per gram. While it is 0 each group's own counts (domain guide 2.1).
create table kelompok_harga (
  kode_toko text not null references toko, kelompok_harga text not null, keterangan text not null, harga numeric(15,0) not null default 0 check (harga >= 0),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kelompok_harga)
);
alter table kelompok add column kelompok_harga text, add foreign key (kode_toko, kelompok_harga) references kelompok_harga;
create index kelompok_by_kelompok_harga on kelompok (kode_toko, kelompok_harga);

-- The largest principal of one loan by level. A new shop gets its rows when it is equipped; NULL is without limit.
create table plafond_hutang (
  kode_toko text not null references toko, level text not null, plafond numeric(15,0) check (plafond >= 0),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, level)
);
insert into plafond_hutang (kode_toko, level) select kode_toko, t.level from toko, unnest(array['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV']) as t(level);
