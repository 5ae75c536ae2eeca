-- What the trade goes by: prices, cuts, wages, points, stones, loans, instalments, services, coupons, bonuses. Each
-- table mirrors its resource definition; a test holds them against each other. The band of a rate or a price is kept
-- free of overlaps by the engine, under its lock.

create table harga_beli (
  kode_toko text not null references toko, kode_harga text not null,
  harga_per_gram numeric(15,0) not null check (harga_per_gram >= 1),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_harga)
);

create table harga_emas_pembelian (
  kode_toko text not null references toko, _id text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  harga_gram numeric(15,0) not null check (harga_gram > 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kadar)
);

-- In an exchange the cut may be smaller; NULL is the same as without.
create table kondisi_pembelian (
  kode_toko text not null references toko, kondisi_barang text not null,
  jenis_potongan text not null check (jenis_potongan in ('RP', 'PERSENTASE')),
  potongan numeric(15,0) not null default 0 check (potongan >= 0),
  persentase numeric(6,3) not null default 0 check (persentase >= 0 and persentase <= 100),
  potongan_tukar numeric(15,0) check (potongan_tukar >= 0),
  persentase_tukar numeric(6,3) check (persentase_tukar >= 0 and persentase_tukar <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kondisi_barang)
);

-- Without a kadar it counts for every kadar of the kategori.
create table potongan_kategori (
  kode_toko text not null references toko, _id text not null, kode_kategori text not null,
  kadar numeric(6,3) check (kadar >= 0 and kadar <= 100),
  jenis_potongan text not null check (jenis_potongan in ('RP', 'PERSENTASE')),
  potongan numeric(15,0) not null default 0 check (potongan >= 0),
  persentase numeric(6,3) not null default 0 check (persentase >= 0 and persentase <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique nulls not distinct (kode_toko, kode_kategori, kadar),
  foreign key (kode_toko, kode_kategori) references kategori
);

-- Up to 100 `rugi` and `rusak` are percent, above that rupiah per gram.
create table rugi_nota (
  kode_toko text not null references toko, _id text not null, kode_kategori text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100), rugi bigint not null check (rugi >= 0),
  rusak bigint not null check (rusak >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kode_kategori, kadar),
  foreign key (kode_toko, kode_kategori) references kategori
);

create table kadar_eod (
  kode_toko text not null references toko, kode_kadar_eod text not null, nama_kadar_eod text not null,
  kadar_min numeric(6,3) not null, kadar_max numeric(6,3) not null, kadar_lapor numeric(6,3) not null,
  urutan integer not null default 0,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kadar_eod), check (0 <= kadar_min and kadar_min <= kadar_max and kadar_max <= 100)
);

-- Without a jenis it counts for every jenis of the group.
create table parameter_ongkos (
  kode_toko text not null references toko, _id text not null, kode_group text not null, kode_dept text,
  tipe_ongkos text not null check (tipe_ongkos in ('PER_GRAM', 'TOTAL')),
  ongkos numeric(15,0) not null check (ongkos >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique nulls not distinct (kode_toko, kode_group, kode_dept),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

create table parameter_point (
  kode_toko text not null references toko, _id text not null, kode_group text not null,
  berat_dari numeric(12,3) not null check (berat_dari >= 0),
  berat_sampai numeric(12,3) check (berat_sampai >= berat_dari), poin integer not null check (poin >= 0),
  kelipatan integer not null default 1 check (kelipatan >= 1),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), foreign key (kode_toko, kode_group) references kelompok
);
create index parameter_point_by_group on parameter_point (kode_toko, kode_group, berat_dari);

create table hadiah (
  kode_toko text not null references toko, kode_hadiah text not null, nama_hadiah text not null,
  poin integer not null check (poin >= 1), keterangan text not null default '', gambar text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_hadiah)
);

create table keterangan_nota (
  kode_toko text not null references toko, kode_keterangan text not null,
  jenis_nota text not null
    check (jenis_nota in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'PESANAN', 'SERVICE', 'HUTANG', 'CICILAN')),
  keterangan text not null, urutan integer not null default 0,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_keterangan)
);

create table keterangan_penjualan (
  kode_toko text not null references toko, _id text not null, keterangan text not null,
  status text not null default 'AKTIF' check (status in ('AKTIF', 'TIDAK AKTIF')),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, keterangan)
);

-- Diamonds.
create table jenis_batu (
  kode_toko text not null references toko, kode_jenis_batu text not null, nama_jenis_batu text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_jenis_batu)
);

create table supplier_berlian (
  kode_toko text not null references toko, kode_supplier_berlian text not null, nama_supplier_berlian text not null,
  no_telp text not null default '', alamat text not null default '', npwp text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_supplier_berlian)
);

-- How a stone is graded. `urutan` is the order of the trade.
create table batu_shape (
  kode_toko text not null references toko, kode_shape text not null, nama_shape text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_shape)
);

create table batu_color (
  kode_toko text not null references toko, kode_color text not null, nama_color text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_color)
);

create table batu_clarity (
  kode_toko text not null references toko, kode_clarity text not null, nama_clarity text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_clarity)
);

