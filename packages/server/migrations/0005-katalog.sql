-- The catalogue of the member app. Texts that may be left out are a single space, as the specification sends them.

create table katalog_kategori (
  kode_toko text not null references toko, kode_kategori text not null, nama_kategori text not null,
  gambar_path text not null, warna text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_kategori)
);

create table katalog_harga (
  kode_toko text not null references toko, kode_harga_app text not null, nama_harga_app text not null,
  detail_group jsonb not null default '[]',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_harga_app)
);

create table katalog_banner (
  kode_toko text not null references toko, kode_banner text not null, title text not null,
  sub_title text not null default ' ',
  info text not null, sub_info text not null, deskripsi text not null default ' ', url_pendukung text not null,
  nama_tombol text not null, gambar_path text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_banner)
);

create table katalog_info (
  kode_toko text not null references toko, kode_info text not null, title text not null,
  sub_title text not null default ' ',
  info text not null, sub_info text not null, deskripsi text not null default ' ', url_pendukung text not null,
  nama_tombol text not null, gambar_path text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_info)
);

-- `kode_barang` may be the barcode of a piece; then the piece decides whether the item is shown.
create table katalog_item (
  kode_toko text not null references toko, kode_barang text not null, kode_kategori text not null,
  nama_barang text not null,
  berat numeric(12,3) not null check (berat > 0), harga_jual numeric(15,0) not null check (harga_jual > 0),
  direct_url text not null,
  gambar_path jsonb not null default '[]', kode_banner jsonb not null default '[]',
  kode_info jsonb not null default '[]',
  hashtag_kadar jsonb not null default '[]', hashtag_jenis jsonb not null default '[]',
  hashtag_lm jsonb not null default '[]',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_barang), foreign key (kode_toko, kode_kategori) references katalog_kategori
);
create index katalog_item_terbaru on katalog_item (kode_toko, dibuat_pada desc, kode_barang) where status_aktif;
create index katalog_item_by_kategori on katalog_item (kode_toko, kode_kategori, dibuat_pada desc, kode_barang)
  where status_aktif;

create table katalog_admin (
  kode_toko text not null references toko, kode_admin text not null, nama_admin text not null, no_hp text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_admin)
);

create table katalog_hadiah (
  kode_toko text not null references toko, kode_hadiah text not null, nama_hadiah text not null, info text not null,
  sub_info text not null,
  deskripsi text not null default ' ', point integer not null check (point > 0), gambar_path text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_hadiah)
);

create table katalog_group (
  kode_toko text not null references toko, kode_group text not null, description text not null,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_group), foreign key (kode_toko, kode_group) references kelompok
);

-- The slides are given: every shop has these four, new ones from the program that opens them.
create table katalog_splash (
  kode_toko text not null references toko,
  kode text not null check (kode in ('MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3')), screen_name text not null,
  text text not null default '', position text not null default 'bottom' check (position in ('top', 'bottom')),
  image_path text not null default '',
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode)
);
