-- Goods: pieces with a barcode and their stones, accessories with a quantity, manual items by tray, group and type.

-- Parts of names.
create extension if not exists pg_trgm;

-- Barcodes are unique in the whole chain and never used again: each shop draws from blocks of its own, so that
-- branch databases can give numbers out without asking anyone.
create table blok_barcode (
  kode_toko text not null references toko,
  dari bigint not null,
  sampai bigint not null,
  berikut bigint not null,
  primary key (kode_toko, dari),
  check (dari <= berikut and berikut <= sampai + 1)
);

-- One physical piece = one row = stock 1 (decisions.md 5). Place and state change only by a guarded update in the
-- transaction that posts. `pegangan` is the number of the document that holds or took the piece. `di_stok` is what the
-- indexes of the stock go by: unlike `status` it stays the same when a piece is reserved, so that a reservation
-- touches no index.
create table barang (
  kode_toko text not null references toko,
  kode_barcode text not null check (kode_barcode ~ '^[0-9]{8}$'),
  kode_intern text not null default '',
  nama_barang text not null check (length(nama_barang) > 5),
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  status text not null default 'TERSEDIA' check (status in ('TERSEDIA', 'RESERVASI', 'TERJUAL', 'HANCUR')),
  di_stok boolean not null generated always as (status in ('TERSEDIA', 'RESERVASI')) stored,
  -- What a piece became, null while it is in the stock: like `di_stok` it stays the same when a piece is reserved, so
  -- that the indexes of pieces that left are written once in a piece's life.
  keluar text generated always as (case when status in ('TERJUAL', 'HANCUR') then status end) stored,
  pegangan text not null default '',
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  kadar_cetak text not null default '',
  berat_asli numeric(12,3) not null check (berat_asli > 0),
  berat numeric(12,3) not null check (berat > 0),
  -- Whether the weight was typed by hand instead of taken from the scale.
  berat_manual boolean not null default false,
  berat_plastik numeric(12,3) not null default 0 check (berat_plastik >= 0),
  berat_bandrol numeric(12,3) not null default 0 check (berat_bandrol >= 0),
  nama_atribut text not null default '',
  berat_atribut numeric(12,3) not null default 0 check (berat_atribut >= 0),
  harga_atribut numeric(15,0) not null default 0 check (harga_atribut >= 0),
  -- Parts one by one. Their sums and names stay in the three above, by which everything else goes; an empty list means
  -- the single part that these tell. A list and no table: it is read and written with its piece, and nothing looks for
  -- a part of it.
  atribut jsonb not null default '[]' check (jsonb_typeof(atribut) = 'array'),
  tipe_ongkos text not null default 'PER_GRAM' check (tipe_ongkos in ('PER_GRAM', 'TOTAL')),
  ongkos numeric(15,0) not null default 0 check (ongkos >= 0),
  markis boolean not null default false,
  harga_khusus numeric(15,0) check (harga_khusus >= 0),
  size text not null default '',
  asal_faktur_pajak boolean not null default false,
  berlian boolean not null default false,
  foto text not null default '',
  tgl_masuk date not null,
  no_tambah text not null,
  -- The receipt it was entered from; empty when it came without one.
  no_terima text not null default '',
  dibuat_oleh text not null, dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki
) with (fillfactor = 80);
create index barang_by_barcode on barang (kode_barcode);
create index barang_by_tgl on barang (kode_toko, tgl_masuk, kode_barcode);
create index barang_by_intern on barang (kode_toko, kode_intern collate "C", kode_barcode) where kode_intern <> '';
-- The stock, in the orders it is listed in. What a search looks at stands in the first two, so that it reads no rows.
create index barang_stok on barang (kode_toko, kode_barcode) include (nama_barang, kode_intern) where di_stok;
create index barang_stok_by_nama on barang (kode_toko, nama_barang collate "id-x-icu", kode_barcode)
  include (kode_intern) where di_stok;
create index barang_stok_by_gudang on barang (kode_toko, kode_gudang, kode_barcode) where di_stok;
-- A group or type has many pieces with few beginnings of names: without the name behind it, a page of rings in the
-- order of names would read past all that sorts before rings.
create index barang_stok_by_group on barang (kode_toko, kode_group, nama_barang collate "id-x-icu", kode_barcode)
  where di_stok;