create table batu_cutgrade (
  kode_toko text not null references toko, kode_cutgrade text not null, nama_cutgrade text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_cutgrade)
);

create table batu_polish (
  kode_toko text not null references toko, kode_polish text not null, nama_polish text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_polish)
);

create table batu_symmetry (
  kode_toko text not null references toko, kode_symmetry text not null, nama_symmetry text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_symmetry)
);

create table batu_fluorescence (
  kode_toko text not null references toko, kode_fluorescence text not null, nama_fluorescence text not null,
  urutan integer not null default 0 check (urutan >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_fluorescence)
);

-- Price list of stones. An open shape, colour or clarity counts for all.
create table parameter_berlian (
  kode_toko text not null references toko, kode_parameter_berlian text not null, kode_shape text, kode_color text,
  kode_clarity text,
  karat_dari numeric(12,3) not null check (karat_dari >= 0),
  karat_sampai numeric(12,3) check (karat_sampai >= karat_dari),
  mata_uang text not null default 'USD' check (mata_uang in ('IDR', 'USD')),
  harga_per_karat bigint not null check (harga_per_karat > 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_parameter_berlian), foreign key (kode_toko, kode_shape) references batu_shape,
  foreign key (kode_toko, kode_color) references batu_color,
  foreign key (kode_toko, kode_clarity) references batu_clarity
);

-- Rupiah for one unit of a currency from a business date on: the last row not after the date is in force.
create table kurs_harian (
  kode_toko text not null references toko, mata_uang text not null check (mata_uang = 'USD'), tgl date not null,
  kurs numeric(15,0) not null check (kurs > 0), diubah_oleh text not null default '',
  diubah_pada timestamptz not null default now(),
  primary key (kode_toko, mata_uang, tgl)
);

create table kondisi_pinjaman (
  kode_toko text not null references toko, _id text not null, kondisi_pinjaman text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kondisi_pinjaman)
);

-- The largest principal of one loan by level. A new shop gets its rows when it is equipped; NULL is without limit.
create table plafond_hutang (
  kode_toko text not null references toko, level text not null, plafond numeric(15,0) check (plafond >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, level)
);

-- Loans. Interest is percent of 30 days; an amount or weight without an upper end is NULL.
create table para_bunga_hutang (
  kode_toko text not null references toko, _id text not null,
  jumlah_dari numeric(15,0) not null check (jumlah_dari >= 0),
  jumlah_sampai numeric(15,0) check (jumlah_sampai >= jumlah_dari),
  bunga numeric(6,3) not null check (bunga >= 0 and bunga <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id)
);

create table plafond_hutang_kadar (
  kode_toko text not null references toko, _id text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  harga_plafond numeric(15,0) not null check (harga_plafond > 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kadar)
);

create table para_hutang_pokok_persen (
  kode_toko text not null references toko, _id text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  persen numeric(6,3) not null check (persen >= 0 and persen <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kadar)
);

create table para_hutang_pokok_tetap (
  kode_toko text not null references toko, _id text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  berat_dari numeric(12,3) not null check (berat_dari >= 0),
  berat_sampai numeric(12,3) check (berat_sampai >= berat_dari),
  jumlah_pokok numeric(15,0) not null check (jumlah_pokok > 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id)
);

create table para_cicilan (
  kode_toko text not null references toko, _id text not null, tenor integer not null check (tenor > 0),
  dp_persen numeric(6,3) not null check (dp_persen >= 0 and dp_persen <= 100),
  margin_persen numeric(6,3) not null default 0 check (margin_persen >= 0 and margin_persen <= 100),
  denda_persen numeric(6,3) not null default 0 check (denda_persen >= 0 and denda_persen <= 100),
  potongan_pelunasan_persen numeric(6,3) not null default 0 check (potongan_pelunasan_persen >= 0
    and potongan_pelunasan_persen <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, tenor)
);

create table para_deskripsi_service (
  kode_toko text not null references toko, kode_deskripsi text not null, deskripsi text not null,
  ongkos numeric(15,0) not null default 0 check (ongkos >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_deskripsi)
);

-- `dipakai_dokumen` is the paper that used the coupon up; '' as long as none has.
create table kupon (
  kode_toko text not null references toko, kode_kupon text not null, keterangan text not null default '',
  jenis text not null check (jenis in ('RP', 'PERSEN')),
  nilai bigint not null check (nilai > 0 and (jenis = 'RP' or nilai <= 100)),
  min_belanja numeric(15,0) not null default 0 check (min_belanja >= 0),
  maks_potongan numeric(15,0) check (maks_potongan > 0),
  tgl_mulai date not null, tgl_selesai date check (tgl_selesai >= tgl_mulai), dipakai_dokumen text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kupon)
);

-- Without a group the bonus counts for all groups; there is one such row for each tipe.
create table para_bonus_sales (
  kode_toko text not null references toko, _id text not null, kode_group text,
  tipe text not null check (tipe in ('GRAM', 'PCS')), bonus numeric(15,0) not null check (bonus > 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique nulls not distinct (kode_toko, kode_group, tipe),
  foreign key (kode_toko, kode_group) references kelompok
);
