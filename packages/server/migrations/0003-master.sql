-- Base data of a shop. Each table mirrors its resource definition; a test holds them against each other.
-- Names sort by Indonesian rules; codes by bytes.

create table kategori (
  kode_toko text not null references toko, kode_kategori text not null, nama_kategori text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kategori)
);

create table jenis_group (
  kode_toko text not null references toko, kode_jenis_group text not null, nama_jenis_group text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_jenis_group)
);

create table kadar (
  kode_toko text not null references toko, kode_kadar text not null, nama_kadar text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kadar)
);

-- Groups that share a price per gram. While it is 0 each group's own counts (domain guide 2.1).
create table kelompok_harga (
  kode_toko text not null references toko, kelompok_harga text not null, keterangan text not null,
  harga numeric(15,0) not null default 0 check (harga >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kelompok_harga)
);

-- Purity and price class. `harga` is rupiah per gram; `persentase` the sale purity of percentage mode (domain guide
-- 2.1).
create table kelompok (
  kode_toko text not null references toko, kode_group text not null, nama_group text not null,
  kode_kategori text not null, jenis_group text not null,
  kelompok_harga text,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  persentase numeric(6,3) not null default 0 check (persentase >= 0 and persentase <= 200),
  harga numeric(15,0) not null default 0 check (harga >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_group),
  foreign key (kode_toko, kode_kategori) references kategori,
  foreign key (kode_toko, jenis_group) references jenis_group,
  foreign key (kode_toko, kelompok_harga) references kelompok_harga
);
create index kelompok_by_kelompok_harga on kelompok (kode_toko, kelompok_harga);

create table jenis (
  kode_toko text not null references toko, kode_dept text not null, nama_dept text not null, kode_group text,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_dept), foreign key (kode_toko, kode_group) references kelompok
);

create table gudang (
  kode_toko text not null references toko, kode_gudang text not null, nama_gudang text not null,
  dijual boolean not null default false,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_gudang)
);

create table baki (
  kode_toko text not null references toko, kode_baki text not null, nama_baki text not null, kode_gudang text not null,
  berat_baki numeric(12,3) not null check (berat_baki >= 0.01),
  berat_bandrol numeric(12,3) not null check (berat_bandrol >= 0.01),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_baki), foreign key (kode_toko, kode_gudang) references gudang
);

create table bandrol (
  kode_toko text not null references toko, _id text not null, keterangan text not null,
  berat_bandrol numeric(12,3) not null check (berat_bandrol >= 0.01),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, keterangan)
);

create table kondisi_barang (
  kode_toko text not null references toko, kode_kondisi text not null, nama_kondisi text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kondisi)
);

create table supplier (
  kode_toko text not null references toko, kode_supplier text not null, nama_supplier text not null,
  alamat text not null default '', kota text not null default '', no_hp text not null default '',
  npwp text not null default '', keterangan text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_supplier)
);

create table tukang (
  kode_toko text not null references toko, kode_tukang text not null, nama_tukang text not null,
  no_hp text not null default '', alamat text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_tukang)
);

-- Customers.
create table member (
  kode_toko text not null references toko, kode_member text not null, nama_member text not null, no_hp text not null,
  alamat text not null default '',
  jenis_member text not null default 'REGULER' check (jenis_member in ('REGULER', 'VIP', 'RESELLER')),
  tgl_lahir date, nik text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_member), unique (kode_toko, no_hp)
);

create table sales (
  kode_toko text not null references toko, kode_sales text not null, nama_sales text not null,
  kode_bank text not null, nama_bank text not null, no_rekening text not null, nama_rekening text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_sales)
);

create table bank (
  kode_toko text not null references toko, kode_bank text not null, nama_bank text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_bank)
);

create table rekening (
  kode_toko text not null references toko, no_rekening text not null, nama_rekening text not null,
  kode_bank text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, no_rekening), foreign key (kode_toko, kode_bank) references bank
);

create table fee_penjualan (
  kode_toko text not null references toko, _id text not null,
  fee_penjualan numeric(6,3) not null check (fee_penjualan >= 0 and fee_penjualan <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, fee_penjualan)
);

create table marketplace (
  kode_toko text not null references toko, kode_marketplace text not null, nama_marketplace text not null,
  fee_persen numeric(6,3) not null default 0 check (fee_persen >= 0 and fee_persen <= 100), no_rekening text,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_marketplace), foreign key (kode_toko, no_rekening) references rekening
);

-- Keys of platforms are sealed by the server (platform/secrets.ts); the table never sees them.
create table koneksi_marketplace (
  kode_toko text not null references toko, _id text not null, platform text not null, kode_marketplace text not null,
  nama_toko_marketplace text not null, shop_id text not null, app_key text not null default '',
  app_secret text not null default '',
  aktif boolean not null default true,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, platform, shop_id)
);

create table kode_transaksi (
  kode_toko text not null references toko, kode_transaksi text not null, nama_transaksi text not null,
  jenis_transaksi text not null check (jenis_transaksi in ('MASUK', 'KELUAR', 'SEMUA')),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_transaksi)
);

-- Accounting: the shop's accounts, and the account of each line of the program's journals (Akuntansi > Parameter Akun).
-- `kode_akun` is side and kind of account: D-KAS, K-PENJUALAN.
create table akun (
  kode_toko text not null references toko, nomor_akun text not null, nama_akun text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, nomor_akun)
);

create table para_akun_transaksi (
  kode_toko text not null references toko, trx text not null, type text not null, kode_akun text not null,
  nomor_akun text not null,
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, trx, type, kode_akun), foreign key (kode_toko, nomor_akun) references akun
);
create index para_akun_transaksi_by_akun on para_akun_transaksi (kode_toko, nomor_akun);

-- Gold price of the day without a group: rupiah per gram of 24K. One row a shop.
create table harga_global (
  kode_toko text primary key references toko, nominal numeric(15,0) not null check (nominal >= 0),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now()
);

-- Every change of a price, with who and when (laporan perubahan harga emas). kode_group '' is the global price.
create table riwayat_harga (
  kode_toko text not null references toko, id uuid not null, kode_group text not null, tgl date not null,
  harga_lama numeric(15,0), harga_baru numeric(15,0) not null, diubah_oleh text not null,
  diubah_pada timestamptz not null default now(),
  primary key (kode_toko, id)
);
create index riwayat_harga_by_tgl on riwayat_harga (kode_toko, tgl, kode_group, diubah_pada);