create index barang_stok_by_dept on barang (kode_toko, kode_dept, nama_barang collate "id-x-icu", kode_barcode)
  where di_stok;
create index barang_stok_cari on barang using gin (nama_barang gin_trgm_ops) where di_stok;
-- The list of pieces asks for them: few, and looked for on purpose.
create index barang_stok_manual on barang (kode_toko, kode_barcode) where di_stok and berat_manual;
create index barang_keluar on barang (kode_toko, keluar, kode_barcode) where keluar is not null;
create index barang_keluar_by_baki on barang (kode_toko, kode_baki, kode_barcode) where keluar is not null;
create index barang_keluar_by_nama on barang (kode_toko, nama_barang collate "id-x-icu", kode_barcode)
  where keluar is not null;
-- Weights read from the scale, where most are typed: the other side of barang_stok_manual.
create index barang_stok_timbangan on barang (kode_toko, kode_barcode) where di_stok and not berat_manual;
-- The checks of the day read what they add up from this index and the next, without the rows. They carry what stays the
-- same from a piece's entering to its sale.
create index barang_stok_by_baki on barang (kode_toko, kode_baki, kode_barcode)
  include (kode_gudang, kode_group, kode_dept, kadar, berat) where di_stok;
create index barang_by_terima on barang (kode_toko, no_terima)
  include (kode_group, kode_dept, berat) where no_terima <> '';

-- Stones of a piece, a line for those alike; carats and rupiah are those of the whole line. A table, because masters
-- that stones name must be known to be in use, and books of stones add them up.
create table barang_batu (
  kode_toko text not null references toko, kode_barcode text not null, baris integer not null check (baris > 0),
  kode_jenis_batu text not null, jumlah integer not null check (jumlah > 0),
  carat numeric(12,3) not null check (carat > 0),
  kode_shape text, kode_color text, kode_clarity text, kode_cutgrade text, kode_polish text, kode_symmetry text,
  kode_fluorescence text,
  no_sertifikat text not null default '', harga numeric(15,0) check (harga >= 0),
  primary key (kode_toko, kode_barcode, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_jenis_batu) references jenis_batu,
  foreign key (kode_toko, kode_shape) references batu_shape,
  foreign key (kode_toko, kode_color) references batu_color,
  foreign key (kode_toko, kode_clarity) references batu_clarity,
  foreign key (kode_toko, kode_cutgrade) references batu_cutgrade,
  foreign key (kode_toko, kode_polish) references batu_polish,
  foreign key (kode_toko, kode_symmetry) references batu_symmetry,
  foreign key (kode_toko, kode_fluorescence) references batu_fluorescence
);
create index barang_batu_by_jenis on barang_batu (kode_toko, kode_jenis_batu);

-- An accessory: one code from the shop's own barcodes, one tray, so many of it (domain guide 8.4). It enters with its
-- first stock. `kadar` is that of its group then, so that its grams stay what the books call them; `berat` is grams a
-- piece.
create table aksesoris (
  kode_toko text not null references toko,
  kode_barcode text not null check (kode_barcode ~ '^[0-9]{8}$'),
  nama_aksesoris text not null check (nama_aksesoris <> ''),
  kode_group text not null, kode_dept text not null, kode_gudang text not null, kode_baki text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  berat numeric(12,3) not null default 0 check (berat >= 0),
  harga_jual numeric(15,0) not null default 0 check (harga_jual >= 0),
  stok integer not null check (stok >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null, dibuat_pada timestamptz not null, diubah_oleh text, diubah_pada timestamptz,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  -- What is there is in use.
  check (status_aktif or stok = 0)
) with (fillfactor = 80);
create index aksesoris_by_nama on aksesoris (kode_toko, nama_aksesoris, kode_barcode);

-- Manual items: how much of a group and type lies in a tray, by purity (domain guide 8.4). `pesan_*` is what OPEN sales
-- hold of it. It changes in the transaction that posts, under a lock of its rows in the order of their key.
create table stok_manual (
  kode_toko text not null references toko,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  qty integer not null check (qty >= 0),
  berat numeric(18,3) not null check (berat >= 0),
  pesan_qty integer not null default 0 check (pesan_qty >= 0 and pesan_qty <= qty),
  pesan_berat numeric(18,3) not null default 0 check (pesan_berat >= 0 and pesan_berat <= berat),
  primary key (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, kadar),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
) with (fillfactor = 70);
