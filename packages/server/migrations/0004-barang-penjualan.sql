-- Pieces and their sale.

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
  pegangan text not null default '',
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  kadar_cetak text not null default '',
  berat_asli numeric(12,3) not null check (berat_asli > 0),
  berat numeric(12,3) not null check (berat > 0),
  berat_plastik numeric(12,3) not null default 0 check (berat_plastik >= 0),
  berat_bandrol numeric(12,3) not null default 0 check (berat_bandrol >= 0),
  nama_atribut text not null default '',
  berat_atribut numeric(12,3) not null default 0 check (berat_atribut >= 0),
  harga_atribut numeric(15,0) not null default 0 check (harga_atribut >= 0),
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
create index barang_stok_by_nama on barang (kode_toko, nama_barang collate "id-x-icu", kode_barcode) include (kode_intern) where di_stok;
create index barang_stok_by_gudang on barang (kode_toko, kode_gudang, kode_barcode) where di_stok;
create index barang_stok_by_baki on barang (kode_toko, kode_baki, kode_barcode) where di_stok;
-- A group or type has many pieces with few beginnings of names: without the name behind it, a page of rings in the
-- order of names would read past all that sorts before rings.
create index barang_stok_by_group on barang (kode_toko, kode_group, nama_barang collate "id-x-icu", kode_barcode) where di_stok;
create index barang_stok_by_dept on barang (kode_toko, kode_dept, nama_barang collate "id-x-icu", kode_barcode) where di_stok;
-- Parts of names.
create extension if not exists pg_trgm;
create index barang_stok_cari on barang using gin (nama_barang gin_trgm_ops) where di_stok;

create table penjualan (
  kode_toko text not null references toko,
  no_faktur_group text not null,
  tgl date not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  kode_sales text not null default '',
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  kode_member text not null default '', nama text not null, no_hp text not null, alamat text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  total_berat numeric(12,3) not null,
  sub_total numeric(15,0) not null,
  diskon numeric(15,0) not null,
  ppn numeric(15,0) not null,
  grand_total numeric(15,0) not null check (grand_total >= 0),
  dibayar numeric(15,0) not null,
  kembali numeric(15,0) not null check (kembali >= 0),
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  diubah_oleh text, diubah_pada timestamptz,
  valid_oleh text, valid_pada timestamptz,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  cetak integer not null default 0,
  kunci text not null,
  primary key (kode_toko, no_faktur_group),
  check (status <> 'DONE' or valid_oleh is not null), check (status <> 'CANC' or batal_oleh is not null)
);
create index penjualan_by_tgl on penjualan (kode_toko, tgl, no_faktur_group);
create index penjualan_open on penjualan (kode_toko, no_faktur_group) where status = 'OPEN';
create index penjualan_batal on penjualan (kode_toko, tgl_batal, no_faktur_group) where status = 'CANC';

-- A line keeps a snapshot of every price, rate and rule it used.
create table penjualan_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  baris smallint not null,
  no_faktur_jual text not null,
  tgl date not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kode_gudang text not null, kode_baki text not null, jenis_group text not null,
  kadar numeric(6,3) not null, kadar_cetak text not null, foto text not null default '',
  berat_barang numeric(12,3) not null, berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null, harga_gram numeric(15,0) not null,
  persentase numeric(6,3) not null default 0, pembulatan integer not null, arah_pembulatan text not null,
  harga_jual numeric(15,0) not null, tipe_ongkos text not null, tarif_ongkos numeric(15,0) not null, ongkos numeric(15,0) not null,
  nama_atribut text not null default '', harga_atribut numeric(15,0) not null,
  diskon_persen numeric(6,3) not null default 0, diskon numeric(15,0) not null, ppn_tarif numeric(6,3) not null default 0, ppn numeric(15,0) not null default 0,
  harga_total numeric(15,0) not null check (harga_total >= 0), harga_rata numeric(15,0) not null,
  otorisasi uuid,
  status_kembali text not null default 'Tersedia' check (status_kembali in ('Tersedia', 'Buy Back', 'Batal', 'Tukar')),
  primary key (kode_toko, no_faktur_group, baris),
  foreign key (kode_toko, no_faktur_group) references penjualan on delete cascade,
  foreign key (kode_toko, kode_barcode) references barang
);
create index penjualan_barang_by_barcode on penjualan_barang (kode_toko, kode_barcode);
create index penjualan_barang_by_tgl on penjualan_barang (kode_toko, tgl, no_faktur_group, baris);

create table penjualan_bayar (
  kode_toko text not null,
  no_faktur_group text not null,
  baris smallint not null,
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS')),
  jumlah numeric(15,0) not null check (jumlah > 0),
  no_rekening text not null default '', no_kartu text not null default '', no_rekening_customer text not null default '',
  fee_persen numeric(6,3) not null default 0, fee_rp numeric(15,0) not null default 0, fee_ditanggung text not null default 'TOKO',
  jumlah_gesek_rp numeric(15,0) not null default 0,
  primary key (kode_toko, no_faktur_group, baris),
  foreign key (kode_toko, no_faktur_group) references penjualan on delete cascade
);

-- Papers printed: a reprint is marked DUPLIKAT with its count, and logged.
create table cetak_log (
  kode_toko text not null references toko,
  id uuid not null,
  jenis text not null, nomor text not null, ke integer not null,
  user_id text not null, waktu timestamptz not null default now(),
  primary key (kode_toko, id)
);
create index cetak_log_by_nomor on cetak_log (kode_toko, jenis, nomor, ke);

create table member (
  kode_toko text not null references toko, kode_member text not null, nama_member text not null, no_hp text not null,
  alamat text not null default '', tgl_lahir date, nik text not null default '',
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_member), unique (kode_toko, no_hp)
);
